"""The command line: text and exit codes, no widgets.

Here: `play` (scenario files), `imports` (map files), `export` (maps, scenarios and logs), `check` (a fight's file).  Not here:
the window (`ui`).  No command but opening it loads Qt, unless a log is written: its words are the window's.
"""
