"""A wall of books, a long table, a lamp that glows; with `--before`, the same room while its shelves are still empty."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(23)
BEFORE = "--before" in sys.argv
S = (-0.86, -0.46, 0.40)
box((8, 0.1, 4), (0, 0.35, 2), mat=plaster("#cfc4b2"), bevel=0)
boards(-2.5, 2.8, -4.4, 0.3, w=0.16, kind="oak", axis="Y")
W = 0.86
for k in range(-3, 4):
    box((0.03, 0.30, 3.1), (k * W + 0.12, 0.15, 1.55), mat="walnut", bevel=0.002)
zs = [0.10, 0.48, 0.84, 1.20, 1.56, 1.92, 2.28, 2.64]
for k in range(-3, 3):
    xa, xb = k * W + 0.12 + 0.015, (k + 1) * W + 0.12 - 0.015
    for z in zs:
        box((xb - xa, 0.29, 0.026), ((xa + xb) / 2, 0.15, z - 0.013), mat="walnut", bevel=0.0015)
    for z in zs[:-1]:
        if BEFORE:
            continue
        if rnd.random() < 0.14:
            vessel(SHAPES[rnd.choice(["bottle", "jug", "moon", "bowl"])], loc=((xa + xb) / 2 + rnd.uniform(-.15, .2), 0.14, z), mat=rnd.choice([clay("#a9653f"), glaze("#e6dfd0")]))
            books(xa, (xa + xb) / 2 - 0.14, z, 0.02)
        else:
            books(xa, xb - rnd.uniform(0, 0.1), z, 0.02)
# table
T = 0.735
box((2.3, 0.86, 0.036), (0.25, -1.35, T - 0.018), (0, 0, 0), "oak", 0.005)
for x in (-0.8, 1.3):
    for y in (-1.7, -1.0):
        tube([(x, y, T - 0.03), (x, y, 0)], [0.028, 0.018], mat="oak", curve=False)
box((2.1, 0.02, 0.07), (0.25, -1.70, T - 0.075), mat="oak", bevel=0.002)
# lamp, books and a cup
if not BEFORE:
    lx, ly = 0.30, -1.22
    lathe([(0.0, 0.0), (0.088, 0.0), (0.09, 0.006), (0.082, 0.014), (0.02, 0.02), (0.009, 0.028), (0.008, 0.05)], (lx, ly, T), mat=brass(0.22), sm=3)
    tube([(lx, ly, T + 0.04), (lx, ly, T + 0.36)], 0.007, mat=brass(0.22), curve=False)
    lathe([(0.175, 0.30), (0.165, 0.36), (0.125, 0.47), (0.10, 0.52), (0.098, 0.52), (0.124, 0.47), (0.164, 0.36), (0.174, 0.30)], (lx, ly, T - 0.0), mat=paper("#efe0c4", 0.36, pleats=48), sm=3, steps=192, pleats=48, depth=0.03)
    bulb([(0.0, 0.36), (0.02, 0.365), (0.032, 0.395), (0.022, 0.43), (0.0, 0.44)], (lx, ly, T), 14)
    lamp((lx, ly, T + 0.40), 7, 0.035, (1.0, 0.68, 0.36))
    open_book((-0.05, -1.42, T), -12, 1.1)
    z = T
    for i in range(3):
        t = (0.028, 0.022, 0.034)[i]
        box((0.22 - 0.012 * i, 0.16, t), (0.68, -1.30, z + t / 2), (0, 0, 14 - 11 * i), paint(("#515c66", RED, "#d8cbb3")[i], 0.7), 0.003)
        z += t
    vessel(SHAPES["cup"], loc=(0.52, -1.52, T), mat=glaze("#e6dfd0"), s=0.9)
    chair((-0.12, -1.86, 0), 172, "oak")
sun(S, 5.6, angle=0.8)
window((0.1, 0, 1.55), S, ("x", -4.0), 1.2, 1.9, 2, 4, bar=0.05)
sky(0.6, toward=(-1, -0.5, 0.3), floor=0.25)
camera((0.55, -6.0, 1.22), (0.18, 0, 1.12), 82, 2.8, focus=(0.25, -1.3, 0.95))
render("reading-room-before" if BEFORE else "reading-room", 0.8, exposure=0.6, final=1040, out_width=1400, samples=96)
