"""The examination that every game takes, ours and those that other packages bring: `artel check GAME`."""
