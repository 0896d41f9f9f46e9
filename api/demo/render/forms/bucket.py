"""Bucket bags, gathered at the mouth by a drawstring."""

import math

import numpy as np

from forms.flap_bag import side_straps
from forms.item import Item
from studio.hardware import rivet
from studio.outline import circle, rounded_rect
from studio.path import smooth
from studio.sewing import gauge, stitches
from studio.shells import shell
from studio.solids import slab, strap, tube, turned


def bucket(w=22, h=24, gather=0.66, strap_width=2.0, rise=14, folds=11, seed=2, thread=1.0):
    """`gather`: how far the drawstring closes the mouth (share of the width)."""
    gauge(thread)
    item = Item()
    n = 132
    angle = np.linspace(0, 2 * math.pi, n, endpoint=False)

    def radius(t):
        at = 0.84
        waist = 1 - (1 - gather) * math.exp(-(((t - at) / 0.13) ** 2)) - (1 - gather) * 0.55 * max(0, t - at) / (1 - at)
        foot = min(1.0, 0.93 + t * 1.2)
        deep = 0.055 * np.exp(-(((t - at) / 0.2) ** 2)) * np.cos(folds * angle + 0.6 * np.sin(2 * angle + seed))
        soft = 0.012 * np.sin(3 * angle + 5 * t + seed) * math.sin(math.pi * min(1, t))
        return w / 2 * (foot * waist + deep * 1.25 + soft)

    levels = np.r_[0, 0.012, np.linspace(0.03, 1, 44)]
    sections = []
    for t in levels:
        r = radius(t) * (0.96 if t == 0 else 0.99 if t < 0.02 else 1)
        sections.append((np.stack([r * np.cos(angle), r * 0.80 * np.sin(angle)], axis=1), t * h))
    item.add(shell(sections, 0.3))

    def ring(t, out=0.0):
        r = radius(t) + out
        p = np.stack([r * np.cos(angle), r * 0.80 * np.sin(angle), np.full(n, t * h)], axis=1)
        return np.r_[p, p[:1]]

    outward = np.stack([np.cos(angle), 0.8 * np.sin(angle), np.zeros(n)], axis=1)
    outward = np.r_[outward, outward[:1]]
    for t in (0.975, 0.2, 0.185):
        item.add(stitches(ring(t, 0.02), outward))
    item.add(strap(ring(0.09, 0.06), h * 0.18, 0.2, (0, 0, 1), face="trim"))
    cord = ring(0.84, 0.18)
    item.add(tube(cord, 0.3, "trim", closed=True))
    eyes = [k for k in range(0, n, n // 12)]
    for k in eyes:
        a = math.degrees(angle[k]) + 90
        item.add(turned([(0.55, 0), (0.55, 0.16), (0.42, 0.24), (0.28, 0.16), (0.27, 0)]).turn("z", a).move(*(cord[k] - outward[k] * 0.12)))
    front = cord[n * 3 // 4]
    for sign in (-1, 1):
        drop = smooth([front, front + [sign * 0.8, -1.0, -0.6], front + [sign * 1.7, -2.4, -3.6], front + [sign * 2.0, -3.0, -7.6]], 40)
        item.add(tube(drop, 0.27, "trim"), tube(np.array([drop[-1], drop[-1] + [0.05 * sign, 0, -2.0]]), [0.45, 0.75], "leather", sides=12))
    toggle = slab(rounded_rect(2.6, 1.7, 0.7), 1.1, 0.4, rings=5, face="leather", side="edge").move(front[0], front[1] - 1.4, front[2] - 1.4)
    item.add(toggle)
    item.details["cord"] = (front + np.array([0, -1.0, -2.0]), w * 0.55)
    side_straps(item, w * (gather + 0.14), h, w * 0.8, strap_width, rise, at=0.93, pinch=0.1)
    item.half = h * 0.72
    return item.ground()
