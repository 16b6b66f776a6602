"""Events of several days: starting flights, the end of a day, bags, the draw of the next day.

docs/en/build/flights.md tells how they go together.
"""
