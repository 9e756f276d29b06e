"""A hall with an arch and plaster stairs; light comes in low from one side."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(29)
S = (-0.80, -0.55, 0.44)
pl = plaster("#e9e0d0", 0.4)
wall_with_holes((8, 0.34, 4.2), (0, 0.17, 2.1), [("arch", -0.95, -2.2, 1.25, 2.42 + 0.1)], pl, bevel=0.012)
# room behind the arch
box((8, 0.2, 4.2), (0, 3.4, 2.1), mat=plaster("#ded3c1", 0.4))
box((0.2, 4, 4.2), (1.2, 2.3, 2.1), mat=plaster("#ded3c1", 0.4))
box((3.2, 3.2, 0.1), (-0.9, 2.0, 2.95), mat=pl, bevel=0)
tiles(-3.6, 3.2, -4.2, 3.4, s=0.56, mat=stone("#bdb3a3", 0.45))
# stairs
n, rise, run, wdt = 14, 0.168, 0.262, 1.02
for i in range(n):
    x = 0.38 + i * run
    box((run + 0.004, wdt, rise * (i + 1) - 0.03), (x + run / 2, -wdt / 2, (rise * (i + 1) - 0.03) / 2), mat=plaster("#c6b9a4", 0.4), bevel=0.004)
    box((run + 0.028, wdt + 0.018, 0.032), (x + run / 2 - 0.012, -wdt / 2 - 0.004, rise * (i + 1) - 0.014), mat=wood("oak", "Y"), bevel=0.006)
# handrail with brackets
m = brass(0.28)
a = math.atan2(rise, run)
tube([(0.30, -0.07, 0.90), (0.38, -0.07, 0.98), (0.38 + 12 * run, -0.07, 0.98 + 12 * rise)], 0.014, mat=m, curve=False)
for k in (0.3, 4.2, 8.2):
    x = 0.38 + k * run
    z = 0.98 + k * rise
    tube([(x, 0.0, z - 0.06), (x, -0.05, z - 0.055), (x, -0.07, z - 0.012)], 0.006, mat=m)
    lathe([(0, 0), (0.024, 0), (0.024, 0.005), (0, 0.007)], (x, 0, z - 0.06), (90, 0, 0), m, sm=1)
skirting(-4, -1.58, 0, 0.10, mat=paint("#d4cabb"))
# jar and bench beyond the arch
vessel(SHAPES["amphora"], loc=(-1.9, -0.42, 0), mat=clay("#a0583c"), s=1.75)
round_table((-0.72, 2.35, 0), 0.24, 0.46, "walnut")
vessel(SHAPES["tall"], loc=(-0.74, 2.35, 0.46), mat=glaze("#8b979f", "#5c6870"))
sun(S, 5.8, angle=0.75)
window((0.5, -0.5, 1.18), S, ("x", -4.2), 2.7, 1.9, 5, 4, bar=0.045)
b = lamp((-2.3, 1.3, 1.9), 44, 0.35, (1.0, 0.86, 0.66))
sky(0.5, toward=(-1, -0.5, 0.3), floor=0.3)
camera((0.3, -7.6, 1.25), (-0.06, 0, 1.10), 62, 4.5, focus=(0.3, -0.6, 1))
render("house-by-a-weir", 1.5, exposure=0.58, samples=64, final=1380)
