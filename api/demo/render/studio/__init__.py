"""Everything the demo shop's photographs are made of: shapes, leather, light and a camera. All lengths are centimetres."""
