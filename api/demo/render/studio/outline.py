"""Flat outlines: closed polygons (n, 2), counter-clockwise, with rounded corners."""

import math

import numpy as np


def rounded_polygon(corners, radii, step=1.0):
    """A polygon of the corners (counter-clockwise), each rounded by its radius; straight edges are cut in steps."""
    corners = [np.asarray(c, dtype=float) for c in corners]
    n = len(corners)
    radii = [radii] * n if isinstance(radii, (int, float)) else list(radii)
    arcs = []
    for i in range(n):
        p, a, b = corners[i], corners[i - 1], corners[(i + 1) % n]
        u, v = (a - p) / np.linalg.norm(a - p), (b - p) / np.linalg.norm(b - p)
        angle = math.acos(np.clip(u @ v, -1, 1))
        r = radii[i]
        if r <= 1e-6 or angle > math.pi - 1e-3:
            arcs.append(np.array([p]))
            continue
        cut = r / math.tan(angle / 2)
        middle = p + (u + v) / np.linalg.norm(u + v) * (r / math.sin(angle / 2))
        start, end = p + u * cut - middle, p + v * cut - middle
        a0 = math.atan2(start[1], start[0])
        sweep = (math.atan2(end[1], end[0]) - a0 + math.pi) % (2 * math.pi) - math.pi
        count = max(5, int(abs(sweep) / math.radians(9)))
        t = a0 + sweep * np.linspace(0, 1, count + 1)
        arcs.append(middle + r * np.stack([np.cos(t), np.sin(t)], axis=1))
    points = []
    for i in range(n):
        arc, following = arcs[i], arcs[(i + 1) % n]
        points.extend(arc)
        gap = np.linalg.norm(following[0] - arc[-1])
        pieces = max(1, int(math.ceil(gap / step)))
        for k in range(1, pieces):
            points.append(arc[-1] + (following[0] - arc[-1]) * k / pieces)
    points = np.array(points)
    keep = np.linalg.norm(points - np.roll(points, 1, axis=0), axis=1) > 1e-4
    return points[keep]


def rounded_rect(w, h, radii, step=None):
    """Centred on the origin. Radii: one number, or (top left, top right, bottom right, bottom left)."""
    tl, tr, br, bl = [radii] * 4 if isinstance(radii, (int, float)) else radii
    corners = [(w / 2, h / 2), (-w / 2, h / 2), (-w / 2, -h / 2), (w / 2, -h / 2)]
    return rounded_polygon(corners, [tr, tl, bl, br], step or max(w, h) / 28)


def trapezoid(bottom, top, h, radii, step=None):
    """Base on z = 0. Radii as in rounded_rect."""
    tl, tr, br, bl = [radii] * 4 if isinstance(radii, (int, float)) else radii
    corners = [(top / 2, h), (-top / 2, h), (-bottom / 2, 0), (bottom / 2, 0)]
    return rounded_polygon(corners, [tr, tl, bl, br], step or max(bottom, h) / 28)


def circle(r, n=48):
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    return np.stack([r * np.cos(t), r * np.sin(t)], axis=1)


def inset(outline, distance):
    """The outline moved inward by a distance (outward when negative); corners must be rounder than it."""
    back, ahead = np.roll(outline, 1, axis=0), np.roll(outline, -1, axis=0)
    tangent = ahead - back
    tangent /= np.maximum(np.linalg.norm(tangent, axis=1, keepdims=True), 1e-9)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], axis=1)
    return outline + normal * distance
