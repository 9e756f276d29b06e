"""A pleated paper pendant with a brass cap, close; the wall far out of focus."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(37)
S = (-0.80, -0.50, 0.34)
box((9, 0.2, 6), (0, 2.4, 1.5), mat=plaster("#dcd2c2", 0.4))
box((9, 0.3, 0.05), (0, 2.2, 0.72), mat="walnut")
vessel(SHAPES["amphora"], loc=(0.52, 2.2, 0.745), mat=clay("#a0583c"), s=1.3)
vessel(SHAPES["bowl"], loc=(-0.36, 2.2, 0.745), mat=glaze("#e9e3d6"), s=1.4)

pp = paper("#f3e7d0", 0.48, pleats=56)
prof = [(0.055, 0.27), (0.10, 0.255), (0.17, 0.19), (0.205, 0.10), (0.20, 0.03), (0.165, -0.03)]
lathe(prof, (0, 0, 1.2), mat=pp, sm=8, steps=560, pleats=56, depth=0.05)
m = brass(0.2)
lathe([(0.0, 0.335), (0.014, 0.332), (0.02, 0.318), (0.022, 0.30), (0.05, 0.288), (0.066, 0.274), (0.067, 0.262), (0.06, 0.262), (0.0, 0.27)], (0, 0, 1.2), mat=m, sm=4)
lathe([(0.171, -0.036), (0.176, -0.032), (0.176, -0.026), (0.171, -0.022), (0.164, -0.026), (0.164, -0.032), (0.171, -0.036)], (0, 0, 1.2), mat=m, sm=2)
tube([(0, 0, 1.53), (0, 0, 3)], 0.0038, mat=linen("#7a5a3e", 2.0), curve=False)
lathe([(0.012, 0.29), (0.016, 0.28), (0.016, 0.2), (0.0, 0.2)], (0, 0, 1.2), mat=m, sm=1)
bulb([(0.0, 0.20), (0.018, 0.19), (0.034, 0.15), (0.026, 0.115), (0.0, 0.105)], (0, 0, 1.2), 9)
lamp((0, 0, 1.34), 2.0, 0.035, (1.0, 0.70, 0.40))
# a second lamp, far behind
lathe(prof, (0.72, 1.5, 1.42), mat=pp, sm=4, steps=280, pleats=56, depth=0.05)
tube([(0.72, 1.5, 1.7), (0.72, 1.5, 3)], 0.0038, mat=paint(INK), curve=False)
lamp((0.72, 1.5, 1.53), 0.8, 0.035, (1.0, 0.70, 0.40))
sun(S, 4.2, angle=1.2)
window((-0.05, 1.15, 1.27), S, ("x", -3.2), 4.0, 1.5, 7, 3, bar=0.06)
sky(0.5, toward=(-1, -0.5, 0.2), floor=0.22)
camera((-0.15, -2.35, 1.16), (0.05, 0, 1.29), 88, 2.0, focus=(0, -0.17, 1.28))
render("pendant", 0.8, exposure=0.35, final=1040, out_width=1400, samples=64)
