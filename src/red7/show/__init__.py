"""What one viewer sees of a table: views, events, boards and replays."""
