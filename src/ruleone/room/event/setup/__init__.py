"""Events as their director plans them: terms, structures, prizes."""
