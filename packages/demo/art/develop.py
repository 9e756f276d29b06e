"""From the raw light of a render to the picture: denoise, view transform, grade, sharpen, grain, JPEG.

The denoiser divides the surface colour out, averages the light over pixels alike in light, surface,
bump and distance (non-local means with features), and multiplies the colour back, so textures stay.
"""
import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import bpy
import cv2
import numpy as np
from PIL import Image


def read(path):
    im = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if im.ndim == 2:
        im = im[..., None]
    return np.nan_to_num(im[..., :3].astype(np.float32), nan=0, posinf=50, neginf=0)


def shift(a, dy, dx, pad):
    h, w = a.shape[0] - 2 * pad, a.shape[1] - 2 * pad
    return a[pad + dy:pad + dy + h, pad + dx:pad + dx + w]


def fireflies(x):
    """Only a pixel brighter than all eight neighbours is held down; thin bright lines stay."""
    ring = np.ones((3, 3), np.uint8)
    ring[1, 1] = 0
    return np.minimum(x, cv2.dilate(x, ring) * 1.15 + 0.02)


def denoise(img, albedo, normal, depth, r=7, k=1.0):
    # no surface colour where the sky shows, nor beside it
    bg = (albedo.max(-1) < 0.004).astype(np.uint8)
    ok = cv2.dilate(bg, np.ones((5, 5), np.uint8))[..., None] == 0
    alb = np.where(ok, np.maximum(albedo, 0.02), 1.0).astype(np.float32)
    light = fireflies(np.ascontiguousarray(img / alb))
    x = np.log1p(np.maximum(light, 0) * 6).astype(np.float32)
    # noise level per region, from the second difference
    ker = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32) / 6
    lap = np.abs(cv2.filter2D(x, -1, ker)).mean(-1)
    sig = cv2.blur(cv2.medianBlur(np.minimum(lap, 0.6), 5), (21, 21)) * 1.25 + 0.004
    var = (sig * sig).astype(np.float32)
    alb_n = cv2.GaussianBlur(albedo, (0, 0), 0.6)
    nrm_n = cv2.GaussianBlur(normal, (0, 0), 0.6)
    dep = depth[..., 0]
    dn = np.log(np.maximum(np.where(dep > 1e4, 1e4, dep), 0.05)).astype(np.float32)
    grad = np.hypot(cv2.Sobel(dn, -1, 1, 0, ksize=3), cv2.Sobel(dn, -1, 0, 1, ksize=3)) / 8
    out_light = light
    for step, rr, kk in ((0, r, k), (1, 4, 0.55 * k)):
        pad = rr
        P = lambda a: cv2.copyMakeBorder(a, pad, pad, pad, pad, cv2.BORDER_REFLECT_101)
        X, A, N, D, L = P(x), P(alb_n), P(nrm_n), P(dn), P(light)
        acc = np.zeros_like(light)
        tot = np.zeros(light.shape[:2], np.float32)
        for dy in range(-rr, rr + 1):
            for dx in range(-rr, rr + 1):
                if dy * dy + dx * dx > rr * rr + 1:
                    continue
                if dx or dy:
                    dc = ((x - shift(X, dy, dx, pad)) ** 2).mean(-1)
                    dc = cv2.blur(dc, (5, 5)) if step == 0 else cv2.blur(dc, (3, 3))
                    dc = np.maximum(dc - 2 * var * (1 if step == 0 else 0.15), 0) / (var * kk * kk + 1e-7)
                    fa = ((alb_n - shift(A, dy, dx, pad)) ** 2).sum(-1) / 0.012
                    fn = ((nrm_n - shift(N, dy, dx, pad)) ** 2).sum(-1) / 0.015
                    fd = np.abs(dn - shift(D, dy, dx, pad)) / (grad * (abs(dx) + abs(dy)) * 1.5 + 0.006)
                    w = np.exp(-np.maximum(np.maximum(dc, fa), np.maximum(fn, fd * 0.7)))
                else:
                    w = np.ones_like(tot)
                acc += shift(L, dy, dx, pad) * w[..., None]
                tot += w
        light = acc / tot[..., None]
        x = np.log1p(np.maximum(light, 0) * 6).astype(np.float32)
    return light * alb


