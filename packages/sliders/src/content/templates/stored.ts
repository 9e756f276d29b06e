import { quote, rich } from '@vitrine/kit/fields'
import type { Anchor } from '../../core/model/layer/place.ts'
import type { PresetName } from '../../core/model/layer/presets.ts'
import type { Color } from '../../core/model/paint.ts'

/** A layer as it is stored. */
export type StoredLayer = { readonly blockType: string } & Readonly<Record<string, unknown>>

/** A number for each level, from wide to narrow. */
export type Four = readonly [desktop: number, notebook: number, tablet: number, phone: number]

/** Entrance of a layer: its preset, and the milliseconds before it. */
type Coming = readonly [preset: PresetName, at: number]

/** Values that differ by level; what a narrower one leaves out is as in the wider one. */
export function levels<Values>(desktop: Values, notebook?: Values, tablet?: Values, phone?: Values): object {
  return { desktop, ...(notebook && { notebook }), ...(tablet && { tablet }), ...(phone && { phone }) }
}

interface Placing {
  readonly x?: Anchor
  readonly y?: Anchor
  /** CSS pixels, or a share such as `50%`; here and below. */
  readonly dx?: number | string
  readonly dy?: number | string
  readonly width?: number | string
  readonly height?: number | string
  readonly hidden?: boolean
}

