"""The bots room: computer players, who get an Observation and nothing else."""
