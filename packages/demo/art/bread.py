"""Loaves: ellipsoids with a flat bottom, slashes and flour."""
from common import *


def crust():
    key = ("crust",)
    if key in _cache_ref():
        return _cache_ref()[key]
    g = G("crust")
    p = g.coords()
    base = g.ramp(g.noise(p, 9, 5, 0.6), [(0.25, lin("#5d3216")), (0.5, lin("#935423")), (0.75, lin("#b97a3b"))])
    at = g.n("Attribute", attribute_name="pale").outputs["Fac"]
    base = g.mix(base, lin("#dcb682"), at)
    z = g.n("SeparateXYZ", {0: g.n("NewGeometry").outputs["Normal"]}).outputs[2]
    fl = g.math("MULTIPLY", g.ramp(g.noise(p, 34, 6, 0.7), [(0.42, grey(0)), (0.62, grey(1))]), g.math("MAXIMUM", z, 0.0))
    base = g.mix(base, lin("#e9dcc4"), g.math("MULTIPLY", fl, 0.62))
    m = g.surface(base, 0.62, g.bump(g.noise(p, 70, 6, 0.7), 0.35, 0.006), spec=0.3)
    _cache_ref()[key] = m
    return m


def _cache_ref():
    import common
    return common._cache


def loaf(kind="boule", loc=(0, 0, 0), rot=0, s=1.0, tilt=0):
    a, b, c = {"boule": (0.125, 0.12, 0.085), "batard": (0.17, 0.085, 0.07), "baguette": (0.29, 0.042, 0.036)}[kind]
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=160, v_segments=96, radius=1)
    off = rnd.random() * 60
    pale = []
    for v in bm.verts:
        n = v.co.copy()
        x, y, z = n.x * a, n.y * b, n.z * c
        lump = 1 + 0.05 * noise.noise((n.x * 1.5 + off, n.y * 1.5, n.z * 1.5)) + 0.015 * noise.noise((n.x * 6 + off, n.y * 6, n.z * 6))
        x, y, z = x * lump, y * lump, z * lump
        if kind == "boule":
            d = min(abs(x * 0.6 + y * 0.8), abs(x * 0.8 - y * 0.6)) if max(abs(x), abs(y)) < 0.085 else 1
        elif kind == "batard":
            d = abs(y + x * 0.12 + 0.01) if abs(x) < 0.13 else 1
        else:
            d = min(abs((x - k) * 0.45 + y * 0.9) + (0 if abs(y) < 0.03 else 1) for k in [i * 0.085 - 0.255 for i in range(7)])
        w = {"boule": 0.010, "batard": 0.016, "baguette": 0.0085}[kind]
        g = math.exp(-(d / w) ** 2) if n.z > 0.15 else 0
        ridge = math.exp(-((d - w * 1.7) / (w * 0.5)) ** 2) if n.z > 0.15 else 0
        z += 0.004 * ridge - 0.004 * g
        zb = -0.42 * c
        if z < zb:
            z = zb + (z - zb) * 0.06
        v.co = Vector((x, y, z - zb))
        pale.append(min(1, g * 0.95))
    me = bpy.data.meshes.new("loaf")
    bm.to_mesh(me)
    bm.free()
    at = me.attributes.new("pale", "FLOAT", "POINT")
    at.data.foreach_set("value", pale)
    o = obj(me, "loaf", loc, (0, tilt, rot), crust())
    o.scale = (s, s, s)
    smooth(o, 80)
    return o
