"""A workbench: planks in clamps, a plane, shavings; low sun through a window grid."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(43)
S = (-0.80, -0.52, 0.34)
box((9, 0.2, 4), (0, 1.0, 1.9), mat=plaster("#ddd3c3", 0.5))
boards(-3, 3, -3.5, 0.9, w=0.18, kind="oak")
B = 0.88
box((2.7, 0.40, 0.085), (0.1, -0.10, B - 0.0425), mat="pale", bevel=0.005)
box((2.7, 0.32, 0.06), (0.1, 0.27, B - 0.03), mat="oak", bevel=0.004)
for x in (-0.95, 1.1):
    for y in (-0.2, 0.36):
        box((0.09, 0.09, B - 0.085), (x, y, (B - 0.085) / 2), mat="oak", bevel=0.005)
    box((0.06, 0.5, 0.08), (x, 0.08, 0.16), mat="oak")
box((2.1, 0.05, 0.09), (0.08, 0.08, 0.30), mat="oak")
# glued planks in clamps
for i in range(4):
    box((0.95, 0.085, 0.028), (0.55, -0.19 + i * 0.0865, B + 0.052), (0, 0, 0), ("walnut", "oak", "walnut", "oak")[i], 0.002)
ir, br = iron(), brass(0.3)
for x in (0.24, 0.86):
    box((0.03, 0.62, 0.011), (x, -0.03, B + 0.026), mat=ir, bevel=0.001)
    box((0.036, 0.03, 0.065), (x, 0.205, B + 0.05), mat=ir, bevel=0.004)
    box((0.036, 0.032, 0.065), (x, -0.30, B + 0.05), mat=ir, bevel=0.004)
    tube([(x, -0.24, B + 0.055), (x, -0.42, B + 0.055)], 0.007, mat=br, curve=False)
    tube([(x, -0.41, B + 0.055), (x, -0.45, B + 0.055), (x, -0.50, B + 0.055), (x, -0.52, B + 0.055)], [0.010, 0.017, 0.015, 0.008], mat=wood("walnut", "Y"))
# a wooden plane
e = empty((-0.22, -0.125, B + 0.024), (0, 0, 3))
box((0.25, 0.062, 0.06), (0, 0, 0.03), mat=wood("walnut", "X"), bevel=0.005, parent=e)
box((0.006, 0.046, 0.15), (0.025, 0, 0.085), (0, 28, 0), ir, 0.001, e)
box((0.05, 0.040, 0.085), (0.045, 0, 0.075), (0, 40, 0), wood("oak", "Z"), 0.004, e)
tube([(0.085, 0, 0.055), (0.092, 0, 0.09), (0.082, 0, 0.13), (0.07, 0, 0.15)], [0.020, 0.016, 0.016, 0.012], mat="oak", parent=e)
lathe([(0.0, 0.105), (0.014, 0.103), (0.020, 0.092), (0.013, 0.075), (0.016, 0.058)], (-0.088, 0, 0), mat=wood("oak", "Z"), parent=e, sm=4)
# the board being planed
box((0.86, 0.14, 0.024), (-0.34, -0.13, B + 0.012), (0, 0, 3), wood("pale", "X"), 0.002)
# shavings
sh = paint("#dcbf92", 0.7)
for i in range(46):
    R = rnd.uniform(0.009, 0.020)
    turns = rnd.uniform(1.2, 3.2)
    w = rnd.uniform(0.02, 0.036)
    a0 = rnd.random() * 6
    px, py = rnd.gauss(-0.34, 0.22), rnd.uniform(-0.27, 0.08)
    pz = B + (0.024 if -0.2 < py < -0.06 else 0)
    if i > 38:
        px, py, pz = rnd.gauss(-0.3, 0.3), rnd.uniform(-0.55, -0.35), 0.0

    def curl(u, v, R=R, turns=turns, w=w, a0=a0):
        a = a0 + u * turns * 2 * math.pi
        rr = R * (0.55 + 0.45 * u)
        return (rr * math.cos(a), (v - 0.5) * w + u * 0.018, rr * math.sin(a))
    grid(60, 2, curl, sh, (px, py, pz + R * 0.98), (0, 0, rnd.uniform(0, 180)), thick=0.0007)
# jar with brushes and pencils, try square, mallet
vessel(SHAPES["cylinder"], loc=(-0.78, 0.16, B), mat=clay("#a0583c"), s=0.85)
for k in range(5):
    a = rnd.uniform(0, 6.3)
    tube([(-0.78 + 0.012 * math.cos(a), 0.16 + 0.012 * math.sin(a), B + 0.02), (-0.78 + 0.055 * math.cos(a), 0.16 + 0.055 * math.sin(a), B + rnd.uniform(0.24, 0.31))], 0.005, mat=("oak", "walnut")[k % 2], curve=False)
box((0.12, 0.075, 0.075), (-0.58, -0.02, B + 0.0375), (0, 0, -24), wood("oak", "X"), 0.006)
tube([(-0.56, -0.06, B + 0.03), (-0.47, -0.26, B + 0.018)], [0.013, 0.016], mat=wood("walnut", "Y"), curve=False)
# tool rail on the wall
box((1.9, 0.03, 0.07), (-0.1, 0.88, 1.46), mat="oak", bevel=0.004)
for k in range(9):
    x = -0.86 + k * 0.12 + rnd.uniform(-0.012, 0.012)
    L = rnd.uniform(0.13, 0.2)
    lathe([(0.0, 0.125), (0.012, 0.123), (0.0155, 0.10), (0.012, 0.05), (0.014, 0.012), (0.008, 0.0)], (x, 0.845, 1.455), mat=wood(("walnut", "oak")[k % 3 == 0], "Z"), sm=4, steps=32)
    box((rnd.uniform(0.008, 0.026), 0.004, L), (x, 0.845, 1.455 - L / 2), mat=ir, bevel=0.0006)
# a saw
g = G("steel")
steel = g.surface([0.42, 0.42, 0.41, 1], 0.32, g.bump(g.noise(g.coords((4, 4, 160)), 1.0, 3), 0.1, 0.002), metal=1.0)
e = empty((0.38, 0.848, 1.40), (0, 64, 0))


def saw(u, v):
    return (0.40 * u, 0, (0.115 - 0.06 * u) * (v - 0.5))


grid(4, 1, saw, steel, thick=0.0016, parent=e)
tube([(0.03, 0, 0.045), (-0.03, 0, 0.058), (-0.085, 0, 0.042), (-0.105, 0, 0.0), (-0.085, 0, -0.042), (-0.03, 0, -0.058), (0.03, 0, -0.048)],
     [0.013, 0.014, 0.0125, 0.0125, 0.0125, 0.014, 0.013], mat=wood("walnut", "Z"), parent=e)
box((0.045, 0.02, 0.10), (0.018, 0, 0), mat=wood("walnut", "Z"), bevel=0.006, parent=e)
tube([(0.38 - 0.086 * 0.438, 0.885, 1.40 + 0.086 * 0.899), (0.38 - 0.086 * 0.438, 0.80, 1.405 + 0.086 * 0.899)], 0.006, mat=br, curve=False)
# planks leaning on the wall
for k in range(6):
    h = rnd.uniform(1.7, 2.3)
    box((rnd.uniform(0.12, 0.2), 0.03, h), (1.12 + k * 0.125, 0.72 - 0.02 * (k % 3), h / 2 - 0.01), (-rnd.uniform(5, 7), rnd.uniform(-2.5, 2.5), 0), wood(("oak", "walnut", "pale")[k % 3], "Z"), 0.002)
sun(S, 5.8, angle=0.7)
window((0.1, 0.25, 1.12), S, ("x", -3.8), 2.2, 1.7, 5, 3, bar=0.045)
sky(0.55, toward=(-1, -0.5, 0.3), floor=0.3)
camera((-0.35, -4.6, 1.52), (0.05, 0, 1.13), 79, 3.2, focus=(0.0, -0.15, 0.95))
render("workshop", 1.5, exposure=0.5, samples=64, final=1380)
