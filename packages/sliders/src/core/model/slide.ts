import { given, type Image, list, record, text, within } from '@vitrine/content/core'
import { type LinkView, type ParseContext, parseLink } from '@vitrine/kit/core'
import { type Background, type PanZoom, parseBackground, parsePanZoom } from './background.ts'
import { DURATION_MS } from './flow.ts'
import { type LoopSegment, parseLoopSegment } from './layer/loop.ts'
import { parseLayers } from './layer.ts'
import type { Layer } from './layer-kinds.ts'
import { LEVELS, type Level } from './levels.ts'
import { type Color, parseColor } from './paint.ts'
import { PARALLAX_LEVELS } from './parallax.ts'
import { parseTransition, type TransitionChoice } from './transition-choice.ts'

/** Slides of one slider. */
export const MAX_SLIDES = 60

/** Texts of a slide that thumbnails and tabs may show. */
export const MAX_PARAMS = 10

/** Longest name of a slide in addresses, in characters. */
export const MAX_DEEPLINK_LENGTH = 64

/** Pattern of a slide's name in addresses: not a number, which means its position. */
export const DEEPLINK = /^(?!\d+$)[a-z\d][a-z\d_-]{0,63}$/i

export interface Slide {
  /** Stable while the slide exists; unique in its slider. */
  readonly id: string
  /** Empty for a slide without a name. */
  readonly title: string
  readonly description?: string
  /** Its name in the page's hash. */
  readonly deeplink?: string
  readonly background: Background
  readonly panZoom?: PanZoom
  /** Depth of its background; see {@link PARALLAX_LEVELS}. */
  readonly parallax?: number
  /** Between background and layers, so that words can be read. Percent. */
  readonly overlay?: { readonly color: Color; readonly opacity: number }
  readonly transition: TransitionChoice
  /** Milliseconds, where it differs from the slider's. */
  readonly duration?: number
  /** The slider stays here until somebody moves it on. */
  readonly stopHere: boolean
  /** Of the whole slide; `over` lies above its layers. */
  readonly link?: LinkView & { readonly depth: 'under' | 'over' }
  readonly thumbnail?: Image
  readonly params: readonly string[]
  /** Levels at which it is shown; all where absent. */
  readonly levels?: readonly Level[]
  /** Rounds after which it is left out. */
  readonly hideAfterLoop?: number
  readonly layers: readonly Layer[]
  /** The part of its time whose frames repeat. */
  readonly layerLoop?: LoopSegment
}

/**
 * Reads a stored slide.
 *
 * @param now Slides out of their time are not there.
 * @returns Undefined for one that is hidden, or is not shown now.
 */
export function parseSlide(raw: Readonly<Record<string, unknown>>, parse: ParseContext, now: Date): Slide | undefined {
  if (raw.hidden === true || !isInTime(raw, now)) return undefined
  const overlay = parseColor(record(raw.overlay).color)
  const link = parseLink(raw.link, parse)
  const levels = LEVELS.filter((level) => Array.isArray(raw.levels) && raw.levels.includes(level))
  const deeplink = text(raw.deeplink)?.trim()
  return {
    id: String(raw.id),
    title: text(raw.title) ?? '',
    background: parseBackground(raw.background, parse),
    transition: parseTransition(raw.transition),
    stopHere: raw.stopHere === true,
    params: list(raw.params)
      .slice(0, MAX_PARAMS)
      .flatMap((row) => text(row.text) ?? []),
    layers: parseLayers(raw.layers, parse),
    ...given({
      description: text(raw.description),
      deeplink: deeplink && DEEPLINK.test(deeplink) ? deeplink : undefined,
      panZoom: parsePanZoom(raw.panZoom),
      parallax: within(raw.parallax, PARALLAX_LEVELS),
      overlay: overlay && {
        color: overlay,
        opacity: within(record(raw.overlay).opacity, { min: 0, max: 100 }) ?? 40,
      },
      duration: within(raw.duration, DURATION_MS),
      link: link && { ...link, depth: raw.linkDepth === 'over' ? ('over' as const) : ('under' as const) },
      thumbnail: parse.image(raw.thumbnail),
      levels: levels.length > 0 && levels.length < LEVELS.length ? levels : undefined,
      layerLoop: parseLoopSegment(raw.layerLoop),
      hideAfterLoop: within(raw.hideAfterLoop, { min: 1, max: 1000 }),
    }),
  }
}

/**
 * Time at which a slider shows other slides without being edited.
 *
 * @param raw Stored slides.
 * @returns Milliseconds since 1970; undefined: never again.
 */
export function nextChange(raw: readonly Readonly<Record<string, unknown>>[], now: Date): number | undefined {
  const moments = raw.flatMap(({ hidden, from, until }) => (hidden === true ? [] : [timeOf(from), timeOf(until)]))
  const coming = moments.filter((moment) => moment > now.getTime())
  return coming.length > 0 ? Math.min(...coming) : undefined
}

function isInTime({ from, until }: Readonly<Record<string, unknown>>, now: Date): boolean {
  // What is no date is no limit.
  return !(timeOf(from) > now.getTime()) && !(timeOf(until) <= now.getTime())
}

function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN
}
