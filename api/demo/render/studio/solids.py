"""Solid shapes: padded slabs, grid panels, straps, tubes and turned pieces."""

import math

import numpy as np

from .outline import inset
from .part import Part
from .path import lengths, tangents


def slab(outline, depth, edge, rings=14, face="leather", side=None, steps=6):
    """An outline in the x-z plane made thick along y (front at -depth/2), its rims rounded by `edge`."""
    side = side or face
    edge = min(edge, depth / 2 - 1e-3)
    inner = inset(outline, edge)
    centre = inner.mean(axis=0)
    n = len(outline)
    rows = []
    for k in range(1, rings + 1):
        rows.append((centre + (inner - centre) * (k / rings), -depth / 2, "face"))
    arc = 5
    for k in range(1, arc + 1):
        a = math.pi / 2 * k / arc
        rows.append((inset(outline, edge * (1 - math.sin(a))), -depth / 2 + edge * (1 - math.cos(a)), "side"))
    for k in range(1, steps):
        y = -depth / 2 + edge + (depth - 2 * edge) * k / steps
        rows.append((outline, y, "side"))
    front = [r for r in rows if r[1] <= -depth / 2 + edge + 1e-9]
    for points, y, kind in reversed(front):
        rows.append((points, -y, kind))
    vertices = [[centre[0], -depth / 2, centre[1]]]
    for points, y, _ in rows:
        vertices.extend([p[0], y, p[1]] for p in points)
    vertices.append([centre[0], depth / 2, centre[1]])
    faces, materials = [], []
    nxt = lambda i: (i + 1) % n
    for i in range(n):
        faces.append((0, 1 + i, 1 + nxt(i)))
        materials.append(face)
    for r in range(len(rows) - 1):
        a, b = 1 + r * n, 1 + (r + 1) * n
        kind = face if rows[r + 1][2] == rows[r][2] == "face" else side
        for i in range(n):
            faces.append((a + i, b + i, b + nxt(i), a + nxt(i)))
            materials.append(kind)
    last, end = 1 + (len(rows) - 1) * n, len(vertices) - 1
    for i in range(n):
        faces.append((end, last + nxt(i), last + i))
        materials.append(face)
    return Part(vertices, faces, materials)


def panel(outline, thick, face="leather", back="lining", side="edge", columns=28, row_step=0.6):
    """A thin sheet in the x-z plane, outer face at y = -thick, inner at y = 0, as a grid that bends well.
    The outline must be symmetric about x = 0."""
    right = outline[outline[:, 0] >= -1e-6]
    z = np.round(right[:, 1], 4)
    levels = {}
    for level, x in zip(z, right[:, 0]):
        levels[level] = max(levels.get(level, 0.0), x)
    zs = np.array(sorted(levels))
    ws = np.array([levels[v] for v in zs])
    extra = np.arange(zs[0], zs[-1], row_step)
    rows = np.unique(np.round(np.concatenate([zs, extra]), 4))
    rows = rows[np.concatenate([[True], np.diff(rows) > 0.01])]
    widths = np.maximum(np.interp(rows, zs, ws), 0.02)
    bevel = thick * 0.32
    u = np.linspace(-1, 1, columns)
    ring = []
    for z_, w in zip(rows, widths):
        outer = [(x * (w - bevel), -thick, z_) for x in u]
        inner = [(x * (w - bevel), 0.0, z_) for x in u[::-1]]
        ring.append(outer + [(w, -thick + bevel, z_), (w, -bevel, z_)] + inner + [(-w, -bevel, z_), (-w, -thick + bevel, z_)])
    n = len(ring[0])
    vertices = [p for r in ring for p in r]
    faces, materials = [], []
    for r in range(len(ring) - 1):
        a, b = r * n, (r + 1) * n
        for i in range(n):
            j = (i + 1) % n
            faces.append((a + i, a + j, b + j, b + i))
            materials.append(face if i < columns - 1 else back if columns + 2 <= i < 2 * columns + 1 else side)
    faces.append(tuple(range(n))[::-1])
    faces.append(tuple((len(ring) - 1) * n + i for i in range(n)))
    materials += [side, side]
    return Part(vertices, faces, materials)


