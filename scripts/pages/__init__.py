"""Pages: from the rule book to Markdown, fonts, styles and scripts, to three sites, to a finished folder."""
