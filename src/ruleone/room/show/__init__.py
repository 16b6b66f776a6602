"""What viewers see: each view is built for its viewer, field by field, from what he may know."""
