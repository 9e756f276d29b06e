import { choice, given, type Image, list, type MediaFile, parseMediaFile, text, within } from '@vitrine/content/core'
import { type IconName, type ParseContext, parseIconName, parseRichText, type RichTextNode } from '@vitrine/kit/core'
import { type ActionRule, parseActions } from './layer/action.ts'
import { type Box, type Paint, parseBox, parsePaint } from './layer/box.ts'
import { type Hover, parseHover } from './layer/hover.ts'
import { type Length, parseLength } from './layer/length.ts'
import { type Look, parseLook } from './layer/look.ts'
import { type Loop, parseLoop } from './layer/loop.ts'
import { type Place, parsePlace } from './layer/place.ts'
import { type Play, parsePlay } from './layer/play.ts'
import { parseTextStyle, type TextStyle } from './layer/text-style.ts'
import { parseTimeline, type Timeline } from './layer/timeline.ts'
import { LEVELS, type NarrowerLevel, type PerLevel } from './levels.ts'
import { PARALLAX_LEVELS } from './parallax.ts'
import { parseVideoSource, type VideoSource } from './video-source.ts'

/** Layers of one slide, those in groups and rows with them. */
export const MAX_LAYERS = 40

/** Columns of a row. */
export const MAX_COLUMNS = 6

/** Something that stands on a slide. Its order among the others is the order of reading; its place is for the eye. */
export type Layer = LayerBase & LayerContent

export interface LayerBase {
  /** Stable while the layer exists; unique in its slide. */
  readonly id: string
  /** What editors call it; also what it is called where it has no words of its own. */
  readonly name: string
  readonly place: PerLevel<Place>
  readonly text: PerLevel<TextStyle>
  readonly box: PerLevel<Box>
  readonly look: Look
  /** Whether its sizes shrink with the grid, and whether its way from the anchor does. */
  readonly responsive: 'scale' | 'keep'
  readonly offsets: 'scale' | 'keep'
  /** What its place is measured in: the design grid, or the whole stage. */
  readonly basis: 'grid' | 'slide'
  readonly timeline: Timeline
  readonly loop?: Loop
  readonly hover?: Hover
  /** See {@link PARALLAX_LEVELS}. */
  readonly parallax?: number
  readonly actions: readonly ActionRule[]
  /** `onHover`: only while a pointer is over the slider, or the focus in it. */
  readonly visible: 'always' | 'onHover'
  /** Goes with its slide, never before it. */
  readonly stay: boolean
}

export const TEXT_ELEMENTS = ['div', 'p', 'h2', 'h3', 'h4'] as const
export const BUTTON_LOOKS = ['solid', 'outline', 'quiet'] as const
export const IMAGE_FITS = ['cover', 'contain'] as const

export type LayerContent =
  | { readonly type: 'text'; readonly content: readonly RichTextNode[] }
  | { readonly type: 'heading'; readonly as: (typeof TEXT_ELEMENTS)[number]; readonly words: string }
  | {
      readonly type: 'button'
      readonly label: string
      readonly look: (typeof BUTTON_LOOKS)[number]
      readonly icon?: IconName
    }
  /** Its `alt` is empty where it is decoration. */
  | { readonly type: 'image'; readonly image: Image; readonly fit: (typeof IMAGE_FITS)[number] }
  | { readonly type: 'shape'; readonly paint?: Paint }
  | { readonly type: 'icon'; readonly icon: IconName }
  /** A drawing of the media library; with `paint` its outline is filled with that. */
  | { readonly type: 'svg'; readonly image: Image; readonly paint?: Paint }
  | {
      readonly type: 'video'
      readonly source: VideoSource
      readonly poster?: Image
      readonly play: Play
      readonly fit: (typeof IMAGE_FITS)[number]
    }
  | { readonly type: 'audio'; readonly file: MediaFile; readonly play: Play }
  | { readonly type: 'group'; readonly children: readonly Layer[] }
  | {
      readonly type: 'row'
      readonly columns: readonly { readonly width?: Length; readonly children: readonly Layer[] }[]
      /** Widest level at which its columns stand below one another. */
      readonly breakAt?: NarrowerLevel
      /** CSS pixels of the design grid. */
      readonly gap: number
    }

/** How many layers a slide may still have; groups and rows count what they hold. */
interface Room {
  left: number
}

/** Reads the blocks `layers` of a stored slide; what is too broken to be shown is left out. */
export function parseLayers(raw: unknown, parse: ParseContext): readonly Layer[] {
  const layers = parseAll(raw, { parse, room: { left: MAX_LAYERS }, nests: true })
  return aimed(layers, layers)
}

/** Editors know layers by their names, what runs knows them by their ids. @param others Those that may be meant. */
export function aimed(layers: readonly Layer[], others: readonly Layer[]): readonly Layer[] {
  const all = [...walkLayers(others)]
  const idOf = (wanted: string) =>
    (all.find(({ id }) => id === wanted) ?? all.find(({ name }) => name === wanted))?.id ?? wanted
  const aim = (layer: Layer): Layer => ({ ...layer, ...inner(layer), actions: layer.actions.map(aimRule) })
  const inner = (layer: Layer) => {
    if (layer.type === 'group') return { children: layer.children.map(aim) }
    if (layer.type !== 'row') return {}
    return { columns: layer.columns.map((column) => ({ ...column, children: column.children.map(aim) })) }
  }
  const aimRule = (rule: ActionRule): ActionRule => {
    const { action } = rule
    if (!('layer' in action) || action.layer === undefined) return rule
    return { ...rule, action: { ...action, layer: idOf(action.layer) } }
  }
  return layers.map(aim)
}