def frames(path, side):
    """Tangent, side and outward normal at each point of a path, from a wished side vector (one, or one per point)."""
    path = np.asarray(path, dtype=float)
    t = tangents(path)
    s = np.broadcast_to(np.asarray(side, dtype=float), path.shape).copy()
    normal = np.cross(s, t)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    s = np.cross(t, normal)
    return t, s, normal


def strap(path, width, thick, side, face="leather", edge="edge", back=None):
    """A flat strap along a path; `side` is the direction of its width. Width: one number or one per point."""
    path = np.asarray(path, dtype=float)
    _, s, normal = frames(path, side)
    w = np.broadcast_to(np.asarray(width, dtype=float), (len(path),)) / 2
    h, b = thick / 2, thick * 0.3
    back = back or face
    profile = [(-1, 0, h - b), (-1, b, h), (-0.33, 0, h + 0.02 * thick), (0.33, 0, h + 0.02 * thick), (1, -b, h), (1, 0, h - b),
               (1, 0, -h + b), (1, -b, -h), (-1, b, -h), (-1, 0, -h + b)]
    kinds = [edge, face, face, face, edge, edge, edge, back, edge, edge]
    n, vertices = len(profile), []
    for p, sv, nv, wv in zip(path, s, normal, w):
        vertices.extend(p + sv * (k * wv + off) + nv * up for k, off, up in profile)
    faces, materials = [], []
    for r in range(len(path) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((r * n + i, (r + 1) * n + i, (r + 1) * n + j, r * n + j))
            materials.append(kinds[i])
    faces.append(tuple(range(n)))
    faces.append(tuple((len(path) - 1) * n + i for i in range(n))[::-1])
    materials += [edge, edge]
    return Part(vertices, faces, materials)


def tube(path, radius, material="leather", closed=False, sides=10, flat=1.0):
    """A round cord or wire. `flat` below 1 squeezes it across."""
    path = np.asarray(path, dtype=float)
    if closed and np.linalg.norm(path[0] - path[-1]) > 1e-6:
        path = np.concatenate([path, path[:1]])
    t = tangents(path)
    up = np.zeros_like(path)
    seed = np.array([0.0, 1.0, 0.0]) if abs(t[0][1]) < 0.8 else np.array([1.0, 0.0, 0.0])
    for i in range(len(path)):
        seed = seed - t[i] * (seed @ t[i])
        seed /= max(np.linalg.norm(seed), 1e-9)
        up[i] = seed
    s = np.cross(t, up)
    r = np.broadcast_to(np.asarray(radius, dtype=float), (len(path),))
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    vertices = []
    for p, u, v, q in zip(path, up, s, r):
        vertices.extend(p + q * (math.cos(a) * u * flat + math.sin(a) * v) for a in angles)
    faces = []
    for k in range(len(path) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, (k + 1) * sides + i, (k + 1) * sides + j, k * sides + j))
    if not closed:
        faces.append(tuple(range(sides)))
        faces.append(tuple((len(path) - 1) * sides + i for i in range(sides))[::-1])
    return Part(vertices, faces, material)


def turned(profile, material="metal", sides=28):
    """A piece turned on a lathe about the y axis: profile of (radius, outwards), outwards being towards -y."""
    angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    vertices = [(r * math.cos(a), -o, r * math.sin(a)) for r, o in profile for a in angles]
    faces = []
    for k in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, (k + 1) * sides + i, (k + 1) * sides + j, k * sides + j)[::-1])
    faces.append(tuple((len(profile) - 1) * sides + i for i in range(sides)))
    return Part(vertices, faces, material)


def box(w, d, h, material="metal"):
    x, y, z = w / 2, d / 2, h / 2
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return Part(v, f, material, smooth=False)


class Bend:
    """Wraps flat work around a path in the y-z plane: flat z becomes distance along the path, flat -y the height above it."""

    def __init__(self, path):
        self.path = np.asarray(path, dtype=float)
        self.s = lengths(self.path)
        t = tangents(self.path)
        self.normal = np.stack([np.zeros(len(t)), -t[:, 2], t[:, 1]], axis=1)

    @property
    def length(self):
        return self.s[-1]

    def __call__(self, v):
        p = np.stack([np.interp(v[:, 2], self.s, self.path[:, k]) for k in range(3)], axis=1)
        n = np.stack([np.interp(v[:, 2], self.s, self.normal[:, k]) for k in range(3)], axis=1)
        p[:, 0] += v[:, 0]
        return p - n * v[:, 1:2]
