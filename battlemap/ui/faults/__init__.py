"""When the program itself goes wrong: it is written down (`watch`), told once and calmly (`dialog`), as a report that names
nobody (`report`); an end that was none of the user's is noticed at the next start (`running`).
"""