interface Reading {
  readonly parse: ParseContext
  readonly room: Room
  /** Whether groups and rows may stand here: they do not stand in one another. */
  readonly nests: boolean
}

function parseAll(raw: unknown, reading: Reading): readonly Layer[] {
  return list(raw)
    .slice(0, MAX_LAYERS)
    .flatMap((stored) => {
      if (reading.room.left === 0) return []
      reading.room.left -= 1
      const content = contentOf(stored, reading)
      if (content) return [{ ...baseOf(stored, reading.parse), ...content }]
      reading.room.left += 1
      return []
    })
}

function baseOf(raw: Readonly<Record<string, unknown>>, parse: ParseContext): LayerBase {
  return {
    id: String(raw.id),
    name: text(raw.name) ?? '',
    place: parsePlace(raw.place),
    text: parseTextStyle(raw.text),
    box: parseBox(raw.box),
    look: parseLook(raw),
    responsive: choice(raw.responsive, ['scale', 'keep']),
    offsets: choice(raw.offsets, ['scale', 'keep']),
    basis: choice(raw.basis, ['grid', 'slide']),
    timeline: parseTimeline(raw.timeline),
    actions: parseActions(raw.actions, parse),
    visible: choice(raw.visible, ['always', 'onHover']),
    stay: raw.stay === true,
    ...given({
      loop: parseLoop(raw.loop),
      hover: parseHover(raw.hover),
      parallax: within(raw.parallax, PARALLAX_LEVELS),
    }),
  }
}

function contentOf(raw: Readonly<Record<string, unknown>>, reading: Reading): LayerContent | undefined {
  const { parse, nests } = reading
  switch (raw.blockType) {
    case 'layerText': {
      const content = parseRichText(raw.content, parse)
      return content.length > 0 ? { type: 'text', content } : undefined
    }
    case 'layerHeading': {
      const words = text(raw.words)
      return words ? { type: 'heading', as: choice(raw.as, ['h2', ...TEXT_ELEMENTS]), words } : undefined
    }
    case 'layerButton': {
      const label = text(raw.label)
      return label
        ? { type: 'button', label, look: choice(raw.look, BUTTON_LOOKS), ...given({ icon: parseIconName(raw.icon) }) }
        : undefined
    }
    case 'layerImage': {
      const image = parse.image(raw.image)
      return image && { type: 'image', image: { ...image, alt: text(raw.alt) ?? '' }, fit: choice(raw.fit, IMAGE_FITS) }
    }
    case 'layerShape':
      return { type: 'shape', ...given({ paint: parsePaint(raw.paint) }) }
    case 'layerIcon': {
      const icon = parseIconName(raw.icon)
      return icon && { type: 'icon', icon }
    }
    case 'layerSvg': {
      const image = parse.image(raw.image)
      if (image?.fallback.type !== 'image/svg+xml') return undefined
      return { type: 'svg', image: { ...image, alt: text(raw.alt) ?? '' }, ...given({ paint: parsePaint(raw.paint) }) }
    }
    case 'layerVideo': {
      const source = parseVideoSource(raw)
      const poster = parse.image(raw.poster)
      return (
        source && {
          type: 'video',
          source,
          play: parsePlay(raw),
          fit: choice(raw.fit, IMAGE_FITS),
          ...given({ poster: poster && { ...poster, alt: '' } }),
        }
      )
    }
    case 'layerAudio': {
      const file = parseMediaFile(raw.file, 'audio/')
      return file && { type: 'audio', file, play: parsePlay(raw) }
    }
    case 'layerGroup':
      return nests ? { type: 'group', children: parseAll(raw.layers, { ...reading, nests: false }) } : undefined
    case 'layerRow':
      return nests ? rowOf(raw, { ...reading, nests: false }) : undefined
    default:
      return undefined
  }
}

function rowOf(raw: Readonly<Record<string, unknown>>, reading: Reading): LayerContent {
  const [, ...narrower] = LEVELS
  return {
    type: 'row',
    columns: list(raw.columns)
      .slice(0, MAX_COLUMNS)
      .map((column) => ({
        children: parseAll(column.layers, reading),
        ...given({ width: parseLength(column.width) }),
      })),
    gap: within(raw.gap, { min: 0, max: 500 }) ?? 20,
    ...given({ breakAt: narrower.find((level) => level === raw.breakAt) }),
  }
}

/** A layer and those that stand in it. */
export function* walkLayers(layers: readonly Layer[]): Generator<Layer> {
  for (const layer of layers) {
    yield layer
    if (layer.type === 'group') yield* walkLayers(layer.children)
    if (layer.type === 'row') for (const { children } of layer.columns) yield* walkLayers(children)
  }
}
