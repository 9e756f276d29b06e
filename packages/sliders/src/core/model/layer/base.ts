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

/** Part that layers of every kind share. */
export interface LayerBase {
  /** Stable while the layer exists; unique in its slide. */
  readonly id: string
  /** Name for editors; also its accessible name where it has no words of its own. */
  readonly name: string
  readonly place: PerLevel<Place>
  readonly text: PerLevel<TextStyle>
  readonly box: PerLevel<Box>
  readonly look: Look
  /** Tells if its size shrinks with the grid, and if its distance from the anchor does. */
  readonly responsive: 'scale' | 'keep'
  readonly offsets: 'scale' | 'keep'
  /** Reference of its position: the design grid, or the whole slide. */
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
