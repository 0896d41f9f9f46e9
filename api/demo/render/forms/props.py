"""What the shop's goods stand on and among in the staged pictures."""

import math

import numpy as np

from studio.outline import circle, rounded_rect
from studio.path import smooth
from studio.solids import slab, tube


def plinth(w=30, d=30, h=12, edge=0.4):
    """A painted block."""
    outline = rounded_rect(w, h, 0.5)
    outline[:, 1] += h / 2
    return [slab(outline, d, edge, rings=4, face="trim", steps=2)]


def drum(radius=14, h=8):
    """A round block."""
    part = slab(circle(radius, 96), h, 0.4, rings=6, face="trim", steps=2).turn("x", -90)
    return [part.move(z=h / 2)]


def shelf(w=120, d=34, thick=3.2):
    """A wooden board, its top at z = 0."""
    outline = rounded_rect(w, thick, 0.5)
    return [slab(outline, d, 0.4, rings=4, face="trim", steps=2).move(z=-thick / 2)]


def wall(w=400, h=300):
    """A plain wall behind, its foot at z = 0."""
    outline = rounded_rect(w, h, 0.5)
    outline[:, 1] += h / 2
    return [slab(outline, 2.0, 0.2, rings=3, face="trim", steps=1)]


def rail(w=110, radius=0.7):
    """A metal rail on two short arms."""
    parts = [tube(np.array([[-w / 2, 0, 0], [w / 2, 0, 0]]), radius, "metal", sides=16)]
    for x in (-w / 2 + 4, w / 2 - 4):
        parts.append(tube(np.array([[x, 0, 0], [x, 12, 0]]), radius * 0.8, "metal", sides=12))
    return parts


def thread_spool(radius=2.6, h=6.5):
    """A spool of waxed thread, standing."""
    rim = lambda z: slab(circle(radius, 48), 0.7, 0.2, rings=4, face="trim", steps=1).turn("x", -90).move(z=z)
    t = np.linspace(0, 22 * 2 * math.pi, 22 * 24)
    wound = tube(np.stack([radius * 0.72 * np.cos(t), radius * 0.72 * np.sin(t), np.linspace(0.9, h - 0.9, len(t))], axis=1), 0.2, "thread", sides=6)
    return [rim(0.35), rim(h - 0.35), wound]


def hide(w=60, d=44):
    """A piece of leather lying on the bench, one corner lifting."""
    t = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    wobble = 1 + 0.05 * np.sin(3 * t + 1) + 0.03 * np.sin(7 * t)
    outline = np.stack([w / 2 * np.cos(t) * wobble, d / 2 * np.sin(t) * wobble], axis=1)
    part = slab(outline, 0.35, 0.12, rings=24, face="leather", side="edge", steps=1).turn("x", -90).move(z=0.2)

    def lift(v):
        out = v.copy()
        corner = np.clip((v[:, 0] / w + v[:, 1] / d) - 0.28, 0, 1)
        out[:, 2] += 30 * corner**2 + 0.25 * np.sin(v[:, 0] * 0.2) * np.sin(v[:, 1] * 0.17)
        return out

    return [part.bend(lift)]


def awl():
    """A stitching awl with a wooden handle."""
    handle = tube(smooth([(0, 0, 0), (2, 0, 0), (5, 0, 0), (8, 0, 0)], 24), np.interp(np.linspace(0, 1, 24), [0, 0.15, 0.5, 0.85, 1], [0.6, 1.1, 0.9, 1.2, 0.5]), "trim", sides=16)
    return [handle.move(z=1.2), tube(np.array([[8, 0, 1.2], [13, 0, 1.2], [14.5, 0, 1.2]]), [0.22, 0.18, 0.02], "metal", sides=8)]
