"""Belts, rolled up and stood on their edge with the buckle in front."""

import math

import numpy as np

from forms.item import Item
from studio.hardware import buckle, keeper
from studio.sewing import gauge, sewn_strap, stitches
from studio.solids import frames, strap


def belt(width=3.5, thick=0.4, turns=3.4, sewn=True, inner=3.0, gap=0.75, buckle_height=4.4, centre_seam=False):
    """A belt of `width`; the coil begins at radius `inner` and grows by `gap` a turn."""
    gauge(0.62)
    item = Item()
    a1 = 1.5 * math.pi
    a = np.linspace(a1 - turns * 2 * math.pi, a1, int(turns * 60))
    r = inner + gap * (a - a[0]) / (2 * math.pi)
    coil = np.stack([r * np.cos(a), r * np.sin(a), np.full(len(a), width / 2)], axis=1)
    end = coil[-1]
    tail = np.stack([np.linspace(0.5, 3.4, 6) + end[0], np.full(6, end[1]) - np.linspace(0.0, 0.12, 6), np.full(6, width / 2)], axis=1)
    path = np.concatenate([coil, tail])
    item.add(sewn_strap(path, width, thick, (0, 0, 1), margin=0.35, sewn=sewn))
    if centre_seam:
        item.add(stitches(path + frames(path, (0, 0, 1))[2] * thick / 2, frames(path, (0, 0, 1))[2], pitch=0.7, length=0.5))
    y = tail[-1][1]
    frame = buckle(width + 0.2, buckle_height, 0.26, bar=-buckle_height / 2 + 0.3).turn("y", 90).move(tail[-1][0] + buckle_height * 0.38, y - 0.1, width / 2)
    item.add(frame)
    fold = np.array([[tail[2][0], y - thick * 0.9, width / 2], [tail[-1][0] - 0.1, y - thick * 0.9, width / 2], [tail[-1][0] + 0.35, y - thick * 0.3, width / 2]])
    item.add(strap(fold[:2], width, 0.05, (0, 0, 1)))
    loop = keeper(width, thick * 2, 1.1).turn("y", 90).move(tail[0][0] - 0.3, y, width / 2)
    item.add(loop)
    item.details["buckle"] = ((tail[-1][0] + 0.6, y - 0.3, width / 2), width * 3.0)
    item.half = 5.2
    return item.ground()
