"""Plaster niches with thrown vessels, raw and glazed."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(31)
S = (-0.52, -0.76, 0.46)
pl = plaster("#e6dccb", 0.4)
cell, t, depth = 0.50, 0.055, 0.30
n = 4
box((4, 0.1, 4), (0, depth + 0.05, 1.3), mat=plaster("#dccfbb", 0.4), bevel=0)
for i in range(-1, n + 2):
    x = (i - n / 2) * cell
    box((t, depth, 3.4), (x, depth / 2, 1.4), mat=pl, bevel=0.008)
for j in range(-1, n + 2):
    z = 0.40 + j * cell
    box((4, depth + 0.004, t), (0, depth / 2, z - t / 2), mat=pl, bevel=0.008)
M = [clay("#a9603f"), glaze("#e9e3d6", "#cfc5b2"), glaze("#8595a0", "#55646f"), clay("#cdbda5", 0.4), glaze("#3d4348", "#25282b", 0.25), glaze("#9c4a34", "#5e2a1d"), clay("#7a5a45", 0.3), glaze("#b9b7a2", "#8c8b76")]
plan = {
    (0, 0): [("jug", 0, 0, 1.0, 1), ("cup", .13, -.05, 0.9, 3)], (1, 0): [("amphora", 0.02, 0, 1.0, 0)], (2, 0): [("bowl", 0, 0, 1.15, 2), ("bowl", 0.0, 0, 0.98, 2)], (3, 0): [("tall", -.08, .02, .95, 3), ("cylinder", .09, -.02, .9, 4)],
    (0, 1): [("moon", 0, 0, 1.15, 3)], (1, 1): [("bottle", -.12, .02, 1.05, 2), ("bottle", .02, -.03, .82, 1), ("cup", .14, -.02, 1, 7)], (2, 1): [("tall", 0, 0, 1.0, 1)], (3, 1): [("plates", 0, 0, 1, 5)],
    (0, 2): [("tall", -.10, 0, .98, 6), ("cup", .08, -.04, 1, 1), ("cup", .155, .03, 1, 1)], (1, 2): [("bowl", 0, 0, 1.3, 5)], (2, 2): [("amphora", -.02, 0, 1.05, 3)], (3, 2): [("moon", 0.01, 0, 1.0, 2)],
    (0, 3): [("bowl", 0, 0, 1.2, 1)], (1, 3): [("jug", -.03, 0, 1.05, 0)], (2, 3): [("cylinder", -.1, 0, 1, 7), ("bottle", .08, 0, 1.0, 4)], (3, 3): [("amphora", 0, 0, .98, 1)],
}
for (i, j), items in plan.items():
    x, z = (i - n / 2 + 0.5) * cell, 0.40 + j * cell
    for q, (k, dx, dy, s, m) in enumerate(items):
        if k == "plates":
            for p in range(6):
                vessel(SHAPES["plate"], 0.006, (x, 0.14, z + p * 0.0105), mat=M[m if p % 3 else 1], s=1.1, rot=(0, 0, p * 50))
            vessel(SHAPES["bowl"], loc=(x, 0.14, z + 0.072), mat=M[3], s=0.8)
            continue
        zz = z + (0.028 if (q and k == "bowl") else 0)
        vessel(SHAPES[k], loc=(x + dx, 0.14 + dy, zz), mat=M[m], s=s, wobble=0.016)
sun(S, 5.6, angle=0.8)
window((0.1, 0, 1.35), S, ("x", -3.4), 2.0, 1.8, 2, 2, bar=0.07)
sky(0.42, toward=(-1, -0.8, 0.3), floor=0.35)
camera((0.25, -5.6, 1.30), (0.0, 0, 1.375), 101, 5.6, focus=(0, 0.06, 1.3))
render("ceramics-shop", 1.0, exposure=0.3, final=1120, out_width=1500, samples=64)
