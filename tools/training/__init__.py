"""Programs that learn the weights of the Strategists from games."""
