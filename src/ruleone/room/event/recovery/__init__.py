"""Events and tables that stand frozen, and how they go on."""
