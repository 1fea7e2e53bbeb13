"""What the drawing tools know without a pointer: snapping, lines and how walls are cut, split and joined, squares of a stroke,
the stroke as one command, drawn things as text for the clipboard.

Points are in squares.  Not here: gestures and bars (`tools`), how drawn things look (`canvas`), what is legal.
"""
