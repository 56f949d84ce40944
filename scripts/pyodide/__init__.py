"""Python for the reader's browser: our wheel, our lock file, one archive of bytecode, the runtime beside
them.

``pack.write_pack(plan)`` is the step of the build. Bytecode is made by Pyodide itself under Node, since only
Python 3.14 can write what Python 3.14 reads; the programs that run there are in ``inside/``.
"""
