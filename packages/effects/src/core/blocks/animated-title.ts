import { choice, given, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { LETTERINGS, type Lettering } from '../lettering.ts'
import { DISPLAY_MS, ORDERS } from '../rotation.ts'
import { nearestStep } from '../steps.ts'
import {
  letteringOf,
  TITLE_DIRECTIONS,
  TITLE_EFFECTS,
  type TitleDirection,
  type TitleEffect,
} from '../title-effects.ts'
import { ALIGNMENTS, HEADING_SIZE, type HeadingLevel, parseLevel } from './heading.ts'

/** Strokes that are drawn around or under a phrase. */
export const HIGHLIGHT_SHAPES = [
  'underline',
  'circle',
  'zigzag',
  'double-underline',
  'double',
  'curly',
  'cross',
  'strikethrough',
  'diagonal-up',
  'diagonal-down',
] as const

/** Words that change by themselves. */
export interface Rotating {
  readonly kind: 'rotating'
  /** In order; one or more. */
  readonly texts: readonly string[]
  readonly effect: TitleEffect
  readonly direction: TitleDirection
  readonly lettering: Lettering
  readonly order: (typeof ORDERS)[number]
  /** Whether the first follows the last. */
  readonly loops: boolean
  /** How long each stays, in milliseconds. */
  readonly displayMs: number
}

/** A phrase with a stroke. */
export interface Highlighted {
  readonly kind: 'highlighted'
  readonly phrase: string
  readonly shape: (typeof HIGHLIGHT_SHAPES)[number]
  readonly color: 'accent' | 'ink' | 'shadow'
  readonly weight: 'normal' | 'fine' | 'bold'
  readonly pace: 'normal' | 'slow' | 'fast'
}

/** A heading of which a part moves. */
export interface AnimatedTitleBlock extends BlockBase {
  readonly blockType: 'animatedTitle'
  readonly before?: string
  readonly part: Rotating | Highlighted
  readonly after?: string
  readonly level: HeadingLevel
  /** Step of the type scale, 1 to 6. */
  readonly size: number
  readonly align: (typeof ALIGNMENTS)[number]
}

export const parseAnimatedTitle: BlockParser = (raw): AnimatedTitleBlock | undefined => {
  const part = raw.kind === 'highlighted' ? parseHighlighted(raw) : parseRotating(raw)
  return (
    part && {
      ...blockBase(raw, 'animatedTitle'),
      part,
      level: parseLevel(raw.level),
      size: nearestStep(Number(raw.size ?? HEADING_SIZE.standard), HEADING_SIZE),
      align: choice(raw.align, ALIGNMENTS),
      ...given({ before: text(raw.before), after: text(raw.after) }),
    }
  )
}

function parseRotating(raw: Readonly<Record<string, unknown>>): Rotating | undefined {
  const texts = list(raw.texts).flatMap((item) => text(item.text)?.trim() ?? [])
  const effect = choice(raw.effect, TITLE_EFFECTS)
  return texts.length === 0
    ? undefined
    : {
        kind: 'rotating',
        texts,
        effect,
        direction: choice(raw.direction, TITLE_DIRECTIONS),
        lettering: letteringOf(effect, choice(raw.lettering, LETTERINGS)),
        order: choice(raw.order, ORDERS),
        loops: raw.loops !== false,
        displayMs: nearestStep(raw.displayMs, { ...DISPLAY_MS, step: 1 }),
      }
}

function parseHighlighted(raw: Readonly<Record<string, unknown>>): Highlighted | undefined {
  const phrase = text(raw.phrase)
  return phrase === undefined
    ? undefined
    : {
        kind: 'highlighted',
        phrase,
        shape: choice(raw.shape, HIGHLIGHT_SHAPES),
        color: choice(raw.color, ['accent', 'ink', 'shadow']),
        weight: choice(raw.weight, ['normal', 'fine', 'bold']),
        pace: choice(raw.pace, ['normal', 'slow', 'fast']),
      }
}
