"""What each rule puts on a picture, one file per rule."""
