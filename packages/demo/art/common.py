"""Shared helpers of the demo's picture scenes: solids, lathes, materials, light, camera, render.

Run a scene with:  blender -b -P hero_window.py -- --width 480 --samples 16 --out preview.jpg
"""
import argparse
import math
import os
import random
import sys
import tempfile

import bmesh
import bpy
from mathutils import Euler, Vector, noise

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

rnd = random.Random(7)


def lin(h):
    """'#rrggbb' to linear RGBA."""
    h = h.lstrip("#")
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c] + [1.0]


BONE = "#e8dfd0"
INK = "#24272c"
SHADOW = "#6f7d8a"
RED = "#8f4c39"


def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rnd.seed(seed)
    _cache.clear()


# ---------------------------------------------------------------- materials

_cache = {}


class G:
    """A small builder for shader graphs."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.nt = self.mat.node_tree
        self.nt.nodes.clear()
        self.out = self.nt.nodes.new("ShaderNodeOutputMaterial")

    def n(self, kind, inputs=None, **attrs):
        node = self.nt.nodes.new("ShaderNode" + kind)
        for k, v in attrs.items():
            setattr(node, k, v)
        for k, v in (inputs or {}).items():
            self.set(node.inputs[k], v)
        return node

    def set(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.nt.links.new(v, sock)
        else:
            sock.default_value = v

    def coords(self, scale=(1, 1, 1), spread=True):
        tc = self.n("TexCoord").outputs["Object"]
        if spread:
            r = self.n("ObjectInfo").outputs["Random"]
            off = self.n("Math", {0: r, 1: 41.0}, operation="MULTIPLY").outputs[0]
            comb = self.n("CombineXYZ", {0: off, 1: off, 2: off}).outputs[0]
            tc = self.n("VectorMath", {0: tc, 1: comb}, operation="ADD").outputs[0]
        return self.n("VectorMath", {0: tc, 1: scale}, operation="MULTIPLY").outputs[0]

    def noise(self, vec, scale, detail=4, rough=0.55, dist=0.0):
        return self.n("TexNoise", {"Vector": vec, "Scale": scale, "Detail": detail,
                                   "Roughness": rough, "Distortion": dist}).outputs["Fac"]

    def ramp(self, fac, stops, interp="LINEAR"):
        node = self.n("ValToRGB", {"Fac": fac})
        cr = node.color_ramp
        cr.interpolation = interp
        while len(cr.elements) > 1:
            cr.elements.remove(cr.elements[-1])
        cr.elements[0].position = stops[0][0]
        cr.elements[0].color = stops[0][1]
        for p, c in stops[1:]:
            e = cr.elements.new(p)
            e.color = c
        return node.outputs["Color"]

    def mix(self, a, b, fac, blend="MIX"):
        return self.n("MixRGB", {"Fac": fac, "Color1": a, "Color2": b}, blend_type=blend).outputs[0]

    def math(self, op, a, b=0.0, c=None):
        ins = {0: a, 1: b}
        if c is not None:
            ins[2] = c
        return self.n("Math", ins, operation=op).outputs[0]

    def bump(self, h, strength=0.3, dist=0.01, normal=None):
        ins = {"Height": h, "Strength": strength, "Distance": dist}
        if normal is not None:
            ins["Normal"] = normal
        return self.n("Bump", ins).outputs[0]

    def surface(self, base, rough=0.6, normal=None, metal=0.0, spec=0.4, **more):
        ins = {"Base Color": base, "Roughness": rough, "Metallic": metal, "Specular": spec}
        if normal is not None:
            ins["Normal"] = normal
        ins.update(more)
        b = self.n("BsdfPrincipled", ins)
        self.nt.links.new(b.outputs[0], self.out.inputs[0])
        return self.mat


def grey(v):
    return [v, v, v, 1]


def plaster(color=BONE, strength=0.35, name="plaster", wash=0.12):
    key = ("plaster", color, strength, wash)
    if key in _cache:
        return _cache[key]
    g = G(name)
    p = g.coords(spread=False)
    big = g.noise(p, 1.1, 5, 0.6, 0.4)
    c = lin(color)
    dark = [x * (1 - wash * k) for x, k in zip(c, (1.0, 1.05, 1.15))] + [1]
    base = g.ramp(big, [(0.3, dark[:4]), (0.7, c)])
    trowel = g.noise(g.coords((1, 1, 1.7), False), 5, 5, 0.6, 1.2)
    grain = g.noise(p, 160, 3, 0.6)
    h = g.math("ADD", g.math("MULTIPLY", trowel, 1.0), g.math("MULTIPLY", grain, 0.06))
    m = g.surface(base, 0.85, g.bump(h, strength, 0.02), spec=0.2)
    _cache[key] = m
    return m


WOODS = {
    "oak": ("#c79c69", "#a57443", "#6d4a2a"),
    "pale": ("#d8b98c", "#bd9566", "#8f6a42"),
    "walnut": ("#7c5539", "#573824", "#2e1c12"),
    "smoked": ("#6b543f", "#4a382a", "#2a1f18"),
}


def wood(kind="oak", axis="Z", gloss=0.42, scale=1.0):
    key = ("wood", kind, axis, gloss, scale)
    if key in _cache:
        return _cache[key]
    g = G("wood-%s-%s" % (kind, axis))
    a, b, c = (lin(x) for x in WOODS[kind])
    i = "XYZ".index(axis)

    def st(along, across):
        v = [across * scale] * 3
        v[i] = along * scale
        return tuple(v)

    warp = g.noise(g.coords(st(0.5, 3.5)), 1.0, 3, 0.5)
    rings = g.math("FRACT", g.math("MULTIPLY", g.math("ADD", warp, g.math("MULTIPLY", g.noise(g.coords(st(0.35, 9)), 1, 2), 0.5)), 9.0))
    rings = g.math("POWER", g.math("ABSOLUTE", g.math("SUBTRACT", rings, 0.5)), 0.7)
    streak = g.noise(g.coords(st(0.9, 42)), 1.0, 5, 0.6, 0.3)
    pores = g.noise(g.coords(st(9, 420)), 1.0, 2, 0.5)
    f = g.math("ADD", g.math("MULTIPLY", rings, 0.38), g.math("MULTIPLY", streak, 0.75))
    col = g.ramp(f, [(0.28, c), (0.5, b), (0.78, a)])
    pm = g.ramp(pores, [(0.33, grey(0.62)), (0.5, grey(1.0))])
    col = g.mix(col, pm, 0.7, "MULTIPLY")
    # every board a little lighter or darker than its neighbour
    r = g.n("ObjectInfo").outputs["Random"]
    v = g.math("ADD", g.math("MULTIPLY", r, 0.34), 0.84)
    hsv = g.n("HueSaturation", {"Value": v, "Color": col}).outputs[0]
    h = g.math("ADD", g.math("MULTIPLY", pores, 0.35), g.math("MULTIPLY", streak, 0.65))
    rough = g.ramp(streak, [(0.3, grey(gloss + 0.14)), (0.7, grey(gloss))])
    m = g.surface(hsv, rough, g.bump(h, 0.22, 0.003), spec=0.35)
    _cache[key] = m
    return m


def brass(rough=0.24, name="brass"):
    key = ("brass", rough)
    if key in _cache:
        return _cache[key]
    g = G(name)
    p = g.coords()
    n1 = g.noise(p, 9, 4, 0.6)
    base = g.ramp(n1, [(0.3, [0.58, 0.38, 0.18, 1]), (0.7, [0.76, 0.54, 0.29, 1])])
    ro = g.ramp(g.noise(p, 30, 5, 0.6), [(0.3, grey(rough - 0.05)), (0.75, grey(rough + 0.12))])
    m = g.surface(base, ro, g.bump(g.noise(p, 60, 3), 0.05, 0.002), metal=1.0, spec=0.5)
    _cache[key] = m
    return m


def iron(name="iron"):
    g = G(name)
    p = g.coords()
    return g.surface(lin("#2a2c2e"), 0.45, g.bump(g.noise(p, 90, 4), 0.12, 0.002), metal=0.6)


def clay(color="#a9653f", speck=0.25, name="clay"):
    key = ("clay", color, speck)
    if key in _cache:
        return _cache[key]
    g = G(name)
    p = g.coords()
    c = lin(color)
    base = g.ramp(g.noise(p, 7, 5), [(0.3, [x * 0.8 for x in c[:3]] + [1]), (0.7, c)])
    sp = g.ramp(g.noise(p, 260, 2), [(0.3, grey(1 - speck)), (0.4, grey(1))])
    base = g.mix(base, sp, 1.0, "MULTIPLY")
    rings = g.noise(g.coords((1, 1, 60)), 1.5, 2, 0.5)
    h = g.math("ADD", g.math("MULTIPLY", rings, 0.6), g.math("MULTIPLY", g.noise(p, 120, 3), 0.4))
    m = g.surface(base, 0.8, g.bump(h, 0.3, 0.004), spec=0.25)
    _cache[key] = m
    return m


def glaze(color="#e9e4d8", dark=None, rough=0.16, name="glaze"):
    key = ("glaze", color, dark, rough)
    if key in _cache:
        return _cache[key]
    g = G(name)
    p = g.coords()
    c = lin(color)
    d = lin(dark) if dark else [x * 0.72 for x in c[:3]] + [1]
    base = g.ramp(g.noise(g.coords((1, 1, 0.5)), 6, 5, 0.6, 0.5), [(0.32, d), (0.62, c)])
    h = g.math("ADD", g.noise(g.coords((1, 1, 40)), 1.2, 2), g.math("MULTIPLY", g.noise(p, 25, 3), 0.5))
    m = g.surface(base, rough, g.bump(h, 0.10, 0.004), spec=0.5)
    _cache[key] = m
    return m


def terrazzo(ground="#d9d0c1", scale=1.0, gloss=0.22, chips=("#8d8f8e", "#b9a58a", "#a25c44", "#efe9df", "#5d666c")):
    key = ("terrazzo", ground, scale, gloss)
    if key in _cache:
        return _cache[key]
    g = G("terrazzo")
    p = g.coords(spread=False)
    warp = g.n("TexNoise", {"Vector": p, "Scale": 22 * scale, "Detail": 2}).outputs["Color"]
    w = g.n("VectorMath", {0: warp, 1: (0.012 / scale,) * 3}, operation="MULTIPLY").outputs[0]
    p = g.n("VectorMath", {0: p, 1: w}, operation="ADD").outputs[0]
    base = g.ramp(g.noise(p, 4, 4), [(0.3, [x * 0.93 for x in lin(ground)[:3]] + [1]), (0.7, lin(ground))])
    cols = [lin(c) for c in chips]
    for s, keep, edge in ((150, 0.5, 0.10), (62, 0.42, 0.12), (30, 0.30, 0.14)):
        vd = g.n("TexVoronoi", {"Vector": p, "Scale": s * scale}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        vc = g.n("TexVoronoi", {"Vector": p, "Scale": s * scale}).outputs["Color"]
        sep = g.n("SeparateXYZ", {0: vc})
        inside = g.ramp(vd, [(edge, grey(0)), (edge + 0.03, grey(1))])
        on = g.math("LESS_THAN", sep.outputs[0], keep)
        fac = g.math("MULTIPLY", inside, on)
        stops = [(i / len(cols), c) for i, c in enumerate(cols)]
        col = g.ramp(sep.outputs[1], stops, "CONSTANT")
        base = g.mix(base, col, fac)
    ro = g.ramp(g.noise(p, 12, 4), [(0.3, grey(gloss)), (0.7, grey(gloss + 0.12))])
    m = g.surface(base, ro, g.bump(g.noise(p, 8, 4), 0.02, 0.01), spec=0.45)
    _cache[key] = m
    return m


def linen(color="#cdbfa6", scale=1.0, name="linen"):
    key = ("linen", color, scale)
    if key in _cache:
        return _cache[key]
    g = G(name)
    p = g.coords()
    wob = g.n("TexNoise", {"Vector": p, "Scale": 60 * scale, "Detail": 2}).outputs["Color"]
    w = g.n("VectorMath", {0: wob, 1: (0.0016 / scale,) * 3}, operation="MULTIPLY").outputs[0]
    q = g.n("VectorMath", {0: p, 1: w}, operation="ADD").outputs[0]
    s = g.n("SeparateXYZ", {0: q})
    f = 2600 * scale
    a = g.math("SINE", g.math("MULTIPLY", s.outputs[0], f))
    b = g.math("SINE", g.math("MULTIPLY", s.outputs[1], f))
    h = g.math("MAXIMUM", a, b)
    slub = g.noise(g.coords((3, 260, 3)), scale, 3)
    slub2 = g.noise(g.coords((260, 3, 3)), scale, 3)
    v = g.math("ADD", g.math("MULTIPLY", slub, 0.5), g.math("MULTIPLY", slub2, 0.5))
    c = lin(color)
    base = g.ramp(v, [(0.35, [x * 0.66 for x in c[:3]] + [1]), (0.6, c)])
    base = g.mix(base, g.ramp(h, [(0.0, grey(0.75)), (1.0, grey(1))]), 0.6, "MULTIPLY")
    m = g.surface(base, 0.95, g.bump(g.math("ADD", g.math("MULTIPLY", h, 0.5), v), 0.4, 0.002), spec=0.1, Sheen=0.3)
    _cache[key] = m
    return m


def cord(w=0.22, d=0.2):
    """Woven paper cord: strands run from each rail to the diagonal seams."""
    key = ("cord", w, d)
    if key in _cache:
        return _cache[key]
    g = G("cord")
    tc = g.n("TexCoord").outputs["Object"]
    s = g.n("SeparateXYZ", {0: tc})
    ax = g.math("DIVIDE", g.math("ABSOLUTE", s.outputs[0]), w)
    ay = g.math("DIVIDE", g.math("ABSOLUTE", s.outputs[1]), d)
    front = g.math("GREATER_THAN", ay, ax)
    k = g.math("ADD", g.math("MULTIPLY", s.outputs[0], front),
               g.math("MULTIPLY", s.outputs[1], g.math("SUBTRACT", 1.0, front)))
    wav = g.math("ABSOLUTE", g.math("SINE", g.math("MULTIPLY", k, math.pi / 0.0065)))
    seam = g.math("MINIMUM", g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", ax, ay)), 18.0), 1.0)
    n1 = g.noise(g.coords((1, 1, 1)), 50, 4)
    c = lin("#c9ab7c")
    base = g.ramp(n1, [(0.3, [x * 0.75 for x in c[:3]] + [1]), (0.7, c)])
    base = g.mix(base, g.ramp(wav, [(0.0, grey(0.35)), (0.5, grey(1))]), 0.8, "MULTIPLY")
    base = g.mix(base, g.ramp(seam, [(0.0, grey(0.55)), (1.0, grey(1))]), 0.8, "MULTIPLY")
    m = g.surface(base, 0.75, g.bump(g.math("MULTIPLY", wav, seam), 0.6, 0.004), spec=0.25)
    _cache[key] = m
    return m


def stone(color="#b9b2a6", rough=0.55, name="stone"):
    key = ("stone", color, rough)
    if key in _cache:
        return _cache[key]
    g = G(name)
    p = g.coords()
    c = lin(color)
    n1 = g.noise(p, 3, 7, 0.65, 0.8)
    r = g.n("ObjectInfo").outputs["Random"]
    base = g.ramp(n1, [(0.3, [x * 0.78 for x in c[:3]] + [1]), (0.7, c)])
    base = g.n("HueSaturation", {"Value": g.math("ADD", g.math("MULTIPLY", r, 0.16), 0.92), "Color": base}).outputs[0]
    pit = g.ramp(g.noise(p, 70, 4), [(0.28, grey(0.8)), (0.4, grey(1))])
    base = g.mix(base, pit, 0.8, "MULTIPLY")
    ro = g.ramp(n1, [(0.3, grey(rough + 0.12)), (0.7, grey(rough - 0.05))])
    m = g.surface(base, ro, g.bump(g.math("ADD", n1, g.math("MULTIPLY", g.noise(p, 50, 4), 0.15)), 0.12, 0.02), spec=0.35)
    _cache[key] = m
    return m


def paint(color, rough=0.6, bump=0.06, name="paint"):
    key = ("paint", color, rough, bump)
    if key in _cache:
        return _cache[key]
    g = G(name)
    p = g.coords()
    c = lin(color)
    base = g.ramp(g.noise(p, 12, 5), [(0.3, [x * 0.9 for x in c[:3]] + [1]), (0.7, c)])
    m = g.surface(base, rough, g.bump(g.noise(p, 90, 4), bump, 0.004), spec=0.3)
    _cache[key] = m
    return m


def paper(color="#f2e6cf", trans=0.45, glow=0.0, pleats=0):
    g = G("paper")
    p = g.coords()
    c = lin(color)
    fib = g.noise(g.coords((1, 1, 1)), 55, 6, 0.7, 0.6)
    base = g.ramp(fib, [(0.3, [x * 0.86 for x in c[:3]] + [1]), (0.7, c)])
    if pleats:
        # doubled paper at the folds lets less light through
        s = g.n("SeparateXYZ", {0: g.n("TexCoord").outputs["Object"]})
        a = g.math("ARCTAN2", s.outputs[1], s.outputs[0])
        f = g.math("FRACT", g.math("ADD", g.math("MULTIPLY", a, pleats / (2 * math.pi)), 100.0))
        t = g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", f, 0.5)), 2.0)
        fold = g.ramp(t, [(0.0, grey(0.52)), (0.12, grey(0.70)), (0.45, grey(0.88)), (0.85, grey(1.0)), (1.0, grey(0.92))])
        base = g.mix(base, fold, 1.0, "MULTIPLY")
    nrm = g.bump(fib, 0.15, 0.002)
    d = g.n("BsdfDiffuse", {"Color": base, "Normal": nrm})
    t = g.n("BsdfTranslucent", {"Color": base, "Normal": nrm})
    mx = g.n("MixShader", {0: trans, 1: d.outputs[0], 2: t.outputs[0]})
    last = mx.outputs[0]
    if glow:
        e = g.n("Emission", {"Color": [1, 0.74, 0.42, 1], "Strength": glow})
        last = g.n("AddShader", {0: last, 1: e.outputs[0]}).outputs[0]
    g.nt.links.new(last, g.out.inputs[0])
    return g.mat


def glow(color=(1, 0.72, 0.4, 1), strength=10):
    g = G("glow")
    e = g.n("Emission", {"Color": color, "Strength": strength})
    g.nt.links.new(e.outputs[0], g.out.inputs[0])
    return g.mat


# ---------------------------------------------------------------- solids

def rad(v):
    return tuple(math.radians(x) for x in v)


def obj(mesh, name, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, parent=None):
    o = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rad(rot)
    if mat is not None:
        o.data.materials.append(mat)
    if parent is not None:
        o.parent = parent
    return o


def empty(loc=(0, 0, 0), rot=(0, 0, 0), parent=None, scale=1.0):
    return_o = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(return_o)
    return_o.location = loc
    return_o.rotation_euler = rad(rot)
    return_o.scale = (scale,) * 3
    if parent is not None:
        return_o.parent = parent
    return return_o


def smooth(o, angle=40):
    me = o.data
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(angle)


def pick(mat, size):
    """A wood name becomes that wood with its grain along the longest side."""
    if isinstance(mat, str):
        return wood(mat, "XYZ"[max(range(3), key=lambda i: size[i])])
    return mat


def box(size, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, bevel=0.003, parent=None, name="box", seg=3):
    """A bevelled box with its centre at loc."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector(v.co[i] * size[i] for i in range(3))
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    o = obj(me, name, loc, rot, pick(mat, size), parent)
    if bevel:
        b = o.modifiers.new("bevel", "BEVEL")
        b.width = min(bevel, min(size) * 0.45)
        b.segments = seg
    smooth(o, 35)
    return o


