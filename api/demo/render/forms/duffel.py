"""Travel bags and toiletry kits: a long round body with a zip along its back."""

import math

import numpy as np

from forms.item import Item
from studio.hardware import d_ring, keeper, rivet, square_ring, zip_pull, zipper
from studio.outline import inset, rounded_rect
from studio.part import join
from studio.path import closed_loop, smooth
from studio.sewing import gauge, seam, sewn_strap, stitches
from studio.solids import panel, slab, strap, tube


def duffel(length=48, h=26, d=23, top=9.5, foot=6.0, handles=True, handle_rise=13, end_straps=True, pocket=True, side_handle=False, seed=8, thread=1.25, sag=1.2, size=1.0):
    """`top` and `foot`: roundness of the end's upper and lower corners, cm."""
    gauge(thread)
    item = Item()
    end = rounded_rect(d, h, (top, top, foot, foot), max(d, h) / 34)
    end[:, 1] += h / 2
    body = slab(end, length, 2.0 * size, side="leather", face="trim", steps=40)
    ends = [tube(closed_loop(inset(end, 0.55 * size), y), 0.36 * size, "trim", closed=True) for y in (-length / 2 + 0.6 * size, length / 2 - 0.6 * size)]
    lines = [stitches(closed_loop(inset(end, -0.03), y), [(p[0], 0, p[1] - h / 2) for p in np.r_[end, end[:1]]]) for y in (-length / 2 + 2.6 * size, length / 2 - 2.6 * size)]
    for part in [body, *ends, *lines]:
        item.add(part.turn("z", 90))
    zone = length * 0.40
    line = np.array([[x, 0, h + 0.05] for x in np.linspace(-zone, zone, 40)])
    parts, at = zipper(line, (0, 0, 1), 2.4 * size, slider=0.1, size=1.3 * size)
    item.add(parts, [p.turn("x", -65).move(*(at + np.array([0, -0.5, 0.1]))) for p in zip_pull(3.6 * size, 1.1 * size)])
    for y in (-1.7 * size, 1.7 * size):
        item.add(stitches(np.array([[x, y, h + 0.02] for x in np.linspace(-zone, zone, 40)]), (0, 0, 1)))

    def front_y(z):
        side = end[end[:, 0] > 0]
        side = side[np.argsort(side[:, 1])]
        return -np.interp(z, side[:, 1], side[:, 0])

    if pocket:
        pw, ph = length * 0.40, h * 0.44
        shape = rounded_rect(pw, ph, (0.8, 0.8, 2.6, 2.6), 1.0)
        item.add([p.move(y=-d / 2 - 0.05, z=h * 0.40) for p in (slab(shape, 1.6 * size, 0.6 * size), seam(shape, -0.8 * size, 0.7 * size))])
        y = -d / 2 - 0.85 * size
        z = h * 0.40 + ph * 0.30
        parts, at = zipper(np.array([[x, y - 0.03, z] for x in np.linspace(-pw * 0.40, pw * 0.40, 24)]), (0, -1, 0), 1.8 * size, slider=0.08, size=1.2 * size)
        item.add(parts, [p.move(*(at + np.array([0, -0.1, -0.1]))) for p in zip_pull(3.2 * size, 1.0)])
        frame = rounded_rect(pw * 0.84, 2.6 * size, 0.5)
        frame[:, 1] += z
        item.add(stitches(closed_loop(frame, y), (0, -1, 0)))
    item.details["zip"] = ((-length * 0.2, -d / 2 - 0.8, h * 0.62), length * 0.36)
    item.details["top"] = ((-length * 0.26, -d * 0.1, h), length * 0.42)
    if handles:
        a = length * 0.235
        for sign in (-1, 1):
            points = []
            for x, order in ((-a, 1), (a, -1)):
                leg = [(x, front_y(z) - 0.35, z) for z in np.linspace(1.2, h * 0.72, 12)]
                points.append(leg[::order])
            y0 = points[0][-1][1]
            rise = [(-a * math.cos(t) * (1 - 0.05 * math.sin(t)), y0 + (abs(y0) - 2.2) * math.sin(t) ** 1.3, h * 0.72 + (handle_rise + h * 0.28) * math.sin(t) ** 0.66) for t in np.linspace(0.12, math.pi - 0.12, 30)]
            path = smooth(points[0] + rise + points[1], 150)
            k = np.clip((path[:, 2] - h * 0.8) / (handle_rise * 0.7), 0, 1)
            k = k * k * (3 - 2 * k)
            side = np.stack([np.where(path[:, 0] < 0, 1.0, -1.0) * np.cos(k * math.pi / 2), np.sin(k * math.pi / 2), np.zeros(len(k))], axis=1)
            made = sewn_strap(path, 3.2 * size, 0.42 * size, side, margin=0.4)
            grip = path[int(len(path) * 0.42):int(len(path) * 0.58)]
            made.append(tube(grip, 1.05 * size, "leather", sides=14, flat=0.8))
            for x in (-a, a):
                z = h * 0.64
                made += [rivet(0.55 * size).move(x, front_y(z) - 0.55, z), rivet(0.55 * size).move(x, front_y(h * 0.1) - 0.5, h * 0.12)]
            for part in made:
                item.add(part if sign < 0 else part.turn("z", 180))
    if end_straps:
        for sign in (-1, 1):
            x = sign * (length / 2 + 0.15)
            item.add(sewn_strap(np.array([[x, 0, z] for z in np.linspace(h * 0.38, h * 0.80, 8)]), 3.0 * size, 0.34, (0, sign, 0), margin=0.4, both=False),
                     d_ring(3.6 * size, 2.6 * size, 0.28 * size).turn("z", 90).turn("y", -sign * 18).move(x + sign * 0.5, 0, h * 0.82), rivet(0.5 * size).turn("z", 90 * sign).move(x + sign * 0.2, 0, h * 0.5))
    if side_handle:
        x = length / 2
        item.add(sewn_strap(smooth([(x - 0.1, -d * 0.22, h * 0.56), (x + 1.3, -d * 0.19, h * 0.6), (x + 2.1, 0, h * 0.62), (x + 1.3, d * 0.19, h * 0.6), (x - 0.1, d * 0.22, h * 0.56)], 40), 2.2, 0.3, (0, 0, 1), margin=0.3))

    def give(v):
        out = v.copy()
        u, t = v[:, 0] / (length / 2), np.clip(v[:, 2] / h, 0, 1.1)
        inside = np.clip(1 - u**2, 0, 1)
        out[:, 2] = v[:, 2] - sag * inside * np.clip(t, 0, 1) ** 2 + 0.25 * size * np.sin(u * 5 + seed) * t * (t < 1.02)
        out[:, 1] = v[:, 1] * (1 + 0.06 * inside * np.sin(np.clip(t, 0, 1) * math.pi) + 0.012 * np.sin(u * 9 + seed + 4 * t) * np.clip(4 * t * (1 - t), 0, 1))
        out[:, 0] = v[:, 0] * (1 + 0.02 * np.sin(np.clip(t, 0, 1) * math.pi))
        return out

    item.bend(give)
    item.half = length / 2 * 0.95
    return item.ground()
