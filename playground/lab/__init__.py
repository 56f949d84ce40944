"""The lab: readers' own programs at a game's table. It runs in the sandboxed worker, and in tests without one."""
