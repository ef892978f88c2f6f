"""What the Strategist has learnt, by name: numbers and nothing else."""
