"""The layout room: where tiles, hands and seats lie. Pure functions, no Qt."""
