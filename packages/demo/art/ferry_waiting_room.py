"""A slatted bench along a window grid; the harbour behind, long shadows on the floor."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(17)
S = (-0.50, 0.80, 0.26)
fl = terrazzo("#c9c6bd", 1.1, 0.30, chips=("#8d9499", "#b3aa9c", "#6d7880", "#e6e1d8", "#5d666c"))
box((14, 11, 0.04), (0, -4.6, -0.02), mat=fl, bevel=0)
for k in range(-5, 6):
    box((0.006, 11, 0.004), (k * 1.2 + 0.3, -4.6, -0.0012), mat=brass(0.35), bevel=0)
wallm = plaster("#dfdad0", 0.35)
# sill wall, lintel, pier
x0, x1 = -4.2, 1.6
box((x1 - x0, 0.30, 0.34), ((x0 + x1) / 2, 0.10, 0.17), mat=wallm)
box((9, 0.30, 1.0), (0, 0.10, 3.15), mat=wallm)
box((3.2, 0.30, 3.6), (x1 + 1.6, 0.10, 1.8), mat=wallm)
box((x1 - x0, 0.40, 0.035), ((x0 + x1) / 2, 0.06, 0.355), mat="oak", bevel=0.005)
oakf = "smoked"
n = 6
for k in range(n + 1):
    x = x0 + (x1 - x0) * k / n
    box((0.055, 0.11, 2.3), (x, 0.06, 1.5), mat=oakf)
    if k < n:
        box((0.028, 0.06, 2.3), (x + (x1 - x0) / n / 2, 0.06, 1.5), mat=oakf)
for z in (0.40, 1.86, 2.63):
    box((x1 - x0, 0.09, 0.055 if z in (0.40, 2.63) else 0.034), ((x0 + x1) / 2, 0.06, z), mat=oakf)
skirting(x1, 5, -0.05, 0.12, mat=paint("#cfc9be", 0.5))
# bench
bx0, bx1 = -3.4, 1.22
L, cx = bx1 - bx0, (bx0 + bx1) / 2
for i in range(6):
    box((L, 0.058, 0.026), (cx, -1.24 + i * 0.072, 0.435 - 0.004 * min(i, 3)), mat="oak", bevel=0.006)
for i in range(4):
    box((L, 0.024, 0.066), (cx, -0.835 + 0.022 * i, 0.545 + i * 0.088), (-12, 0, 0), "oak", 0.006)
for x in (bx0 + 0.25, bx0 + 1.4, cx + 0.15, bx1 - 1.35, bx1 - 0.25):
    m = "smoked"
    box((0.045, 0.055, 0.42), (x, -1.20, 0.21), mat=m, bevel=0.004)
    box((0.045, 0.055, 0.44), (x, -0.86, 0.21), mat=m, bevel=0.004)
    box((0.045, 0.44, 0.05), (x, -1.04, 0.395), mat=m, bevel=0.004)
    box((0.045, 0.03, 0.46), (x, -0.785, 0.64), (-12, 0, 0), m, 0.004)
# a suitcase and a folded coat
case = paint("#8a4a36", 0.45)
box((0.52, 0.17, 0.36), (0.82, -1.42, 0.185), (0, 0, 8), case, 0.022, seg=5)
for dx in (-0.15, 0.15):
    box((0.035, 0.178, 0.366), (0.82 + dx * 0.99, -1.42 + dx * 0.14, 0.185), (0, 0, 8), paint("#4a2a1e", 0.5), 0.02)
tube([(0.75, -1.43, 0.365), (0.76, -1.428, 0.40), (0.88, -1.412, 0.40), (0.89, -1.41, 0.365)], 0.009, mat=paint("#4a2a1e", 0.5))
def coat(u, v):
    y = -1.30 + 0.46 * v
    z = 0.470 + 0.03 * math.sin(u * 7 + v * 3) * 0.5 + 0.014 * noise.noise((u * 5, v * 5, 0))
    if v < 0.15:
        z -= (0.15 - v) * 1.3
    return (-1.9 + 0.5 * u + 0.03 * math.sin(v * 5), y if v > 0.15 else -1.27, z)
grid(60, 60, coat, linen("#4f5c66"), thick=0.012)
# a clock on the pier
e = empty((2.04, -0.055, 1.98), (90, 0, 0))
lathe([(0.0, 0.0), (0.17, 0.0), (0.178, 0.012), (0.178, 0.035), (0.168, 0.04), (0.164, 0.022), (0.0, 0.022)], mat=brass(0.3), parent=e, sm=1)
lathe([(0.0, 0.024), (0.163, 0.024)], mat=paint("#ece5d6", 0.5), parent=e, sm=1)
for k in range(12):
    a = k * math.pi / 6
    box((0.006, 0.024 if k % 3 else 0.034, 0.002), (0.142 * math.sin(a), 0.142 * math.cos(a), 0.026), (0, 0, -k * 30), paint(INK), 0, e)
for a, l, w in ((-128, 0.085, 0.009), (-46, 0.125, 0.006)):
    r = math.radians(-a)
    box((w, l, 0.002), (math.sin(r) * l * 0.45, math.cos(r) * l * 0.45, 0.029), (0, 0, a), paint(INK), 0, e)
# the quay: piles, a rail, far shore
pile = paint("#3c4246", 0.9)
for x, h in ((-3.3, 1.35), (-2.9, 1.55), (-0.6, 1.25)):
    tube([(x * 2.2, 14, -3), (x * 2.2, 14, h)], 0.17, mat=pile, curve=False)
hill = glow((0.215, 0.285, 0.355, 1), 1.0)
grid(90, 1, lambda u, v: (-90 + 180 * u, 150, 0.4 + v * (4.4 + 4.6 * noise.noise((u * 3.1, 0.3, 0)) + 1.2 * noise.noise((u * 13, 4, 0)))), hill)
sun(S, 7.5, color=(1, 0.86, 0.66), angle=0.7)
sky(0.75, color=(0.58, 0.72, 0.88), toward=(0, 1, 0.35), floor=0.75,
    seen=[(0.0, [0.10, 0.15, 0.19, 1]), (0.36, [0.19, 0.27, 0.33, 1]), (0.485, [0.46, 0.53, 0.56, 1]), (0.495, [0.86, 0.76, 0.64, 1]), (0.60, [0.60, 0.70, 0.78, 1]), (1.0, [0.34, 0.48, 0.64, 1])])
# ceiling and left wall close the room
box((14, 11, 0.1), (0, -4.6, 3.4), mat=plaster("#e8e2d6"), bevel=0)
camera((1.0, -8.6, 1.55), (-0.06, -0.5, 0.88), 60, 4.0, focus=(-0.5, -1.1, 0.6))
render("ferry-waiting-room", 1.5, exposure=0.35, samples=80, final=1380)
