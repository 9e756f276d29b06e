import { given, record } from '@vitrine/content/core'
import { clamped, flagOf, numberOf, wordOf } from '../css-values.ts'
import { MAX_SOURCE_LAYERS, SLIDER_LIMITS } from '../limits.ts'
import { actionsOf } from './actions.ts'
import { contentOf } from './layer-content.ts'
import { boxOf, placeOf, textStyleOf } from './layer-style.ts'
import { rowsOf } from './rows.ts'
import { hoverOf, loopOf, timelineOf } from './timeline.ts'
import type { Raw, SliderTools } from './tools.ts'

type Stored = Raw & { readonly blockType: string }

/** A layer of the source, with the ids by which others name it. */
interface SourceLayer {
  readonly raw: Raw
  readonly uid: string
  readonly kind: string
  /** Of the group, column or row that it stands in; a row may stand in a zone instead. */
  readonly parent: string
  /** As this slide alone calls it. */
  readonly name: string
}

interface LayersContext {
  readonly layers: readonly SourceLayer[]
  readonly tools: SliderTools
  /** Milliseconds that the slide is shown. */
  readonly duration: number
  /** Number of layers that the slide may still have. */
  readonly budget: { left: number }
}

const CONTAINERS = new Set(['group', 'row', 'column', 'zone'])

/** Zones in which rows stand on a slide. */
const ZONES: Readonly<Record<string, string>> = { top: 'start', middle: 'center', bottom: 'end' }

/** Reads the layers of one slide: lists or maps by number, as values or as JSON. */
export function layersOf(raw: unknown, duration: number, tools: SliderTools): readonly Stored[] {
  const layers = named(rowsOf(raw).slice(0, MAX_SOURCE_LAYERS))
  const context: LayersContext = { layers, tools, duration, budget: { left: SLIDER_LIMITS.layers } }
  const uids = new Set(layers.filter(({ kind }) => CONTAINERS.has(kind) && kind !== 'zone').map(({ uid }) => uid))
  const top = layers.filter(({ parent }) => !uids.has(parent))
  const found = convertAll(top, context, true)
  if (context.budget.left === 0 && layers.length > SLIDER_LIMITS.layers) {
    tools.report.lost('slider-too-many-layers', `${layers.length} layers`)
  }
  return found
}

/** Layers of lower planes first: they are drawn and read in that order. */
function named(rows: readonly Raw[]): readonly SourceLayer[] {
  const taken = new Map<string, number>()
  return rows
    .map((raw, place) => ({ raw, place, plane: numberOf(record(raw.position).zIndex) ?? place }))
    .sort((one, other) => one.plane - other.plane || one.place - other.place)
    .map(({ raw, place }) => {
      const kind = wordOf(raw.type) || 'text'
      const wanted = wordOf(raw.alias).slice(0, SLIDER_LIMITS.name - 5) || `${kind} ${place + 1}`
      const times = (taken.get(wanted) ?? 0) + 1
      taken.set(wanted, times)
      return {
        raw,
        kind,
        uid: wordOf(raw.uid) || String(place),
        parent: wordOf(record(raw.group).puid),
        name: times > 1 ? `${wanted} ${times}` : wanted,
      }
    })
}

function convertAll(layers: readonly SourceLayer[], context: LayersContext, nests: boolean): readonly Stored[] {
  return layers.flatMap((layer) => convertOne(layer, context, nests))
}

function convertOne(layer: SourceLayer, context: LayersContext, nests: boolean): readonly Stored[] {
  if (layer.kind === 'zone' || layer.kind === 'linebreak') return []
  if (context.budget.left === 0) return []
  if (layer.kind === 'group' || layer.kind === 'row' || layer.kind === 'column')
    return containerOf(layer, context, nests)
  const content = contentOf(layer.raw, context.tools)
  if (!content) return []
  context.budget.left -= 1
  return [{ ...content, ...baseOf(layer, context, content.blockType) }]
}

