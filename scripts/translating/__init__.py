"""What translators do with the texts: look at their states, accept them, carry them to a PO editor and back."""
