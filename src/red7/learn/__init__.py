"""Training of the policy that plays as `policy`: self-play in PyTorch, on one GPU or, small, on a processor."""
