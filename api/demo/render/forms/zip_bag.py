"""Things closed by a zip along the top: crossbody bags, laptop bags, sleeves, portfolios, pouches, long wallets."""

import numpy as np

from forms.flap_bag import side_straps
from forms.item import Item, softness
from studio.hardware import d_ring, rivet, square_ring, zip_pull, zipper
from studio.outline import inset, rounded_rect
from studio.path import closed_loop, smooth
from studio.sewing import gauge, seam, sewn_strap, stitches
from studio.solids import slab, strap, tube


def top_line(outline, h, drop):
    """The part of an upright outline above h - drop, left to right, in the x-z plane."""
    ring = outline[outline[:, 1] > h - drop]
    ring = ring[np.argsort(-np.arctan2(ring[:, 1] - (h - drop - 3), ring[:, 0]))]
    return np.stack([ring[:, 0], np.zeros(len(ring)), ring[:, 1]], axis=1)


def zip_bag(w=22, h=16, d=7, corner=3.0, edge=1.2, pocket=0.55, pocket_zip=True, panel_zip=0.0, drop=3.0, piping=True, strap_width=0.0, rise=12,
            handles=0.0, wrist=False, side_loop=False, puff=0.16, wrinkle=0.14, band=False, zip_width=1.7, zip_size=1.0, pull=2.6, flat=False, seed=3, stitched=True, thread=1.0):
    """Zip over the top. `pocket`: height share of a front pocket (0: none), closed by a zip or open. `panel_zip`: height share of a
    zip straight across the front. `handles`: rise of two carrying handles. `wrist`: a loop at the left end. `band`: a leather
    band across the front. `flat`: laid on its back."""
    gauge(thread)
    item = Item()
    outline = rounded_rect(w, h, corner)
    outline[:, 1] += h / 2
    item.add(slab(outline, d, min(edge, d * 0.45), side="trim"))
    front = -d / 2
    if piping:
        for y in (front + edge * 0.18, -front - edge * 0.18):
            item.add(tube(closed_loop(inset(outline, edge * 0.16), y), min(0.26, d * 0.08), "trim", closed=True))
    margin = max(0.35, edge * 0.8)
    if stitched:
        item.add(seam(outline, front, margin), seam(outline, -front, margin, front=False))
    line = top_line(outline, h, drop)
    rise_normal = np.stack([np.gradient(line[:, 2]) * -1, np.zeros(len(line)), np.gradient(line[:, 0])], axis=1)
    lifted = line + rise_normal / np.maximum(np.linalg.norm(rise_normal, axis=1, keepdims=True), 1e-9) * 0.05
    parts, at = zipper(lifted, rise_normal, zip_width, slider=0.09, size=zip_size)
    item.add(parts, [p.move(*(at + np.array([-0.1, -0.15 - zip_width * 0.1, 0]))) for p in zip_pull(pull, 0.75 * zip_size)])
    focus = tuple(line[int(len(line) * 0.28)])
    if pocket:
        ph, pw = h * pocket, w * 0.86
        shape = rounded_rect(pw, ph, (0.8, 0.8, max(corner * 0.8, 0.9), max(corner * 0.8, 0.9)))
        shape[:, 1] += ph / 2 + h * 0.06
        thick = min(1.3, d * 0.2)
        item.add(slab(shape, thick, min(0.5, thick * 0.45)).move(y=front - thick / 2 + 0.05))
        y = front - thick + 0.05
        item.add(seam(shape, y, 0.55))
        if pocket_zip:
            z = h * 0.06 + ph * 0.80
            parts, at = zipper(np.array([[x, y - 0.04, z] for x in np.linspace(-pw * 0.40, pw * 0.40, 20)]), (0, -1, 0), 1.5 * zip_size, slider=0.07, size=zip_size)
            item.add(parts, [p.move(*(at + np.array([0, -0.1, -0.1]))) for p in zip_pull(pull, 0.75)])
            frame = rounded_rect(pw * 0.84, 2.1 * zip_size, 0.4)
            frame[:, 1] += z
            item.add(stitches(closed_loop(inset(frame, -0.1), y), (0, -1, 0)))
            focus = (-pw * 0.22, y, z - 0.6)
    if panel_zip:
        z = h * panel_zip
        parts, at = zipper(np.array([[x, front - 0.04, z] for x in np.linspace(-w * 0.40, w * 0.40, 24)]), (0, -1, 0), 1.4 * zip_size, slider=0.07, size=zip_size)
        item.add(parts, [p.move(*(at + np.array([0, -0.1, -0.1]))) for p in zip_pull(pull, 0.75)])
        frame = rounded_rect(w * 0.84, 2.0 * zip_size, 0.4)
        frame[:, 1] += z
        item.add(stitches(closed_loop(inset(frame, -0.1), front), (0, -1, 0)))
        focus = (-w * 0.26, front, z)
    if band:
        item.add(sewn_strap(np.array([[x, front - 0.12, h * 0.3] for x in np.linspace(-w / 2 + edge * 0.6, w / 2 - edge * 0.6, 20)]), 2.6, 0.22, (0, 0, 1), both=False))
        focus = (-w * 0.2, front, h * 0.4)
    if handles:
        for y in (front - 0.1, -front + 0.1):
            sign = -1 if y < 0 else 1
            a, base = w * 0.17, h * 0.97
            for x in (-a, a):
                tab = np.array([[x, y + sign * 0.12, z] for z in np.linspace(h * 0.66, base + 0.2, 10)])
                item.add(sewn_strap(tab if sign < 0 else tab, 2.6, 0.3, (1 if sign < 0 else -1, 0, 0), both=False), square_ring(2.9, 1.7, 0.2).move(x, y + sign * 0.1, base + 0.3))
                for z in (h * 0.69,):
                    item.add(rivet(0.4).turn("z", 0 if sign < 0 else 180).move(x, y + sign * 0.28, z))
            loop = smooth([(-a, y, base + 0.7), (-a * 0.99, y, base + handles * 0.45), (-a * 0.72, y * 0.9, base + handles * 0.86), (0, y * 0.85, base + handles),
                           (a * 0.72, y * 0.9, base + handles * 0.86), (a * 0.99, y, base + handles * 0.45), (a, y, base + 0.7)], 60)
            item.add(tube(loop, 0.68, "leather", sides=14), stitches(loop + np.array([0, sign * 0.66, 0]), (0, sign, 0)))
    item.details["zip"] = (focus, max(5.0, w * 0.36))
    item.bend(softness(w, h, d, puff, 0.0, h * 0.012, wrinkle, seed))
    if strap_width:
        side_straps(item, w, h, d, strap_width, rise, at=0.8)
    if wrist:
        x, z = -w / 2, h * 0.72
        item.add(d_ring(1.3, 1.0, 0.13).turn("y", 90).move(x - 0.35, 0, z))
        loop = smooth([(x - 0.8, 0, z), (x - 2.6, -0.6, z + 1.3), (x - 5.2, -1.0, z + 0.2), (x - 5.6, -1.0, z - 3.6), (x - 4.0, -0.8, z - 6.0), (x - 2.4, -0.5, z - 3.2), (x - 0.8, 0.1, z - 0.1)], 60)
        item.add(sewn_strap(loop, 1.1, 0.22, (0, 1, 0.1), margin=0.2))
    if side_loop:
        item.add(strap(smooth([(w / 2, -0.0, h * 0.72), (w / 2 + 1.0, 0, h * 0.66), (w / 2 + 1.2, 0, h * 0.5), (w / 2 + 1.0, 0, h * 0.34), (w / 2, 0, h * 0.28)], 30), 2.0, 0.3, (0, 1, 0)))
    item.half = max(w, h + handles) / 2
    if flat:
        for part in item.parts:
            part.turn("x", -90)
        item.details = {k: ((p[0], p[2], -p[1]), s) for k, (p, s) in item.details.items()}
    return item.ground()
