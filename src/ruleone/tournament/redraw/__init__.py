"""A redraw that the director orders: all who are left draw new seats at the tables that stand."""
