### How a rule and an edition are named and cited.

edition-modern = Modern edition
edition-house = House rules
edition-holdem-a = Texas hold'em, short all-ins are calls
edition-holdem-b = Texas hold'em, more than half a raise reopens
edition-holdem-c = Texas hold'em, short all-ins add up
edition-tda2011 = TDA rules of 2011
edition-tda2019 = TDA procedures of 2019
edition-holdem = Texas hold'em
edition-chinese = 13-card Chinese poker

citation = Rule { $rule }, { $edition }
