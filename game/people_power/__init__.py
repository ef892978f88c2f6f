"""What People Power looks like."""
