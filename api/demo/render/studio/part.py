"""A part is a mesh in plain numpy arrays until the whole item is finished; so it can be bent, moved and turned cheaply."""

import math

import numpy as np


class Part:
    """Vertices (n, 3), faces as index tuples, and for each face the name of its material."""

    def __init__(self, vertices, faces, materials, smooth=True):
        self.v = np.asarray(vertices, dtype=float)
        self.f = [tuple(int(i) for i in face) for face in faces]
        self.m = [materials] * len(self.f) if isinstance(materials, str) else list(materials)
        self.smooth = smooth

    def copy(self):
        return Part(self.v.copy(), self.f, list(self.m), self.smooth)

    def move(self, x=0.0, y=0.0, z=0.0):
        self.v = self.v + np.array([x, y, z])
        return self

    def scale(self, x=1.0, y=1.0, z=1.0):
        self.v = self.v * np.array([x, y, z])
        return self

    def turn(self, axis, degrees, about=(0.0, 0.0, 0.0)):
        """Turn about an axis ('x', 'y' or 'z') through a point."""
        a = math.radians(degrees)
        c, s = math.cos(a), math.sin(a)
        matrix = {
            "x": np.array([[1, 0, 0], [0, c, -s], [0, s, c]]),
            "y": np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
            "z": np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]),
        }[axis]
        about = np.asarray(about, dtype=float)
        self.v = (self.v - about) @ matrix.T + about
        return self

    def bend(self, function):
        """Pass every vertex through a function of an (n, 3) array."""
        self.v = np.asarray(function(self.v.copy()), dtype=float)
        return self


def join(parts, smooth=True):
    """Several parts as one."""
    vertices, faces, materials, offset = [], [], [], 0
    for part in parts:
        vertices.append(part.v)
        faces.extend(tuple(i + offset for i in face) for face in part.f)
        materials.extend(part.m)
        offset += len(part.v)
    if not vertices:
        return Part(np.zeros((0, 3)), [], [])
    return Part(np.concatenate(vertices), faces, materials, smooth)


def bend_all(parts, function):
    for part in parts:
        part.bend(function)
    return parts
