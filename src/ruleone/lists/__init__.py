"""Lists as people have them: pasted names, CSV of any kind, workbooks, saves of other programs.

`table` makes lines of cells of whatever comes; `columns` says what each column holds.
"""
