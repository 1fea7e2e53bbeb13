"""Stat blocks of other programs and of pages, read into `StatBlock`s."""
