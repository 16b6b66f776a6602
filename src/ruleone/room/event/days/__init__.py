"""The days of an event: last hands, bags, the draw of the next day."""