def wall_with_holes(size, loc, holes, mat, rot=(0, 0, 0), bevel=0.006):
    """A box with cutters subtracted; holes are (kind, x, z, w, h) in the box's own plane."""
    o = box(size, loc, rot, mat, 0)
    for kind, x, z, w, h in holes:
        bm = bmesh.new()
        n = 48
        pts = [(x - w / 2, z), (x + w / 2, z)]
        if kind == "arch":
            r = w / 2
            pts += [(x + r * math.cos(math.pi * k / n), z + h - r + r * math.sin(math.pi * k / n)) for k in range(n + 1)]
        else:
            pts += [(x + w / 2, z + h), (x - w / 2, z + h)]
        a = [bm.verts.new((px, -size[1], pz)) for px, pz in pts]
        b = [bm.verts.new((px, size[1], pz)) for px, pz in pts]
        bm.faces.new(a)
        bm.faces.new(list(reversed(b)))
        for i in range(len(pts)):
            j = (i + 1) % len(pts)
            bm.faces.new((a[j], a[i], b[i], b[j]))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        me = bpy.data.meshes.new("cut")
        bm.to_mesh(me)
        bm.free()
        c = obj(me, "cut", loc, rot)
        c.hide_render = True
        c.hide_viewport = True
        m = o.modifiers.new("cut", "BOOLEAN")
        m.object = c
        m.solver = "EXACT"
    b = o.modifiers.new("bevel", "BEVEL")
    b.width = bevel
    b.segments = 3
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(50)
    return o


