"""A straight flight between plaster walls, cut by one diagonal shadow."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(41)
S = (-0.74, -0.50, 0.62)
pl = plaster("#e8dfcf", 0.42)
n, rise, run, w = 15, 0.17, 0.27, 1.15
for i in range(n):
    y = i * run
    box((w, run + 0.004, rise * (i + 1)), (0, y + run / 2, rise * (i + 1) / 2), mat=plaster("#ddd3c3", 0.4), bevel=0.007)
    box((w, run + 0.012, 0.03), (0, y + run / 2 - 0.008, rise * (i + 1) + 0.005), mat=stone("#c4b9a8", 0.5), bevel=0.006)
top = n * rise
box((3, 3, 0.1), (0, n * run + 1.5, top - 0.05), mat=stone("#c4b9a8"), bevel=0)
box((0.3, 8, 6.5), (w / 2 + 0.15, 1.8, 3.2), mat=pl, bevel=0.01)
box((3.5, 1.2, 0.1), (-2.35, n * run + 0.6, top - 0.05), mat=pl)
box((3, 0.2, top), (-2.1, n * run + 0.07, top / 2 - 0.001), mat=pl)
box((9, 0.3, 6.5), (-2, n * run + 1.1, 3.2), mat=plaster("#dfd4c2", 0.4))
box((0.22, 4.2, 0.16), (-w / 2 - 0.11, 1.9, 0.1), mat=pl, bevel=0.01)
# low sloping parapet on the left
def para(u, v):
    y = -0.25 + u * (n * run + 0.4)
    return (-w / 2 - 0.10, y, (0.32 + u * (n * rise + 0.1)) * v)
grid(2, 1, para, pl, thick=0.2).modifiers["bevel"].width = 0.012
tiles(-4, 1.0, -3.6, 4.2, s=0.5, mat=stone("#b7ac9c", 0.5))
m = brass(0.26)
hx = w / 2 - 0.075
tube([(hx, -0.15, 0.93), (hx, 0.0, 1.0), (hx, n * run, 1.0 + n * rise)], 0.016, mat=m, curve=False)
for k in (0.4, 4.4, 8.4, 12.4):
    y, z = k * run, 1.0 + k * rise
    tube([(w / 2, y, z - 0.07), (hx + 0.01, y, z - 0.06), (hx, y, z - 0.012)], 0.007, mat=m)
    lathe([(0, 0), (0.026, 0), (0.026, 0.006), (0, 0.008)], (w / 2, y, z - 0.07), (0, -90, 0), m, sm=1)
vessel(SHAPES["tall"], loc=(0.30, -0.19, 0), mat=clay("#a0583c"), s=1.1)
sun(S, 5.8, angle=0.7)
# one edge throws the diagonal
def edge(u, v):
    y = -9 + 18 * u
    z = 5.3 - 0.34 * (y + 3.15)
    return (-2.6, y, z + v * (14 - z))
hide(grid(1, 1, edge, paint("#777777")))
h2 = box((0.2, 6, 3), (-2.6, -4.6, 1.5), (0, 0, 0), paint("#777777"), 0)
hide(h2)
sky(0.36, toward=(-0.8, -0.7, 0.5), floor=0.3)
camera((-0.45, -5.6, 1.5), (0.17, 1.2, 1.10), 80, 5.6, focus=(0, 0.6, 0.6))
render("stair", 0.8, exposure=0.05, final=1040, out_width=1400, samples=64)