def view(lin, exposure, look, path):
    """Blender's own Filmic on a linear BGR picture, to a 16-bit PNG."""
    h, w = lin.shape[:2]
    im = bpy.data.images.new("dev", w, h, float_buffer=True, alpha=False)
    im.colorspace_settings.name = "Linear"
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = lin[::-1, :, ::-1]
    im.pixels.foreach_set(px.ravel())
    sc = bpy.context.scene
    sc.view_settings.view_transform = "Filmic"
    sc.view_settings.look = look
    sc.view_settings.exposure = exposure
    s = sc.render.image_settings
    s.file_format = "PNG"
    s.color_mode = "RGB"
    s.color_depth = "16"
    im.save_render(path, scene=sc)
    bpy.data.images.remove(im)


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def grade(x, warmth=1.0, shadow=1.0, sat=1.06, lift=0.012, vignette=0.10, contrast=0.3):
    """x: BGR 0..1. Warm bone lights against one blue-grey shadow."""
    lum = (x * np.array([0.11, 0.59, 0.30], np.float32)).sum(-1, keepdims=True)
    # strong colours give way a little, oak above all
    chroma = x.max(-1, keepdims=True) - x.min(-1, keepdims=True)
    x = lum + (x - lum) * (sat - 0.24 * smoothstep(0.12, 0.62, chroma))
    sh = 1 - smoothstep(0.04, 0.72, lum)
    hi = smoothstep(0.45, 0.95, lum)
    x = x + sh * shadow * np.array([0.021, 0.005, -0.010], np.float32)
    x = x + hi * warmth * np.array([-0.022, 0.002, 0.010], np.float32)
    x = lift + x * (1 - lift)
    if contrast:
        x = x + contrast * (smoothstep(0, 1, x) - x)
    h, w = x.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = ((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2)[..., None]
    return x * (1 - vignette * smoothstep(0.12, 0.55, d))


def develop(name, raw, out, big, exposure, look, quality=80, strength=1.5, grain=0.0095, **gr):
    f = lambda s: os.path.join(raw, "%s-%s-0001.exr" % (name, s))
    lin = denoise(read(f("image")), read(f("albedo")), read(f("normal")), read(f("depth")), k=strength)
    # a little halation: bright light bleeds warm into its surroundings
    glow = cv2.GaussianBlur(np.maximum(lin - 1.1, 0), (0, 0), lin.shape[1] / 90)
    lin = lin + glow * np.array([0.05, 0.08, 0.12], np.float32)
    png = os.path.join(raw, name + "-view.png")
    view(lin, exposure, look, png)
    x = cv2.imread(png, cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535
    x = grade(x, **gr)
    h, w = x.shape[:2]
    if big != w:
        x = cv2.resize(x, (big, round(h * big / w)), interpolation=cv2.INTER_LANCZOS4)
    s = max(0.6, 0.75 * big / w)
    x = x + 0.45 * (x - cv2.GaussianBlur(x, (0, 0), s))
    rng = np.random.default_rng(11)
    n = cv2.GaussianBlur(rng.standard_normal(x.shape[:2]).astype(np.float32), (0, 0), 0.8)
    n /= n.std()
    lum = x.mean(-1)
    x = x + (n * grain * (0.35 + 1.1 * np.clip(lum * (1 - lum) * 4, 0, 1)))[..., None]
    im = Image.fromarray((np.clip(x, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8))
    im.save(out, quality=quality, optimize=True, progressive=True, subsampling="4:2:0")
    im.save(os.path.join(raw, name + "-look.png"))
    print("wrote", out, im.size, os.path.getsize(out))