/** Position of a layer at each level. Lengths are stored as text. */
export function place(desktop: Placing, notebook?: Placing, tablet?: Placing, phone?: Placing): object {
  const stored = ({ dx, dy, width, height, ...others }: Placing) => ({
    ...others,
    ...Object.fromEntries(
      Object.entries({ dx, dy, width, height }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ),
  })
  return levels(...([desktop, notebook, tablet, phone].map((values) => values && stored(values)) as [Placing]))
}

/** Layout of a slider as wide as the window, with a grid of these sizes. */
export function grid(...sizes: readonly [width: number, height: number][]): object {
  return levels(...(sizes.map(([width, height]) => ({ width, height })) as [object]))
}

/** Layout whose design grid has these widths at every level, each with its own height. */
export function fullWidth([desktop, notebook, tablet, phone]: Four): object {
  return {
    mode: 'fullwidth',
    grid: grid([1240, desktop], [820, notebook], [600, tablet], [390, phone]),
  }
}

interface WordStyle {
  readonly color?: Color
  readonly weight?: number
  readonly line?: number
  readonly spacing?: number
  readonly align?: Anchor
  readonly comes?: Coming
  readonly place?: object
  readonly box?: object
}

function wordLayer(name: string, as: string, words: string, sizes: Four, style: WordStyle): StoredLayer {
  const { comes, place: at, box, ...text } = style
  const [size, ...narrower] = sizes
  return {
    blockType: 'layerHeading',
    name,
    words,
    as,
    text: levels({ size, ...text }, ...(narrower.map((narrow) => ({ size: narrow })) as [object])),
    ...((at ?? style.align === 'center') && { place: at ?? place({ x: 'center' }) }),
    ...(box && { box }),
    ...(comes && { timeline: coming(comes) }),
  }
}

/** Timeline of a layer that comes with a preset, and leaves less noticeably. */
export function coming([preset, at]: Coming): object {
  return { in: { preset, at }, out: { preset: 'fade', duration: 300 } }
}

/** The title of a slide, in the typeface of headings. */
export function title(words: string, sizes: Four, style: WordStyle = {}): StoredLayer {
  return wordLayer('Title', 'h2', words, sizes, { line: 1.04, comes: ['words-up', 300], ...style })
}

/** A line over the title. */
export function eyebrow(words: string, style: WordStyle = {}): StoredLayer {
  return wordLayer('Line above', 'p', words, [16, 16, 15, 15], {
    line: 1.4,
    weight: 600,
    spacing: 0.4,
    comes: ['fade', 150],
    ...style,
  })
}

/** Running text. */
export function sentence(words: string, sizes: Four = [20, 19, 18, 17], style: WordStyle = {}): StoredLayer {
  return wordLayer('Text', 'p', words, sizes, {
    line: 1.5,
    weight: 400,
    spacing: 0,
    comes: ['fade-below', 700],
    ...style,
  })
}

/** Any other words: a number, a name, a price. */
export function words(name: string, text: string, sizes: Four, style: WordStyle = {}): StoredLayer {
  return wordLayer(name, 'p', text, sizes, { line: 1.3, spacing: 0, ...style })
}

/** A quotation, in the typeface of headings. */
export function quotation(said: string, [size, ...narrower]: Four, style: WordStyle = {}): StoredLayer {
  const { comes = ['fade-below', 300] as const, ...text } = style
  return {
    blockType: 'layerText',
    name: 'Quotation',
    content: rich(quote(said)),
    text: levels({ size, ...text }, ...(narrower.map((narrow) => ({ size: narrow })) as [object])),
    timeline: coming(comes),
  }
}

/** Nothing, so many pixels high: what keeps words apart in a column. */
export function space(...[desktop, notebook, tablet, phone]: Four): StoredLayer {
  return {
    blockType: 'layerShape',
    name: 'Space',
    place: place({ width: 1, height: desktop }, { height: notebook }, { height: tablet }, { height: phone }),
  }
}

/**
 * A button.
 *
 * @param to Address of the site that it leads to, or what a press does.
 */
export function button(
  label: string,
  to: string | { readonly do: string },
  style: WordStyle & { readonly look?: 'solid' | 'outline' | 'quiet' } = {},
): StoredLayer {
  const { look = 'solid', comes = ['fade-below', 900], place: at, box, ...text } = style
  const link = { type: 'url', url: to, label, newTab: false }
  return {
    blockType: 'layerButton',
    name: 'Button',
    label,
    look,
    text: levels({ size: 17, ...text }, undefined, undefined, { size: 16 }),
    timeline: coming(comes),
    actions: [{ on: 'click', ...(typeof to === 'string' ? { do: 'link', link } : to) }],
    ...((at ?? style.align === 'center') && { place: at ?? place({ x: 'center' }) }),
    ...(box && { box }),
  }
}

/** Layers one below the other: however long their words are, they do not lie on one another. */
export function column(
  name: string,
  at: object,
  layers: readonly StoredLayer[],
  more: Readonly<Record<string, unknown>> = {},
): StoredLayer {
  return row(name, at, [layers], more)
}

/** Columns side by side. */
export function row(
  name: string,
  at: object,
  columns: readonly (readonly StoredLayer[])[],
  more: Readonly<Record<string, unknown>> = {},
): StoredLayer {
  return { blockType: 'layerRow', name, place: at, columns: columns.map((layers) => ({ layers })), gap: 24, ...more }
}

/** An area of one colour. */
export function area(
  name: string,
  color: Color | undefined,
  at: object,
  more: Readonly<Record<string, unknown>> = {},
): StoredLayer {
  return { blockType: 'layerShape', name, place: at, ...(color && { paint: { color } }), ...more }
}

/** Corners that make a circle of a square. */
const ROUND = 999

/** A disc; with a line instead of a colour it is a ring. */
export function disc(
  name: string,
  fill: Color | { readonly line: Color; readonly width: number },
  at: object,
  more: Readonly<Record<string, unknown>> = {},
): StoredLayer {
  const border = typeof fill === 'string' ? undefined : { width: fill.width, style: 'solid', color: fill.line }
  const color = typeof fill === 'string' ? fill : undefined
  return area(name, color, at, { box: levels({ radius: ROUND, ...(border && { border }) }), ...more })
}

/** A drawing of the templates, as a reference until it is in the media library. */
export function imageNamed(name: string): { readonly templateImage: string } {
  return { templateImage: `template-${name}` }
}

/** A drawing as a layer. It is decoration: the words beside it say what counts. */
export function image(
  name: string,
  at: object,
  more: Readonly<Record<string, unknown>> & { readonly comes?: Coming } = {},
): StoredLayer {
  const { comes = ['fade', 200] as const, ...others } = more
  return {
    blockType: 'layerImage',
    name: 'Picture',
    image: imageNamed(name),
    fit: 'cover',
    place: at,
    timeline: coming(comes),
    ...others,
  }
}

/** A slide of one colour. */
export const onColor = (color: Color) => ({ kind: 'color', color })

/** A slide with a drawing all over. */
export const imageBackground = (name: string) => ({ kind: 'image', image: imageNamed(name), fit: 'cover' })
