"""Things that open like a book and stand on their edges: bifold wallets, passport holders, notebook covers."""

import math

import numpy as np

from forms.item import Item
from studio.outline import rounded_rect
from studio.path import smooth
from studio.sewing import gauge, seam, stitches
from studio.solids import panel, slab, strap


def _hinge(v, spine, angle):
    """Bend flat work (x across) round an upright spine: `spine` cm of curve, `angle` degrees between the covers."""
    turn = math.radians(180 - angle)
    x, y = v[:, 0], v[:, 1]
    half = spine / 2
    k = turn / spine
    a = np.clip(x, -half, half) * k
    r = 1 / k
    beyond = x - np.clip(x, -half, half)
    out = v.copy()
    radius = r - y
    out[:, 0] = radius * np.sin(a) + beyond * np.cos(a)
    out[:, 1] = r - radius * np.cos(a) + np.abs(beyond) * np.abs(np.sin(a))
    return out


def fold(w=11.0, h=9.2, angle=68, thick=0.35, slots=3, cards=True, spine=1.6, filler=0.0, pages=False, booklet=False, emblem=False, corner=0.9, notes=True):
    """One cover is w x h. `slots` card slots on each inner side; `filler` cm of padding in the covers; `pages`: a notebook within;
    `booklet`: a passport in the right pocket;
    `emblem`: a small sewn patch; `notes`: banknotes showing at the top."""
    gauge(0.5 if h < 14 else 0.75)
    item = Item()
    full = rounded_rect(w * 2, h, corner, 0.5)
    full[:, 1] += h / 2
    flat = [panel(full, thick, back="trim", columns=90, row_step=0.8), seam(full, -thick, 0.4)]
    for x in (-0.9, 0.9):
        flat.append(stitches(np.array([[x * spine, -thick, z] for z in np.linspace(0.4, h - 0.4, 30)]), (0, -1, 0)))
    inner = lambda part: part.turn("z", 180)
    if filler:
        for sign in (-1, 1):
            pad = rounded_rect(w - spine, h - 0.5, corner, 0.5)
            pad[:, 1] += h / 2
            flat.append(slab(pad, filler, filler * 0.4, rings=6).move(x=sign * (w / 2 + spine * 0.35), y=filler / 2))
    colours = ("cardA", "cardB", "cardC")
    for sign in (-1, 1):
        y = 0.02 + filler
        if pages or (booklet and sign > 0):
            break
        for k in range(slots):
            top = h * (0.90 - 0.19 * k)
            pocket = rounded_rect(w - spine * 0.9, top, 0.4, 0.5)
            pocket[:, 1] += top / 2
            x = sign * (w / 2 + spine * 0.25)
            if cards and k < 3 and not (sign < 0 and k == 1):
                card = rounded_rect(min(8.5, w - spine - 0.9), 5.2, 0.35)
                flat.append(slab(card, 0.08, 0.03, rings=3, face=colours[(k + (sign > 0)) % 3], steps=1).move(x, y + 0.06, top - 1.5 + 0.1 * k))
            y += 0.13
            flat.append(inner(panel(pocket, 0.13, columns=16)).move(x=x, y=y))
            flat.append(stitches(np.array([[x - (w - spine) / 2 + 0.3, y + 0.13, top - 0.35], [x + (w - spine) / 2 - 0.3, y + 0.13, top - 0.35]]), (0, 1, 0), pitch=0.42))
    if booklet:
        book = rounded_rect(w - spine - 0.4, h - 1.0, 0.4)
        flat.append(slab(book, 0.35, 0.1, rings=5, face="cardA", side="paper", steps=1).move(x=w / 2 + spine * 0.3, y=0.3 + filler, z=h / 2 + 0.35))
        pocket = rounded_rect(w - spine * 0.9, h * 0.62, 0.4, 0.5)
        pocket[:, 1] += h * 0.31
        flat.append(inner(panel(pocket, 0.14, columns=16)).move(x=w / 2 + spine * 0.25, y=0.5 + filler))
        flat.append(stitches(np.array([[spine * 0.9, 0.65 + filler, h * 0.59], [w - 0.4, 0.65 + filler, h * 0.59]]), (0, 1, 0)))
    if pages:
        for sign in (-1, 1):
            block = rounded_rect(w - spine * 0.4, h - 0.9, 0.4)
            middle = sign * (w / 2 + spine * 0.05)
            flat.append(slab(block, 0.9, 0.15, rings=4, face="paper", steps=2).move(x=middle, y=0.55, z=h / 2))
            for z in np.arange(1.6, h - 1.8, 0.75):
                flat.append(strap(np.array([[middle - sign * (w * 0.36), 1.01, z], [middle + sign * (w * 0.40), 1.01, z]]), 0.03, 0.012, (0, 0, 1), "rule", "rule"))
        flat.append(strap(smooth([(0.3, 1.2, h - 0.5), (0.8, 1.25, h * 0.6), (1.5, 1.2, h * 0.25), (1.2, 1.3, -0.0)], 40), 0.5, 0.05, (1, 0, 0), "edge", "edge"))
    if emblem:
        crest = rounded_rect(2.6, 1.6, 0.3)
        flat.append(slab(crest, 0.12, 0.05, rings=4, face="leather", side="edge", steps=1).move(w - 2.6, -thick - 0.05, 1.9))
        flat.append(seam(crest, 0, 0.2, pitch=0.34, length=0.22, radius=0.035).move(w - 2.6, -thick - 0.11, 1.9))
    if notes and not (pages or booklet):
        note = rounded_rect(w * 1.5, 3.0, 0.1, 0.5)
        flat.append(panel(note, 0.06, "paper", "paper", "paper", columns=80).move(y=0.02 + 0.05, z=h - 1.25))
    item.add(flat)
    corner_at = np.array([[w * 0.55, -thick, h * 0.35]])
    item.details["cover"] = (corner_at[0], w * 0.75)
    item.details["inside"] = ((w * 0.5, 0.6, h * 0.6), w * 0.9)
    item.bend(lambda v: _hinge(v, spine, angle))
    item.half = h * 0.62
    return item.ground()
