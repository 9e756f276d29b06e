import { describe, expect, it } from 'vitest'
import { presetOf } from '../../core/model/layer/presets.ts'
import { walkLayers } from '../../core/model/layer.ts'
import type { Layer } from '../../core/model/layer-kinds.ts'
import { atLevel, LEVELS } from '../../core/model/levels.ts'
import { parseSlider, type Slider } from '../../core/model/slider.ts'
import { TRANSITIONS } from '../../core/transitions/table.ts'
import { TEMPLATE_IMAGES } from './template-images.ts'
import { SLIDER_TEMPLATES } from './templates.ts'
import { imageNames, withImages } from './with-images.ts'

/** Bytes of one drawing. */
const MAX_DRAWING_BYTES = 16 * 1024

type Stored = Readonly<Record<string, unknown>>

const media = (name: string) => ({
  alt: '',
  fallback: { url: `/media/${name}.svg`, width: 1600, height: 900, type: 'image/svg+xml' },
  sources: [],
  focalPoint: { x: 50, y: 50 },
})

const context = {
  locale: 'en',
  image: (raw: unknown) => raw as ReturnType<typeof media> | undefined,
  href: (raw: unknown) => (raw as { url?: string } | undefined)?.url,
  blocks: () => [],
}

function parsed(slider: (typeof SLIDER_TEMPLATES)[number]['slider']): Slider {
  const found = parseSlider(withImages(slider, media), context, new Date('2026-01-01T00:00:00Z'))
  if (!found) throw new Error(`${slider.alias} is no slider.`)
  return found
}

/** Stored layers with those that stand in rows, in the order in which the parser walks them. */
function storedLayers(layers: readonly Stored[]): readonly Stored[] {
  return layers.flatMap((layer) => [
    layer,
    ...((layer.columns ?? []) as readonly { layers: readonly Stored[] }[]).flatMap((column) =>
      storedLayers(column.layers),
    ),
  ])
}

/** Every value of a name, wherever it stands. */
function valuesOf(stored: unknown, name: string): readonly unknown[] {
  if (typeof stored !== 'object' || stored === null) return []
  return Object.entries(stored).flatMap(([key, value]) => [...(key === name ? [value] : []), ...valuesOf(value, name)])
}

/** Edges of a layer, as far as they are known before its words are laid out: CSS pixels of the grid. */
function span(anchor: string, offset: unknown, size: unknown, extent: number): readonly [number, number] {
  const [away, length] = [Number(offset), typeof size === 'number' ? size : 0]
  if (anchor === 'center') return [extent / 2 + away - length / 2, extent / 2 + away + length / 2]
  return anchor === 'end' ? [extent - away - length, extent - away] : [away, away + length]
}

describe('the templates', () => {
  it('are twelve at least, each with a name and an alias of its own', () => {
    const count = (read: (template: (typeof SLIDER_TEMPLATES)[number]) => string) =>
      new Set(SLIDER_TEMPLATES.map(read)).size
    expect(SLIDER_TEMPLATES.length).toBeGreaterThanOrEqual(12)
    expect([count(({ name }) => name), count(({ slider }) => slider.alias)]).toEqual([
      SLIDER_TEMPLATES.length,
      SLIDER_TEMPLATES.length,
    ])
  })

  it('look different: no two cards have the same image', () =>
    expect(new Set(SLIDER_TEMPLATES.map(({ thumbnail }) => thumbnail)).size).toBe(SLIDER_TEMPLATES.length))
})

describe.each(SLIDER_TEMPLATES.map((template) => [template.name, template] as const))('the template %s', (_, {
  slider,
}) => {
  const shown = parsed(slider)
  const slides = slider.slides as readonly Stored[]

  it('is read without loss: every slide, layer, control and extra', () => {
    expect(shown.slides).toHaveLength(slides.length)
    for (const [index, stored] of slides.entries()) {
      const before = storedLayers(stored.layers as readonly Stored[])
      const after = [...walkLayers(shown.slides[index]?.layers ?? [])]
      expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
      expect(after.map(({ actions }) => actions.length)).toEqual(
        before.map(({ actions }) => (actions as readonly unknown[] | undefined)?.length ?? 0),
      )
      expect(shown.slides[index]?.background.kind).toBe((stored.background as Stored).kind)
      expect(shown.slides[index]?.overlay !== undefined).toBe(stored.overlay !== undefined)
    }
    const controls = (slider.controls ?? []) as readonly Stored[]
    expect(shown.controls.navigation.length + (shown.controls.progress ? 1 : 0)).toBe(controls.length)
    expect([shown.carousel, shown.modal].filter(Boolean)).toHaveLength(
      ((slider.extras ?? []) as readonly unknown[]).length,
    )
  })

  it('uses existing transitions and presets', () => {
    expect(shown.slides.flatMap(({ transition }) => transition.names).filter((name) => !TRANSITIONS[name])).toEqual([])
    expect(valuesOf(slider, 'preset').filter((name) => !presetOf(name))).toEqual([])
  })

  it.each(LEVELS)('keeps its layers on the grid, or says that they are the whole slide’s: %s', (level) => {
    const { width, height } = atLevel(shown.layout.grid, level)
    // A thin bar is lower than any grid: what stands on it is placed on the slide.
    const outside = shown.slides.flatMap(({ layers }) =>
      layers
        .filter(({ basis }) => basis === 'grid')
        .filter((layer: Layer) => {
          const at = atLevel(layer.place, level)
          const [left, right] = span(at.x, at.dx, at.width, width)
          const [top, bottom] = span(at.y, at.dy, at.height, height)
          return left < 0 || top < 0 || right > width || bottom > height
        })
        .map(({ name }) => name),
    )
    expect(outside).toEqual([])
  })

  it('has words that can be read on a phone: 14 pixels or more', () => {
    const small = shown.slides.flatMap(({ layers }) =>
      [...walkLayers(layers)].flatMap(({ text, name }) =>
        LEVELS.filter((level) => shown.type !== 'carousel' || level === 'phone').flatMap((level) => {
          const { size } = atLevel(text, level)
          return size !== undefined && size < 14 ? [`${name} ${level} ${size}`] : []
        }),
      ),
    )
    expect(small).toEqual([])
  })

  it('names existing images', () => {
    const known = new Set(TEMPLATE_IMAGES.map(({ name }) => name))
    expect([...imageNames(slider)].filter((name) => !known.has(name))).toEqual([])
  })
})

describe.each(TEMPLATE_IMAGES.map((drawing) => [drawing.name, drawing] as const))('the drawing %s', (name, drawing) => {
  it('is shown by a template', () =>
    expect(SLIDER_TEMPLATES.some(({ slider }) => imageNames(slider).has(name))).toBe(true))

  it('is small, and holds only what the media library lets through', () => {
    const svg = drawing.draw()
    expect(svg.length).toBeLessThan(MAX_DRAWING_BYTES)
    expect(svg).not.toMatch(/<(?:style|script|a|image|use|foreignObject)\b|href=|NaN|undefined/)
  })

  it('says what is visible on it', () => expect(drawing.alt.length).toBeGreaterThan(10))
})