/** Groups and rows do not stand in one another here: what an inner one holds stands in the outer one. */
function containerOf(layer: SourceLayer, context: LayersContext, nests: boolean): readonly Stored[] {
  const inside = context.layers.filter(({ parent, uid }) => parent === layer.uid && uid !== layer.uid)
  if (!nests || layer.kind === 'column') {
    if (!nests) context.tools.report.changed('slider-nested-layers', layer.name)
    return inside.filter(({ kind }) => !CONTAINERS.has(kind)).flatMap((one) => convertOne(one, context, false))
  }
  context.budget.left -= 1
  if (layer.kind === 'group') {
    const layers = convertAll(inside, context, false)
    return [{ blockType: 'layerGroup', layers, ...baseOf(layer, context, 'layerGroup') }]
  }
  return [rowOf(layer, inside, context)]
}

const BREAKS = new Set(['notebook', 'tablet'])

function rowOf(layer: SourceLayer, inside: readonly SourceLayer[], context: LayersContext): Stored {
  const columns = inside.filter(({ kind }) => kind === 'column').slice(0, SLIDER_LIMITS.columns)
  const group = record(layer.raw.group)
  const breakAt = wordOf(group.columnbreakat)
  const base = baseOf(layer, context, 'layerRow')
  return {
    blockType: 'layerRow',
    columns: columns.map((column) => ({
      ...given({ width: columnWidth(record(column.raw.group).columnSize ?? record(column.raw.idle).columnSize) }),
      layers: convertAll(
        context.layers.filter(({ parent, uid }) => parent === column.uid && uid !== column.uid),
        context,
        false,
      ),
    })),
    ...base,
    // A row is as wide as the grid, and stands in one of three zones.
    place: { desktop: { x: 'start', y: ZONES[layer.parent] ?? 'start', width: '100%' } },
    ...(breakAt === 'mobile' ? { breakAt: 'phone' } : BREAKS.has(breakAt) ? { breakAt } : {}),
  }
}

/** `1/3`, as columns write their shares. */
function columnWidth(raw: unknown): string | undefined {
  const [, part, whole] = /^(\d{1,2})\/(\d{1,2})$/.exec(wordOf(raw)) ?? []
  const share = Number(part) / Number(whole)
  return share > 0 && share <= 1 ? `${Math.round(share * 10_000) / 100}%` : undefined
}

const TEXTS = new Set(['layerHeading', 'layerText', 'layerButton', 'layerIcon', 'layerGroup', 'layerRow'])
const CONTAINED = new Set(['layerGroup', 'layerRow'])

function baseOf(layer: SourceLayer, { layers, tools, duration }: LayersContext, blockType: string): Raw {
  const { raw, name } = layer
  const idle = record(raw.idle)
  const nameOf = (uid: string) => layers.find((other) => other.uid === uid.replace(/^static-/, ''))?.name
  const actions = actionsOf(raw.actions, nameOf, tools)
  const behavior = record(raw.behavior)
  const isHovered =
    wordOf(record(raw.visibility).onlyOnSlideHover) === 'true' || record(raw.visibility).onlyOnSlideHover === true
  return {
    name,
    ...given({
      place: placeOf(raw, tools),
      text: TEXTS.has(blockType) && !CONTAINED.has(blockType) ? textStyleOf(idle, tools) : undefined,
      box: boxOf(idle, tools, blockType === 'layerShape'),
      timeline: timelineOf(raw.timeline, duration, idle.opacity),
      loop: loopOf(raw.timeline),
      hover: hoverOf(raw.hover),
      parallax: depthOf(record(raw.effects).parallax),
      rotate: rotationOf(idle),
    }),
    ...(actions.length > 0 && { actions }),
    ...(wordOf(behavior.baseAlign) === 'slide' && { basis: 'slide' }),
    ...(flagOf(behavior.autoResponsive) === false && { responsive: 'keep' }),
    ...(flagOf(behavior.responsiveOffset) === false && { offsets: 'keep' }),
    ...(isHovered && { visible: 'onHover' }),
  }
}

/** Depths are numbers from 1 to 15; `-` is none. */
export function depthOf(raw: unknown): number | undefined {
  const depth = numberOf(raw)
  return depth !== undefined && depth >= 1 ? clamped(Math.round(depth), 1, 15) : undefined
}

function rotationOf(idle: Raw): number | undefined {
  const rotation = numberOf(idle.rotationZ)
  return rotation ? clamped(rotation, -360, 360) : undefined
}
