"""Thread: single stitches laid along lines, and the seams that use them."""

import math

import numpy as np

from .outline import inset
from .part import Part, join
from .path import closed_loop, lengths, sample, tangents
from .solids import frames, strap

_RINGS, _SIDES = 5, 6


_gauge = [1.0]


def gauge(size):
    """How coarse the thread of the next item is: 1 for bags, about a half for wallets."""
    _gauge[0] = size


def stitches(path, normal, pitch=0.5, length=0.34, radius=0.05, material="thread"):
    """Stitches along a path on a surface with the given normal (one, or one per point), half sunk in it."""
    pitch, length, radius = pitch * _gauge[0], length * _gauge[0], radius * _gauge[0]
    path = np.asarray(path, dtype=float)
    total = lengths(path)[-1]
    count = max(1, int(round(total / pitch)))
    at = (np.arange(count) + 0.5) * total / count
    normals = np.broadcast_to(np.asarray(normal, dtype=float), path.shape)
    p, n, t = sample(path, at, normals, tangents(path))
    t /= np.maximum(np.linalg.norm(t, axis=1, keepdims=True), 1e-9)
    n = n - t * np.sum(n * t, axis=1, keepdims=True)
    n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9)
    s = np.cross(n, t)
    shape = []
    for k in range(_RINGS):
        u = -1 + 2 * k / (_RINGS - 1)
        r = radius * max(0.25, math.sqrt(max(0.0, 1 - u**4)))
        lift = radius * 0.5 * (1 - u * u) + radius * 0.2
        for i in range(_SIDES):
            a = 2 * math.pi * i / _SIDES
            shape.append((u * length / 2, r * math.cos(a) * 1.1, r * math.sin(a) + lift))
    shape = np.array(shape)
    vertices = (p[:, None, :] + t[:, None, :] * shape[None, :, 0:1] + s[:, None, :] * shape[None, :, 1:2]
                + n[:, None, :] * shape[None, :, 2:3]).reshape(-1, 3)
    one = [(k * _SIDES + i, k * _SIDES + (i + 1) % _SIDES, (k + 1) * _SIDES + (i + 1) % _SIDES, (k + 1) * _SIDES + i)
           for k in range(_RINGS - 1) for i in range(_SIDES)]
    one += [tuple(range(_SIDES))[::-1], tuple((_RINGS - 1) * _SIDES + i for i in range(_SIDES))]
    faces = [tuple(i + c * len(shape) for i in face) for c in range(count) for face in one]
    return Part(vertices, faces, material)


def seam(outline, y, margin=0.45, front=True, only=None, **options):
    """Stitches inside an upright outline, on its front (or back) face at depth y; `only(x, z)` keeps a part of the line."""
    loop = closed_loop(inset(outline, margin), y)
    normal = (0, -1, 0) if front else (0, 1, 0)
    if only is None:
        return stitches(loop, normal, **options)
    keep = np.array([bool(only(p[0], p[2])) for p in loop])
    if keep.all():
        return stitches(loop, normal, **options)
    ring = loop[:-1]
    keep = keep[:-1]
    start = next(i for i in range(len(ring)) if keep[i] and not keep[i - 1])
    ring, keep = np.roll(ring, -start, axis=0), np.roll(keep, -start)
    runs, run = [], []
    for p, k in zip(ring, keep):
        if k:
            run.append(p)
        elif run:
            runs.append(np.array(run))
            run = []
    if run:
        runs.append(np.array(run))
    return join([stitches(r, normal, **options) for r in runs if len(r) > 1])


def sewn_strap(path, width, thick, side, margin=0.3, both=True, sewn=True, **options):
    """A strap with a row of stitches along both of its edges."""
    path = np.asarray(path, dtype=float)
    parts = [strap(path, width, thick, side)]
    if sewn:
        _, s, n = frames(path, side)
        w = np.broadcast_to(np.asarray(width, dtype=float), (len(path),))[:, None] / 2 - margin
        for sign in (-1, 1):
            for up in (1, -1) if both else (1,):
                parts.append(stitches(path + s * w * sign + n * up * thick / 2, n * up, **options))
    return parts