def spline(pts, n=8):
    """Catmull-Rom through points (any dimension)."""
    out = []
    P = [pts[0]] + list(pts) + [pts[-1]]
    for i in range(1, len(P) - 2):
        for k in range(n):
            t = k / n
            out.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(P[i - 1], P[i], P[i + 1], P[i + 2])))
    out.append(tuple(pts[-1]))
    return out


def tube(pts, radii=0.01, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, parent=None, curve=True, axis="Z", name="tube"):
    if not isinstance(radii, (list, tuple)):
        radii = [radii] * len(pts)
    full = [tuple(p) + (r,) for p, r in zip(pts, radii)]
    if curve and len(full) > 2:
        full = spline(full, 8)
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = 1.0
    cu.bevel_resolution = 6
    cu.use_fill_caps = True
    sp = cu.splines.new("POLY")
    sp.points.add(len(full) - 1)
    for q, f in zip(sp.points, full):
        q.co = (f[0], f[1], f[2], 1)
        q.radius = f[3]
    sp.use_smooth = True
    if isinstance(mat, str):
        mat = wood(mat, axis)
    return obj(cu, name, loc, rot, mat, parent)


def lathe(profile, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, parent=None, steps=96, sm=8, wobble=0.0, name="lathe", pleats=0, depth=0.0):
    pts = spline(profile, sm) if sm > 1 else profile
    bm = bmesh.new()
    rows = []
    off = rnd.random() * 50
    for r, z in pts:
        row = []
        for k in range(steps):
            a = 2 * math.pi * k / steps
            rr = max(r, 0.0002)
            if pleats:
                tri = abs(((k * pleats / steps) % 1) - 0.5) * 2 - 0.5
                rr *= 1 + depth * tri
            if wobble:
                rr *= 1 + wobble * noise.noise((math.cos(a) * 1.2 + off, math.sin(a) * 1.2, z * 9))
            row.append(bm.verts.new((rr * math.cos(a), rr * math.sin(a), z)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for k in range(steps):
            j = (k + 1) % steps
            bm.faces.new((a[k], a[j], b[j], b[k]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    o = obj(me, name, loc, rot, mat, parent)
    smooth(o, 50)
    return o


def vessel(outer, t=0.006, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, parent=None, wobble=0.012, s=1.0):
    """A thrown vessel: outer profile from the foot to the lip, a wall of thickness t, a round lip."""
    o = [(0.0, 0.002)] + [(outer[0][0] - 0.004, 0.0)] + list(outer)
    dense = spline(o, 8)
    lip = dense[-1]
    inner = [(max(r - t, 0.0), max(z, t)) for r, z in reversed(spline(outer, 8))]
    prof = dense + [(lip[0] - t * 0.2, lip[1] + t * 0.35), (lip[0] - t * 0.5, lip[1] + t * 0.5), (lip[0] - t * 0.8, lip[1] + t * 0.35)] + inner + [(0.0, t)]
    prof = [(r * s, z * s) for r, z in prof]
    return lathe(prof, loc, rot, mat, parent, sm=1, wobble=wobble)


SHAPES = {
    "bottle": [(0.045, 0.0), (0.062, 0.04), (0.066, 0.10), (0.050, 0.16), (0.022, 0.20), (0.018, 0.25), (0.024, 0.275)],
    "moon": [(0.05, 0.0), (0.10, 0.045), (0.128, 0.12), (0.10, 0.195), (0.052, 0.232), (0.056, 0.248)],
    "bowl": [(0.035, 0.0), (0.04, 0.012), (0.085, 0.04), (0.115, 0.08), (0.122, 0.10)],
    "cylinder": [(0.058, 0.0), (0.062, 0.02), (0.063, 0.09), (0.062, 0.17), (0.064, 0.19)],
    "jug": [(0.05, 0.0), (0.075, 0.05), (0.08, 0.11), (0.058, 0.18), (0.045, 0.22), (0.056, 0.26)],
    "cup": [(0.028, 0.0), (0.038, 0.015), (0.043, 0.05), (0.045, 0.085)],
    "amphora": [(0.04, 0.0), (0.06, 0.05), (0.098, 0.15), (0.105, 0.22), (0.075, 0.28), (0.036, 0.315), (0.034, 0.35), (0.05, 0.372)],
    "plate": [(0.07, 0.0), (0.075, 0.006), (0.12, 0.012), (0.135, 0.022)],
    "tall": [(0.042, 0.0), (0.05, 0.03), (0.056, 0.14), (0.05, 0.26), (0.034, 0.33), (0.03, 0.37), (0.038, 0.395)],
}


def grid(nx, ny, fn, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), thick=0.0, parent=None, name="sheet", sub=0):
    """A sheet of points fn(u, v), u and v from 0 to 1."""
    bm = bmesh.new()
    vs = [[bm.verts.new(fn(i / nx, j / ny)) for j in range(ny + 1)] for i in range(nx + 1)]
    for i in range(nx):
        for j in range(ny):
            bm.faces.new((vs[i][j], vs[i + 1][j], vs[i + 1][j + 1], vs[i][j + 1]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    o = obj(me, name, loc, rot, mat, parent)
    smooth(o, 60)
    if thick:
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness = thick
        s.offset = 0
        b = o.modifiers.new("bevel", "BEVEL")
        b.width = thick * 0.3
        b.segments = 2
        b.limit_method = "ANGLE"
    if sub:
        m = o.modifiers.new("sub", "SUBSURF")
        m.levels = m.render_levels = sub
    return o


# ---------------------------------------------------------------- furniture

def chair(loc=(0, 0, 0), rot=0, kind="oak", parent=None):
    """A plain post chair: round tapered legs, bowed back rest, seat of paper cord. Front is -y."""
    e = empty(loc, (0, 0, rot), parent)
    for sx in (-1, 1):
        tube([(sx * 0.232, -0.205, 0), (sx * 0.226, -0.2, 0.22), (sx * 0.222, -0.196, 0.456)],
             [0.0135, 0.0178, 0.0178], mat=kind, parent=e)
        lathe([(0.0178, -0.001), (0.0172, 0.003), (0.0135, 0.0062), (0.007, 0.0078), (0.0, 0.008)], (sx * 0.222, -0.196, 0.456), mat=wood(kind, "Z"), parent=e, sm=3, steps=48)
        tube([(sx * 0.198, 0.228, 0), (sx * 0.194, 0.205, 0.22), (sx * 0.192, 0.20, 0.44), (sx * 0.197, 0.232, 0.63), (sx * 0.205, 0.272, 0.80)],
             [0.0135, 0.0175, 0.019, 0.0165, 0.0125], mat=kind, parent=e)
        lathe([(0.0125, -0.001), (0.012, 0.002), (0.009, 0.0045), (0.0, 0.0058)], (sx * 0.205, 0.272, 0.80), (-13, 0, 0), mat=wood(kind, "Z"), parent=e, sm=3, steps=48)
        for z, r in ((0.155, 0.0095), (0.27, 0.0095)):
            tube([(sx * 0.227, -0.2, z), (sx * 0.211, 0.0, z), (sx * 0.195, 0.205, z)], [r * 0.8, r * 1.15, r * 0.8], mat=kind, parent=e, axis="Y")
        tube([(sx * 0.222, -0.196, 0.425), (sx * 0.192, 0.2, 0.425)], 0.013, mat=kind, parent=e, axis="Y")
    for z in (0.20, 0.31):
        tube([(-0.226, -0.2, z), (0, -0.2, z), (0.226, -0.2, z)], [0.0075, 0.0108, 0.0075], mat=kind, parent=e, axis="X")
    tube([(-0.195, 0.207, 0.21), (0, 0.207, 0.21), (0.195, 0.207, 0.21)], [0.0075, 0.0108, 0.0075], mat=kind, parent=e, axis="X")

    def seat(u, v):
        y = -0.215 + 0.425 * v
        hw = 0.222 - 0.03 * v
        x = (2 * u - 1) * hw
        dip = (1 - (2 * u - 1) ** 2) * (1 - (2 * v - 1) ** 2)
        return (x, y, 0.436 - 0.02 * dip)
    s = grid(36, 36, seat, cord(0.215, 0.21), parent=e, thick=0.034)
    s.modifiers["bevel"].width = 0.015
    s.modifiers["bevel"].segments = 4

    def back(u, v):
        k = 2 * u - 1
        h = 0.052 * (1 - 0.30 * abs(k) ** 3)
        z = 0.735 + (2 * v - 1) * h + 0.004 * (1 - k * k)
        y = 0.232 + (z - 0.63) * 0.25 + 0.052 * (1 - k * k) - 0.004
        return (k * 0.203, y, z)
    b = grid(40, 8, back, wood(kind, "X"), parent=e, thick=0.015)
    b.modifiers["bevel"].width = 0.005
    b.modifiers["bevel"].segments = 3
    return e


def round_table(loc, r=0.27, h=0.42, kind="walnut", parent=None, rot=0, legs=3):
    e = empty(loc, (0, 0, rot), parent)
    lathe([(0.0, h - 0.026), (r - 0.03, h - 0.026), (r - 0.004, h - 0.014), (r, h - 0.006), (r - 0.004, h), (0.0, h)], mat=wood(kind, "X"), parent=e, sm=1)
    for k in range(legs):
        a = 2 * math.pi * k / legs + 0.4
        c, s = math.cos(a), math.sin(a)
        tube([(c * r * 0.56, s * r * 0.56, h - 0.026), (c * r * 0.72, s * r * 0.72, h * 0.45), (c * r * 0.9, s * r * 0.9, 0)],
             [0.018, 0.016, 0.011], mat=kind, parent=e)
    return e


def boards(x0, x1, y0, y1, z=0.0, w=0.14, length=1.9, kind="oak", axis="X", gap=0.0016):
    """A floor of loose boards, staggered."""
    box((x1 - x0 + 3, y1 - y0 + 3, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.032), mat=paint("#2a2018", 0.9), bevel=0)
    a0, a1, b0, b1 = (x0, x1, y0, y1) if axis == "X" else (y0, y1, x0, x1)
    b = b0
    while b < b1:
        a = a0 - rnd.random() * length
        while a < a1:
            l = length * rnd.uniform(0.75, 1.2)
            size = (l - gap, w - gap, 0.02) if axis == "X" else (w - gap, l - gap, 0.02)
            c = (a + l / 2, b + w / 2) if axis == "X" else (b + w / 2, a + l / 2)
            box(size, (c[0], c[1], z - 0.01 + rnd.uniform(-0.0003, 0.0003)), mat=kind, bevel=0.0012, seg=2, name="board")
            a += l
        b += w


def tiles(x0, x1, y0, y1, z=0.0, s=0.5, mat=None, gap=0.004, stagger=0.5):
    j = 0
    y = y0
    while y < y1:
        x = x0 - (s * stagger if j % 2 else 0)
        while x < x1:
            box((s - gap, s - gap, 0.03), (x + s / 2, y + s / 2, z - 0.015 + rnd.uniform(-0.0005, 0.0005)),
                (rnd.uniform(-0.06, 0.06), rnd.uniform(-0.06, 0.06), 0), mat, 0.0025, seg=2, name="tile")
            x += s
        y += s
        j += 1
    box((x1 - x0 + 2, y1 - y0 + 2, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.016), mat=paint("#8b8378", 0.9), bevel=0)


def skirting(x0, x1, y, h=0.09, t=0.016, mat=None):
    box((x1 - x0, t, h), ((x0 + x1) / 2, y - t / 2, h / 2), mat=mat or paint("#dcd3c4", 0.5), bevel=0.004)


def open_book(loc, rot=0, s=1.0, parent=None):
    e = empty(loc, (0, 0, rot), parent, s)
    pg = paint("#e9dfc8", 0.85, 0.02)
    for sx in (-1, 1):
        def page(u, v, sx=sx):
            x = sx * 0.155 * u
            z = 0.006 + 0.020 * math.sin(min(u * 1.25 + 0.12, 1) * math.pi) * (1 - u * 0.55)
            return (x, (v - 0.5) * 0.225, z)
        grid(24, 2, page, pg, parent=e, thick=0.006)
        box((0.16, 0.235, 0.003), (sx * 0.081, 0, 0.0018), mat=paint(RED, 0.6), parent=e, bevel=0.001)
    return e


def books(x0, x1, z, y, depth=0.2, maxh=0.29, parent=None, lean=True, palette=None):
    """A run of books on a shelf from x0 to x1, spines towards -y at y."""
    palette = palette or ["#d8cbb3", "#c2b299", "#8d7a62", "#6d7680", "#515c66", "#8a4a36", "#e2d8c6", "#3e4347", "#a98d63", "#b7a890", "#76553c", "#9aa3a6"]
    x = x0 + 0.01
    while x < x1 - 0.05:
        run = rnd.randint(4, 12)
        if rnd.random() < 0.22 and x + 0.26 < x1:
            zz = z
            for _ in range(rnd.randint(2, 4)):
                t = rnd.uniform(0.018, 0.04)
                box((rnd.uniform(0.2, 0.24), rnd.uniform(0.14, depth), t), (x + 0.125 + rnd.uniform(-.008, .008), y + 0.09, zz + t / 2), (0, 0, rnd.uniform(-5, 5)), paint(rnd.choice(palette), 0.7), 0.002, parent)
                zz += t
            x += 0.27
            continue
        base = rnd.uniform(0.2, maxh)
        tone = rnd.choice(palette)
        for k in range(run):
            t = rnd.choice((0.012, 0.016, 0.022, 0.028, 0.036, 0.045)) * rnd.uniform(0.85, 1.15)
            if x + t > x1 - 0.01:
                return
            h = min(maxh, base * rnd.uniform(0.86, 1.08))
            d = depth * rnd.uniform(0.75, 1)
            ang = 0
            if lean and k == run - 1 and x + t + 0.09 < x1:
                ang = rnd.uniform(7, 13)
            c = tone if rnd.random() < 0.35 else rnd.choice(palette)
            if ang:
                a = math.radians(ang)
                cx, cz = t / 2 * math.cos(a), h / 2
                box((t, d, h), (x + h / 2 * math.sin(-a) * -1 * 0 + t / 2 + h * math.sin(a) / 2 + 0.002, y + d / 2 + rnd.uniform(0, .012), z + h / 2 * math.cos(a) + t / 2 * math.sin(a)), (0, -ang, 0), paint(c, 0.7), 0.0025, parent)
                x += t + h * math.sin(a) + 0.012
            else:
                box((t - 0.001, d, h), (x + t / 2, y + d / 2 + rnd.uniform(0, .012), z + h / 2), (0, 0, 0), paint(c, 0.7), 0.0025, parent)
                x += t
        if rnd.random() < 0.3:
            x += rnd.uniform(0.03, 0.16)


def twig(p, d, n=9, size=0.06, mat=None, r=0.004, seed=1):
    """A branch with leaves; for shadows or in a vessel."""
    rr = random.Random(seed)
    p, d = Vector(p), Vector(d)
    pts = [p + d * t + Vector((rr.uniform(-1, 1), rr.uniform(-1, 1), rr.uniform(-1, 1))) * d.length * 0.03 for t in [i / 5 for i in range(6)]]
    tube([tuple(q) for q in pts], [r * (1.3 - i * 0.2) for i in range(6)], mat=mat)
    for i in range(n):
        t = 0.2 + 0.8 * i / (n - 1)
        q = p + d * t
        dirv = (d.normalized() + Vector((rr.uniform(-1, 1), rr.uniform(-1, 1), rr.uniform(-0.8, 0.8))) * 0.9).normalized()
        side = dirv.cross(Vector((rr.uniform(-1, 1), rr.uniform(-1, 1), rr.uniform(-1, 1)))).normalized()
        L = size * rr.uniform(0.7, 1.25)
        up = dirv.cross(side)

        def leaf(u, v, q=q, dirv=dirv, side=side, L=L, up=up):
            w = math.sin(math.pi * min(1, u ** 0.8)) * 0.22 * L
            return tuple(q + dirv * (u * L) + side * ((v * 2 - 1) * w) + up * (0.12 * L * u * u + abs(v * 2 - 1) * w * 0.35))
        grid(10, 4, leaf, mat)


# ---------------------------------------------------------------- light, camera

def sun(vec, strength=5.0, color=(1.0, 0.80, 0.56), angle=0.9):
    """vec points from the scene to the sun."""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = strength
    l.color = color
    l.angle = math.radians(angle)
    o = obj(l, "sun")
    o.rotation_euler = Vector(vec).to_track_quat("Z", "Y").to_euler()
    return o


def lamp(loc, watts=8, radius=0.03, color=(1.0, 0.66, 0.34)):
    l = bpy.data.lights.new("lamp", "POINT")
    l.energy = watts
    l.color = color
    l.shadow_soft_size = radius
    return obj(l, "lamp", loc)


def sky(strength=0.3, color=(0.50, 0.64, 0.86), toward=(-1, -0.4, 0.5), floor=0.25, seen=None):
    """A cool fill, stronger from one side. `seen` is a list of (height, colour) shown to camera and mirrors."""
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method = "NONE"
    nt = w.node_tree
    nt.nodes.clear()
    g = G.__new__(G)
    g.nt = nt
    out = nt.nodes.new("ShaderNodeOutputWorld")
    d = g.n("TexCoord").outputs["Generated"]
    t = Vector(toward).normalized()
    dot = g.n("VectorMath", {0: d, 1: tuple(t)}, operation="DOT_PRODUCT").outputs["Value"]
    f = g.n("MapRange", {0: dot, 1: -0.6, 2: 1.0, 3: floor, 4: 1.0}).outputs[0]
    bg = g.n("Background", {"Color": list(color) + [1], "Strength": g.math("MULTIPLY", f, strength)})
    last = bg.outputs[0]
    lp = g.n("LightPath")
    if not seen:
        # mirrors see a warm room instead of the cool fill
        z = g.n("SeparateXYZ", {0: d}).outputs[2]
        warm = g.ramp(g.n("MapRange", {0: z, 1: -0.3, 2: 1.0, 3: 0.0, 4: 1.0}).outputs[0], [(0.0, [0.10, 0.085, 0.07, 1]), (0.35, [0.30, 0.27, 0.24, 1]), (0.7, [0.95, 0.86, 0.72, 1]), (1.0, [0.55, 0.52, 0.50, 1])])
        b3 = g.n("Background", {"Color": warm, "Strength": 1.0})
        last = g.n("MixShader", {0: lp.outputs["Is Glossy Ray"], 1: last, 2: b3.outputs[0]}).outputs[0]
    if seen:
        z = g.n("SeparateXYZ", {0: d}).outputs[2]
        fac = g.n("MapRange", {0: z, 1: -0.25, 2: 0.25, 3: 0.0, 4: 1.0}).outputs[0]
        col = g.ramp(fac, seen)
        b2 = g.n("Background", {"Color": col, "Strength": 1.0})
        fac = g.math("MAXIMUM", lp.outputs["Is Camera Ray"], lp.outputs["Is Glossy Ray"])
        last = g.n("MixShader", {0: fac, 1: last, 2: b2.outputs[0]}).outputs[0]
    nt.links.new(last, out.inputs[0])


def bulb(profile, loc, strength=10, color=(1, 0.72, 0.4, 1), parent=None):
    """A glowing bulb that lets the lamp inside it shine out."""
    o = lathe(profile, loc, mat=glow(color, strength), parent=parent)
    o.visible_shadow = False
    o.visible_diffuse = False
    return o


def hide(o):
    """Casts shadows but is not seen, lit or mirrored."""
    o.visible_camera = False
    o.visible_diffuse = False
    o.visible_glossy = False
    o.visible_transmission = False
    return o


def window(at, vec, plane, w, h, nx, ny, bar=0.045, frame=0.07, pad=7.0, deep=0.08, lean=0):
    """A window outside the picture: its light falls on the point `at`. plane is ('x', -3) or ('y', -4)."""
    v = Vector(vec).normalized()
    a = Vector(at)
    i = "xyz".index(plane[0])
    t = (plane[1] - a[i]) / v[i]
    c = a + v * t
    rz = 90 if plane[0] == "x" else 0
    e = empty(c, (0, lean, rz))
    m = paint("#777777", 0.8)
    parts = []

    def b(sx, sz, x, z, d=deep):
        parts.append(box((sx, d, sz), (x, 0, z), mat=m, bevel=0, parent=e))
    b(pad, pad, -w / 2 - pad / 2, 0, 0.2)
    b(pad, pad, w / 2 + pad / 2, 0, 0.2)
    b(w, pad, 0, h / 2 + pad / 2, 0.2)
    b(w, pad, 0, -h / 2 - pad / 2, 0.2)
    for s in (-1, 1):
        b(frame, h, s * (w / 2 - frame / 2), 0)
        b(w, frame, 0, s * (h / 2 - frame / 2))
    for k in range(1, nx):
        b(bar, h, -w / 2 + w * k / nx, 0)
    for k in range(1, ny):
        b(w, bar, 0, -h / 2 + h * k / ny)
    for p in parts:
        hide(p)
    return e, c


def camera(loc, target, lens=65, f=4.0, focus=None, level=True):
    """A camera at loc; verticals stay upright unless level is False."""
    c = bpy.data.cameras.new("camera")
    c.lens = lens
    c.sensor_width = 36
    c.sensor_fit = "AUTO"
    c.clip_end = 500
    o = obj(c, "camera", loc)
    l, t = Vector(loc), Vector(target)
    d = t - l
    flat = Vector((d.x, d.y, 0)) if level else d
    o.rotation_euler = flat.to_track_quat("-Z", "Y").to_euler()
    if level:
        c.shift_y = d.z / flat.length * lens / 36
    c.dof.use_dof = True
    c.dof.aperture_fstop = f
    c.dof.focus_distance = abs((Vector(focus or target) - l).dot(flat.normalized()))
    bpy.context.scene.camera = o
    return o


# ---------------------------------------------------------------- render

def render(name, ratio, exposure=0.0, look="Medium High Contrast", final=1440, samples=80, out_width=1920, **grade):
    ap = argparse.ArgumentParser()
    ap.add_argument("--width", type=int, default=final)
    ap.add_argument("--samples", type=int, default=samples)
    ap.add_argument("--out", default=os.path.join(HERE, "..", "pictures", name + ".jpg"))
    ap.add_argument("--raw", default=os.path.join(tempfile.gettempdir(), "vitrine-pictures"))
    ap.add_argument("--big", type=int, default=0, help="width of the result after the upscale")
    ap.add_argument("--develop", action="store_true", help="use the kept raw light, do not render")
    # Scenes may have words of their own, which they read themselves.
    a, _ = ap.parse_known_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    big = a.big or (out_width if a.width == final else a.width)
    import develop
    if a.develop:
        return develop.develop(name, a.raw, a.out, big, exposure, look, **grade)
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    sc.cycles.device = "CPU"
    sc.cycles.samples = a.samples
    sc.cycles.use_adaptive_sampling = True
    sc.cycles.adaptive_threshold = 0.02
    sc.cycles.adaptive_min_samples = 16
    sc.cycles.use_denoising = False
    sc.cycles.max_bounces = 4
    sc.cycles.diffuse_bounces = 3
    sc.cycles.glossy_bounces = 2
    sc.cycles.transmission_bounces = 3
    sc.cycles.sample_clamp_indirect = 3.0
    sc.cycles.caustics_reflective = False
    sc.cycles.caustics_refractive = False
    sc.cycles.blur_glossy = 0.6
    sc.render.threads_mode = "AUTO"
    sc.render.resolution_x = a.width
    sc.render.resolution_y = round(a.width / ratio)
    sc.render.resolution_percentage = 100
    sc.render.use_persistent_data = False
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    os.makedirs(a.raw, exist_ok=True)
    fo.base_path = a.raw
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.file_slots.clear()
    for slot, src in (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("depth", "Denoising Depth")):
        fo.file_slots.new("%s-%s-" % (name, slot))
        if src in rl.outputs:
            nt.links.new(rl.outputs[src], fo.inputs[-1])
        else:
            print("no pass", src)
    comp = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], comp.inputs[0])
    sc.frame_set(1)
    bpy.ops.render.render(write_still=False)
    develop.develop(name, a.raw, a.out, big, exposure, look, **grade)
