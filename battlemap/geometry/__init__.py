"""Pure geometry: squares, walls, steps, ways, lines of sight and cover, areas, rooms."""
