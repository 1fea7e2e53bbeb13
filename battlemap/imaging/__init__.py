"""Pictures as pixels: how large one is, where its printed grid lies, how squares are laid on it, how it is turned.

Here: `header` (size and kind from a file's first bytes), `grid_finder` (with `ridges`, `comb`, `fit`), `guessing` (squares where
no grid is printed), `layout` (squares on a picture), `strips` (a PNG a few rows at a time), `pyramid` (tiles at several zooms, on
disk), `turning` (quarter turns, small angles), `disc` (a creature's picture cut round).  All of it pure: numbers, arrays, bytes.
Not here: maps and fights, what a map file holds (`importers`), Qt, painting (`ui`).

    found = find_grid(grey, scale)
    layout = Layout.of_grid(width, height, found.px, found.left, found.top)
    layout.columns, layout.rows
"""
