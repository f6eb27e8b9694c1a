"""What each command is called with, a module for each. What it does is imported when it runs, so that help is quick."""
