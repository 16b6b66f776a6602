"""Who may do what: links of roles and of players, tokens of programs, what is granted."""
