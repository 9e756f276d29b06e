"""One chair on a curved plaster backdrop."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(11)
S = (-0.72, -0.62, 0.46)


def sweep(u, v):
    x = -4 + 8 * u
    t = v * 3.0
    if t < 1.0:
        return (x, -3.2 + 3.4 * t, 0)
    if t < 2.0:
        a = (t - 1) * math.pi / 2
        return (x, 0.2 + 0.9 * math.sin(a), 0.9 - 0.9 * math.cos(a))
    return (x, 1.1, 0.9 + 3.2 * (t - 2))


grid(2, 90, sweep, plaster("#e4d9c8", 0.35, wash=0.16))
chair((0.03, 0, 0), -38, "oak")
sun(S, 5.6, angle=1.0)
window((0.25, 0.3, 0.55), S, ("x", -3.4), 1.9, 1.75, 3, 2, bar=0.05, frame=0.05)
sky(0.62, toward=(-1, -0.5, 0.4), floor=0.35)
camera((0.12, -5.4, 1.05), (0.12, 0, 0.46), 122, 4.0, focus=(0.0, -0.1, 0.45))
render("chair", 0.8, exposure=0.45, final=1040, out_width=1400, samples=80)
