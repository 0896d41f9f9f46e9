"""Open totes with two handles."""

import numpy as np

from forms.item import Item
from studio.hardware import rivet, zipper, zip_pull
from studio.outline import rounded_rect
from studio.path import closed_loop, smooth
from studio.sewing import gauge, seam, sewn_strap, stitches
from studio.shells import shell
from studio.solids import panel, slab, strap


def tote(w=34, h=28, d=13, flare=1.14, handle_rise=17, handle_width=2.4, pocket=False, charm=True, base=True, lip=0.5, seed=5, thread=1.0):
    """w at the foot, wider at the mouth by `flare`; the mouth's depth is `lip` of the foot's."""
    gauge(thread)
    item = Item()
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.28, 6)

    def section(t):
        width = w * (1 + (flare - 1) * t)
        depth = d * (1 - (1 - lip) * t**1.2)
        o = rounded_rect(width, depth, min(2.4, depth * 0.4), 0.9)
        u = o[:, 0] / (width / 2)
        swell = 0.55 * np.sin(t * 3.0) * (1 - u**2) + 0.22 * np.sin(3 * u + phase[0] + 3 * t) * np.sin(t * 3.1)
        o[:, 1] += np.sign(o[:, 1]) * np.where(np.abs(o[:, 1]) > depth * 0.3, swell, 0)
        # the gussets fold inwards towards the mouth
        fold = 1.5 * t**1.5
        edge = np.clip(1 - np.abs(o[:, 1]) / (depth * 0.5), 0, 1)
        o[:, 0] -= np.sign(o[:, 0]) * np.where(np.abs(u) > 0.9, fold * edge, 0)
        return o

    count = len(section(0.0))
    levels = [t for t in np.r_[0.0, 0.012, 0.03, np.linspace(0.06, 1, 26)]]
    sections = []
    for t in levels:
        o = section(t)
        if len(o) != count:
            index = np.linspace(0, len(o), count, endpoint=False)
            o = np.stack([np.interp(index, np.arange(len(o) + 1), np.r_[o[:, k], o[0, k]]) for k in range(2)], axis=1)
        if t < 0.03:
            o = o * (0.965 if t == 0 else 0.99)
        dip = t * h
        sections.append((o, dip))
    item.add(shell(sections, 0.4))
    mouth, foot = d * lip / 2, d / 2

    def face(u, z):
        """y of the front at height z."""
        t = z / h
        depth = d * (1 - (1 - lip) * t**1.2)
        v = u / (w * (1 + (flare - 1) * t) / 2)
        return -(depth / 2 + 0.55 * np.sin(t * 3.0) * (1 - v**2) + 0.22 * np.sin(3 * v + phase[0] + 3 * t) * np.sin(t * 3.1))

    def on_front(part, out=0.0):
        v = part.v
        v[:, 1] += face(v[:, 0], v[:, 2]) - out
        return part

    def line(points):
        p = np.array(points, dtype=float)
        p[:, 1] += face(p[:, 0], p[:, 2])
        return p

    span = lambda z, m=1.4: (w * (1 + (flare - 1) * z / h)) / 2 - m
    for z in (h - 0.6, h - 1.2):
        item.add(stitches(line([(x, -0.02, z) for x in np.linspace(-span(z), span(z), 60)]), (0, -1, 0)))
    for sign in (-1, 1):
        item.add(stitches(line([(sign * span(z, 1.6), -0.02, z) for z in np.linspace(1.5, h - 1.5, 50)]), (0, -1, 0)))
    if base:
        z1 = h * 0.2
        band = panel(np.array([(span(0, 0.5), 0.5), (span(z1, 0.5), z1), (-span(z1, 0.5), z1), (-span(0, 0.5), 0.5)]), 0.16, "trim")
        item.add(on_front(band, 0.02), stitches(line([(x, -0.2, z1 - 0.5) for x in np.linspace(-span(z1, 0.9), span(z1, 0.9), 70)]), (0, -1, 0)))
    if pocket:
        shape = rounded_rect(w * 0.56, h * 0.42, (0.5, 0.5, 1.4, 1.4), 0.8)
        shape[:, 1] += h * 0.45
        item.add(on_front(panel(shape, 0.22), 0.02), on_front(seam(shape, -0.24, 0.5)))
        item.details["lock"] = ((w * 0.1, -d / 2, h * 0.6), w * 0.42)
    a = w * 0.22
    for y_sign in (-1, 1):
        points, sides = [], []
        legs = np.linspace(h - 6.5, h, 8)
        for z in legs:
            points.append((-a, face(-a, z) - 0.2, z))
        top = h + handle_rise
        ts = np.linspace(0.06, np.pi - 0.06, 40)
        for t in ts:
            points.append((-a * np.cos(t) * (1 - 0.06 * np.sin(t)), -mouth - 0.6 + (mouth + 0.2) * 0.55 * np.sin(t) , h + (top - h) * np.sin(t) ** 0.62))
        for z in legs[::-1]:
            points.append((a, face(a, z) - 0.2, z))
        path = smooth(points, 130)
        k = np.clip((path[:, 2] - h - 1) / (handle_rise * 0.55), 0, 1)
        k = k * k * (3 - 2 * k)
        s = np.where(path[:, 0] < 0, 1.0, -1.0)
        # width lies across the bag at the feet and along its depth at the top of the arch
        turn = np.stack([np.cos(k * np.pi / 2), np.sin(k * np.pi / 2), np.zeros(len(k))], axis=1)
        flip = np.where(path[:, 0] < 0, 1.0, 1.0)
        turn[:, 0] *= s
        side = turn * flip[:, None]
        parts = sewn_strap(path, handle_width, 0.34, side, margin=0.3)
        fixing = [rivet(0.42).move(x, face(x, h - z) - 0.36, h - z) for x in (-a, a) for z in (5.6, 1.6)]
        for part in parts + fixing:
            item.add(part if y_sign < 0 else part.turn("z", 180))
    if charm:
        x = a + 0.3
        item.add(strap(smooth([(x, -mouth - 0.9, h + 1.0), (x + 0.6, -mouth - 1.6, h - 2.0), (x + 0.8, -d * 0.4 - 1.3, h - 5.0)], 20), 0.7, 0.2, (1, 0, 0)))
        tag = rounded_rect(3.0, 4.6, 0.8)
        item.add([p.turn("x", -6).turn("y", -8).move(x + 0.9, face(x, h - 7.4) - 0.75, h - 7.2) for p in (slab(tag, 0.35, 0.15, rings=6, face="leather", side="edge", steps=1), seam(tag, -0.18, 0.35))])
    item.details.setdefault("lock", ((-a * 0.9, -mouth - 1.2, h - 3.0), w * 0.4))
    item.half = (h + handle_rise) / 2 * 0.9
    return item.ground()
