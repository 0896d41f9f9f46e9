"""Lines through space: smooth curves, arches, even steps along them."""

import math

import numpy as np


def smooth(points, count=80, closed=False):
    """A Catmull-Rom curve through the points."""
    p = np.asarray(points, dtype=float)
    n = len(p)
    if closed:
        p = np.concatenate([p[-1:], p, p[:2]])
        spans = n
    else:
        p = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
        spans = n - 1
    t = np.linspace(0, spans, count, endpoint=not closed)
    i = np.minimum(t.astype(int), spans - 1)
    u = (t - i)[:, None]
    a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
    return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3)


def lengths(path):
    """Distance along the path at each of its points."""
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    return np.concatenate([[0.0], np.cumsum(steps)])


def sample(path, distances, *others):
    """Points (and values of other arrays that follow the path) at the given distances."""
    s = lengths(path)
    take = lambda values: np.stack([np.interp(distances, s, values[:, k]) for k in range(values.shape[1])], axis=1)
    return (take(path), *[take(np.asarray(o, dtype=float)) for o in others]) if others else take(path)


def even(path, step):
    total = lengths(path)[-1]
    return sample(path, np.linspace(0, total, max(3, int(total / step) + 1)))


def arch(x0, x1, z0, height, y=0.0, pinch=0.0, lean=0.0, count=90):
    """A hanging loop upside down, from (x0, z0) up and over to (x1, z0); pinch draws its legs together, lean tips it back."""
    t = np.linspace(0, math.pi, count)
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    x = middle - half * np.cos(t) * (1 - pinch * np.sin(t) ** 2)
    rise = np.sin(t) ** 0.72
    z = z0 + height * rise
    return np.stack([x, y + lean * rise, z], axis=1)


def closed_loop(outline, y):
    """A flat outline stood up in the x-z plane at depth y, its end joined to its start."""
    ring = np.concatenate([outline, outline[:1]])
    return np.stack([ring[:, 0], np.full(len(ring), y), ring[:, 1]], axis=1)


def tangents(path):
    t = np.gradient(path, axis=0)
    if np.linalg.norm(path[0] - path[-1]) < 1e-6:
        t[0] = t[-1] = path[1] - path[-2]
    return t / np.maximum(np.linalg.norm(t, axis=1, keepdims=True), 1e-9)
