"""A bakery counter in low morning sun: terrazzo slab, loaves on a board, a brass pendant."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

from bread import loaf

reset(5)
S = (-0.80, -0.50, 0.36)
box((9, 0.2, 4), (0, 1.9, 1.9), mat=plaster(BONE, 0.4))
box((9, 0.03, 1.12), (0, 1.79, 0.56), mat=paint("#7d8890", 0.55), bevel=0)
box((9, 0.045, 0.03), (0, 1.775, 1.13), mat="oak", bevel=0.004)
# counter
box((4.6, 0.78, 0.045), (0.35, 0.33, 0.925), mat=terrazzo(scale=1.7), bevel=0.006)
for k in range(118):
    x = -1.9 + k * 0.038
    tube([(x, 0.0, 0.06), (x, 0.0, 0.9)], 0.0185, mat=wood("oak", "Z"), curve=False)
box((4.5, 0.02, 0.9), (0.35, 0.03, 0.45), mat="walnut", bevel=0)
# loaves on a board
box((0.74, 0.36, 0.026), (0.02, 0.27, 0.961), (0, 0, 4), "walnut", 0.006)
loaf("boule", (-0.20, 0.26, 0.974), 20, 1.05)
loaf("boule", (0.06, 0.33, 0.974), 75, 0.98)
loaf("batard", (0.22, 0.17, 0.974), 28, 1.0)
loaf("boule", (-0.07, 0.295, 1.085), 50, 0.95, 1.5)
# baguettes standing in a clay crock
vessel([(0.10, 0), (0.115, 0.03), (0.12, 0.15), (0.115, 0.25), (0.122, 0.27)], 0.01, (0.82, 0.36, 0.947), mat=clay("#a0583c"))
for i, (dx, dy, t, r) in enumerate(((-0.05, 0.0, 82, 0), (0.03, 0.04, 98, 40), (0.04, -0.04, 94, 100), (-0.01, -0.05, 86, 200))):
    o = loaf("baguette", (0.82 + dx, 0.36 + dy, 1.26 + 0.02 * i), r, 0.98)
    o.rotation_euler = rad((0, -t, r))
# folded linen, stack of plates
for i in range(3):
    box((0.24 - i * 0.006, 0.19 - i * 0.005, 0.009), (-0.50, 0.17, 0.952 + i * 0.0092), (0, 0, 7 + i * 1.3), linen("#d8cdb9" if i < 2 else "#8d979e"), 0.004)
for i in range(5):
    vessel(SHAPES["plate"], 0.005, (-0.77, 0.36, 0.947 + i * 0.0085), mat=glaze("#e8e2d6"), s=0.85)
# shelf behind
for z in (1.50, 1.92):
    box((3.4, 0.26, 0.032), (0.25, 1.66, z), mat="oak", bevel=0.004)
    for x in (-1.2, -0.1, 1.0, 1.8):
        box((0.02, 0.2, 0.02), (x, 1.70, z - 0.025), mat=brass(), bevel=0.002)
for i, x in enumerate((-1.2, -0.93, -0.62, 0.78, 1.06, 1.36)):
    loaf("boule" if i % 3 else "batard", (x, 1.65, 1.517), rnd.uniform(-20, 20) + (10 if i % 3 else 80), rnd.uniform(0.88, 1.02))
for i, (k, x) in enumerate((("amphora", -0.25), ("cylinder", 0.02), ("jug", 0.26))):
    vessel(SHAPES[k], loc=(x, 1.66, 1.517), mat=[clay("#a0583c"), glaze("#e8e2d6"), glaze("#8b979f", "#5c6870")][i], s=0.9)
for i in range(5):
    box((0.40 - i * 0.01, 0.22, 0.02), (-0.9, 1.66, 1.947 + i * 0.021), (0, 0, rnd.uniform(-3, 3)), ("oak", "walnut")[i % 2], 0.004)
for x in (0.5, 0.78, 1.1, 1.38):
    loaf("boule", (x, 1.64, 1.937), rnd.uniform(0, 90), rnd.uniform(0.85, 0.98))
# pendant
P = (0.42, 0.42)
lathe([(0.012, 0.20), (0.03, 0.19), (0.05, 0.165), (0.11, 0.12), (0.165, 0.05), (0.178, 0.0), (0.174, 0.0), (0.16, 0.05), (0.105, 0.115), (0.045, 0.158), (0.0, 0.165)],
      (P[0], P[1], 1.66), mat=brass(0.3), sm=4)
tube([(P[0], P[1], 1.85), (P[0], P[1], 3.2)], 0.0035, mat=paint(INK, 0.6), curve=False)
bulb([(0.0, -0.032), (0.022, -0.026), (0.032, 0), (0.022, 0.026), (0.0, 0.032)], (P[0], P[1], 1.705), 6)
lamp((P[0], P[1], 1.70), 4, 0.035)
sun(S, 6.0, angle=0.8)
window((0.25, 0.6, 1.32), S, ("x", -4.2), 2.0, 1.35, 3, 2, bar=0.05, frame=0.06)
sky(0.55, toward=(-1, -0.6, 0.3), floor=0.3)
camera((-0.75, -4.9, 1.46), (0.10, 0.3, 1.25), 84, 2.8, focus=(0.0, 0.2, 1.05))
render("bakery", 1.5, exposure=0.5, samples=64, final=1380)
