"""Samples laid out on a table: oak, walnut, terrazzo, linen, brass, glazed tile, plaster, clay."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(13)
S = (-0.80, 0.42, 0.40)
box((1.6, 1.6, 0.04), (0, 0, -0.02), mat=plaster("#d9cfbf", 0.5))
# big pieces
box((0.25, 0.33, 0.018), (-0.085, 0.055, 0.009), (0, 0, 3), linen("#c9bba2"), 0.004)
box((0.115, 0.30, 0.022), (0.125, 0.07, 0.011), (0, 0, -2.5), "oak", 0.0025)
box((0.16, 0.16, 0.020), (-0.155, -0.155, 0.010), (0, 0, -4), terrazzo(scale=1.1), 0.003)
box((0.055, 0.26, 0.02), (0.235, -0.045, 0.010), (0, 0, 2), "walnut", 0.0025)
for x, y, r, c, d in ((0.005, -0.16, 3, "#7f8f9b", "#4f5f6b"), (0.005, -0.262, 1, "#e7e1d4", "#cfc6b4"), (-0.03, 0.145, -7, "#8a4636", "#5f2c20")):
    z = 0.0065 if y < 0 else 0.0245
    box((0.098, 0.098, 0.013), (x, y, z), (0, 0, r), glaze(c, d, 0.10), 0.004, seg=4)
# brass: a turned dish, and a rod on the oak
def turned():
    g = G("turned")
    p = g.coords()
    s = g.n("SeparateXYZ", {0: g.n("TexCoord").outputs["Object"]})
    r = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", s.outputs[0], s.outputs[0]), g.math("MULTIPLY", s.outputs[1], s.outputs[1])))
    rings = g.n("TexNoise", {"Vector": g.n("CombineXYZ", {0: r}).outputs[0], "Scale": 900.0, "Detail": 3.0}).outputs["Fac"]
    base = g.ramp(g.noise(p, 14, 4), [(0.3, [0.56, 0.36, 0.16, 1]), (0.7, [0.74, 0.51, 0.26, 1])])
    return g.surface(base, 0.2, g.bump(rings, 0.16, 0.0008), metal=1.0)


lathe([(0.0, 0.0), (0.030, 0.0), (0.050, 0.004), (0.0635, 0.013), (0.065, 0.0150), (0.063, 0.0155), (0.050, 0.0070), (0.030, 0.0028), (0.0, 0.002)], (0.122, -0.180, 0), mat=turned(), sm=5, steps=160)
tube([(0.075, -0.01, 0.0285), (0.19, 0.04, 0.0285)], 0.0065, mat=brass(0.2), curve=False)
# clay disc with a cord of linen thread; plaster chip
lathe([(0.0, 0.0), (0.052, 0.0), (0.056, 0.004), (0.056, 0.012), (0.05, 0.016), (0.0, 0.0145)], (-0.155, 0.10, 0.018), mat=clay("#a9653f"), wobble=0.012, sm=3)
box((0.11, 0.07, 0.016), (-0.24, -0.03, 0.008), (0, 0, 82), plaster("#f0e8da", 0.8), 0.004)
box((0.06, 0.09, 0.004), (-0.185, -0.150, 0.022), (0, 0, 12), paint("#56636d", 0.8), 0.001)
box((0.06, 0.09, 0.004), (-0.17, -0.160, 0.0262), (0, 0, -6), paint(RED, 0.8), 0.001)
# a folded cloth at the corner
def fold(u, v):
    x, y = 0.34 * (u - 0.5), 0.26 * (v - 0.5)
    h = 0.012 * math.sin(u * 9 + 2 * v) * (0.35 + v) + 0.010 * noise.noise((u * 4, v * 4, 2)) + 0.022
    return (x + 0.01 * math.sin(v * 7), y, h)
grid(160, 120, fold, linen("#7f8b94"), (0.275, 0.287, 0.011), (0, 0, -24), thick=0.0016)
sun(S, 5.4, angle=1.1)
# window bars near the edge, thrown softly over the table
for k in range(3):
    h = box((0.05, 4, 0.05), (-2.3, 1.2, 1.02 + 0.42 * k - 0.35), mat=paint("#777777"), bevel=0)
    hide(h)
h = box((0.05, 0.09, 4), (-2.3, 1.10, 1), mat=paint("#777777"), bevel=0)
hide(h)
sky(0.38, toward=(-0.6, 0.3, 0.8), floor=0.4)
camera((0.015, -0.315, 1.98), (0.010, -0.022, 0.0), 114, 5.6, focus=(0.0, -0.02, 0.015), level=False)
render("materials", 1.0, exposure=0.25, final=1120, out_width=1500, samples=64)
