### Addresses that are handed to others.

reach-alone = Only this machine can open this address. Restart the room with --host 0.0.0.0 before you hand it out.
reach-alone-print = Only this machine can open these codes. Restart the room with --host 0.0.0.0 before you print.
