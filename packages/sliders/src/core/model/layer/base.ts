import { choice, given, text, within } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import type { PerLevel } from '../levels.ts'
import { PARALLAX_LEVELS } from '../parallax.ts'
import { type ActionRule, parseActions } from './action.ts'
import { type Box, parseBox } from './box.ts'
import { type Hover, parseHover } from './hover.ts'
import { type Look, parseLook } from './look.ts'
import { type Loop, parseLoop } from './loop.ts'
import { type Place, parsePlace } from './place.ts'
import { parseTextStyle, type TextStyle } from './text-style.ts'
import { parseTimeline, type Timeline } from './timeline.ts'

/** What every layer has, of whatever kind it is. */
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

export function baseOf(raw: Readonly<Record<string, unknown>>, parse: ParseContext): LayerBase {
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
