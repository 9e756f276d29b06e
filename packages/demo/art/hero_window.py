"""Morning light through a window grid on a plaster wall; a chair, a low table, a vessel."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *

reset(3)
S = (-0.78, -0.56, 0.42)
box((9, 0.2, 4), (0, 0.1, 1.9), mat=plaster(BONE, 0.4))
boards(-3.5, 3.2, -4.6, 0, w=0.16, kind="oak")
skirting(-4.5, 4.5, 0, 0.085)
chair((0.56, -0.62, 0), -34)
round_table((-0.22, -0.70, 0), r=0.25, h=0.40, kind="walnut", rot=25)
vessel(SHAPES["moon"], loc=(-0.26, -0.72, 0.40), mat=clay("#d8cbb8", 0.35), wobble=0.02, s=0.92)
vessel(SHAPES["cup"], loc=(-0.10, -0.78, 0.40), mat=glaze("#7c8893", "#4d5963"), s=0.85)
dark = paint("#4b4a3c", 0.7)
twig((-0.26, -0.72, 0.58), (-0.16, 0.04, 0.46), 11, 0.085, dark, 0.003, seed=4)
twig((-0.255, -0.715, 0.58), (0.10, 0.05, 0.34), 7, 0.075, dark, 0.0025, seed=9)
sun(S, 6.6, angle=0.75)
e, c = window((0.80, 0, 0.73), S, ("x", -3.2), 1.18, 2.5, 2, 5, bar=0.035, frame=0.05)
# a branch outside, soft in the light
import bpy
before = set(bpy.data.objects)
v = Vector(S).normalized()
o = c + v * 2.2
twig(tuple(o + Vector((0, -0.95, 1.15))), (0.15, 1.0, -0.75), 22, 0.22, dark, 0.012, seed=21)
twig(tuple(o + Vector((0, -0.85, 0.75))), (0.1, 0.75, 0.05), 13, 0.19, dark, 0.01, seed=5)
for x in set(bpy.data.objects) - before:
    hide(x)
sky(0.55, color=(0.56, 0.66, 0.82), toward=(-1, -0.5, 0.3), floor=0.35)
camera((0.05, -6.4, 1.02), (0.05, 0, 0.78), 73, 3.2, focus=(0.3, -0.62, 0.5))
render("hero-window", 1.6, exposure=0.6, contrast=0.35, samples=96)
