"""The pages of events and tables: what each viewer sees, field by field."""
