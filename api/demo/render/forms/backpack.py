"""Backpacks: a domed body with a zip, or one under a flap with two buckled straps."""

import numpy as np

from forms.flap_bag import flap_path
from forms.item import Item, softness
from forms.zip_bag import top_line
from studio.hardware import buckle, keeper, rivet, square_ring, zip_pull, zipper
from studio.outline import inset, rounded_rect
from studio.path import closed_loop, smooth
from studio.sewing import gauge, seam, sewn_strap, stitches
from studio.solids import Bend, panel, slab, strap, tube


def backpack(w=29, h=40, d=13, dome=9.5, kind="zip", pocket=0.42, upper=True, puff=0.14, seed=4, thread=1.15, sides=True, flap=0.42):
    """kind: 'zip' (over the dome) or 'flap'. `upper`: a second zip across the front, above the pocket."""
    gauge(thread)
    item = Item()
    top = dome if kind == "zip" else 3.5
    outline = rounded_rect(w, h, (top, top, 4.0, 4.0))
    outline[:, 1] += h / 2
    item.add(slab(outline, d, 2.2, side="trim"))
    front = -d / 2
    for y in (front + 0.5, -front - 0.5):
        item.add(tube(closed_loop(inset(outline, 0.42), y), 0.3, "trim", closed=True))
    item.add(seam(outline, front, 2.6), seam(outline, -front, 2.6, front=False))
    pw, ph = w * 0.80, h * pocket
    shape = rounded_rect(pw, ph, (1.6, 1.6, 3.4, 3.4))
    shape[:, 1] += ph / 2 + 1.6
    thick = 3.2
    item.add(slab(shape, thick, 1.3, side="trim").move(y=front - thick / 2 + 0.1), tube(closed_loop(inset(shape, 0.3), front - thick + 0.55), 0.26, "trim", closed=True))
    y = front - thick + 0.1
    item.add(seam(shape, y, 1.5))
    z = 1.6 + ph * 0.80
    if kind == "zip":
        parts, at = zipper(np.array([[x, y - 0.03, z] for x in np.linspace(-pw * 0.40, pw * 0.40, 24)]), (0, -1, 0), 1.8, slider=0.08, size=1.2)
        item.add(parts, [p.move(*(at + np.array([0, -0.1, -0.1]))) for p in zip_pull(3.6, 1.0)])
        frame = rounded_rect(pw * 0.84, 2.5, 0.5)
        frame[:, 1] += z
        item.add(stitches(closed_loop(frame, y), (0, -1, 0)))
        if upper:
            zu = h * 0.60
            parts, at = zipper(np.array([[x, front - 0.03, zu] for x in np.linspace(-w * 0.33, w * 0.33, 24)]), (0, -1, 0), 1.8, slider=0.08, size=1.2)
            item.add(parts, [p.move(*(at + np.array([0, -0.1, -0.1]))) for p in zip_pull(3.6, 1.0)])
            frame = rounded_rect(w * 0.70, 2.5, 0.5)
            frame[:, 1] += zu
            item.add(stitches(closed_loop(frame, front), (0, -1, 0)))
        line = top_line(outline, h, h * 0.45)
        normal = np.stack([-np.gradient(line[:, 2]), np.zeros(len(line)), np.gradient(line[:, 0])], axis=1)
        normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
        parts, at = zipper(line + normal * 0.06 + np.array([0, -d * 0.12, 0]), normal, 2.0, slider=0.94, size=1.2)
        item.add(parts, [p.move(*(at + np.array([0.1, -0.3, -0.1]))) for p in zip_pull(3.6, 1.0)])
        focus = (-pw * 0.2, y, z - 0.8)
    else:
        reach = h * flap
        bend = Bend(flap_path(d, h, reach, back=h * 0.12, lift=0.4, round_off=3.0))
        cut = rounded_rect(w + 0.6, bend.length, (1.0, 1.0, 6.0, 6.0), 0.9)
        cut[:, 1] += bend.length / 2
        work = [panel(cut, 0.32), seam(cut, -0.32, 0.7, only=lambda x, s: s < reach + 6)]
        item.add([p.bend(bend) for p in work])
        for x in (-w * 0.22, w * 0.22):
            sw = 2.6
            run = np.array([[x, front - 0.9, h - 2.5], [x, front - 0.95, h - reach * 0.6], [x, front - 1.0, h - reach], [x, y - 0.35, h - reach - 3.0], [x, y - 0.4, h - reach - 6.6], [x, y - 0.4, 1.6 + ph * 0.42]])
            run = smooth(run, 60)
            item.add(sewn_strap(run, sw, 0.34, (-1, 0, 0), margin=0.35, both=True))
            item.add(buckle(2.6, 3.4, 0.24, bar=0.6).move(x, y - 0.8, 1.6 + ph * 0.62), keeper(sw, 0.8, 1.0).move(x, y - 0.45, 1.6 + ph * 0.46))
        item.add(stitches(np.array([[-pw * 0.42, y - 0.02, 1.6 + ph * 0.86], [pw * 0.42, y - 0.02, 1.6 + ph * 0.86]]), (0, -1, 0)))
        focus = (w * 0.16, y - 0.8, 1.6 + ph * 0.75)
    item.details["front"] = (focus, w * 0.5)
    if sides:
        for sign in (-1, 1):
            side = rounded_rect(d * 0.74, h * 0.32, (0.6, 0.6, 2.0, 2.0))
            item.add(slab(side, 1.0, 0.45, rings=8).turn("z", 90 * sign).move(sign * (w / 2 + 0.15), 0, h * 0.16 + 2.2))
    item.bend(softness(w, h, d, puff, 0.10, 0.2, 0.28, seed))
    back = -front + 0.1
    loop = smooth([(-3.4, back - 1.6, h - 0.6), (-3.3, back - 1.0, h + 2.0), (0, back - 0.9, h + 3.7), (3.3, back - 1.0, h + 2.0), (3.4, back - 1.6, h - 0.6)], 50)
    item.add(tube(loop, 0.62, "leather", sides=14))
    for sign in (-1, 1):
        run = smooth([(sign * 3.6, back - 0.6, h - 0.8), (sign * 4.6, back + 2.6, h + 0.4), (sign * 6.6, back + 5.2, h - 5), (sign * 8.6, back + 5.6, h * 0.62), (sign * 10.6, back + 3.4, h * 0.36), (sign * 11.6, back + 0.8, h * 0.16)], 70)
        width = np.interp(np.linspace(0, 1, 70), [0, 0.1, 0.6, 0.78, 0.8, 1], [4.6, 5.4, 5.2, 3.6, 2.2, 2.2])
        item.add(sewn_strap(run, width, 0.9, (1, 0, 0), margin=0.5), square_ring(3.0, 2.0, 0.2).turn("x", 20).move(*run[55]))
    item.half = h / 2
    return item.ground()
