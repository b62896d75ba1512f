"""From a position to what is sent: built up from what lies open, in the words of the wire."""
