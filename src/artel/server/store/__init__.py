"""What the server keeps: tables of a relational database, and small functions for each kind of thing in them."""
