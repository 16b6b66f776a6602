"""Sessions of browsers: cookies, visitors who only look, and the lists of visits."""
