"""Open vessels: walls with a thickness, a floor, and a lining inside."""

import numpy as np

from .part import Part


def shell(sections, thick, outside="leather", inside="lining", rim="edge", floor_at=0.12):
    """An open-topped body lofted through horizontal sections [(outline in x-y, z)], bottom first; lined down to `floor_at`
    of its height. All outlines have the same number of points."""
    top_outline, top = sections[-1]
    rows = [(o, z, outside) for o, z in sections]
    centre = lambda o: o.mean(axis=0)
    shrink = lambda o, t: centre(o) + (o - centre(o)) * (1 - t / np.maximum(np.linalg.norm(o - centre(o), axis=1, keepdims=True), 1e-6))
    rows.append((shrink(top_outline, thick * 0.35), top + thick * 0.3, rim))
    rows.append((shrink(top_outline, thick * 0.9), top + thick * 0.1, rim))
    low = sections[0][1] + (top - sections[0][1]) * floor_at
    for outline, z in reversed(sections):
        if z > low:
            rows.append((shrink(outline, thick * 1.1), z - 0.02, inside))
    n = len(top_outline)
    vertices = [(p[0], p[1], z) for o, z, _ in rows for p in o]
    first, last = centre(sections[0][0]), centre(rows[-1][0])
    vertices += [(first[0], first[1], sections[0][1]), (last[0], last[1], rows[-1][1])]
    faces, materials = [], []
    for r in range(len(rows) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((r * n + i, r * n + j, (r + 1) * n + j, (r + 1) * n + i))
            materials.append(rows[r + 1][2])
    bottom, floor, base = len(vertices) - 2, len(vertices) - 1, (len(rows) - 1) * n
    for i in range(n):
        j = (i + 1) % n
        faces += [(bottom, j, i), (floor, base + i, base + j)]
        materials += [outside, inside]
    return Part(vertices, faces, materials)
