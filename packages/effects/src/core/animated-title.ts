import type { Lettering } from './lettering.ts'
import type { ORDERS } from './rotation.ts'
import type { TitleDirection, TitleEffect } from './title-effects.ts'

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
export interface RotatingText {
  readonly kind: 'rotating'
  /** In order; one or more, each with the id of its row. */
  readonly texts: readonly { readonly id: string; readonly text: string }[]
  readonly effect: TitleEffect
  readonly direction: TitleDirection
  readonly lettering: Lettering
  readonly order: (typeof ORDERS)[number]
  /** True if the first follows the last. */
  readonly loops: boolean
  /** Display time of each, in milliseconds. */
  readonly displayMs: number
}

/** A phrase with a stroke. */
export interface HighlightedText {
  readonly kind: 'highlighted'
  readonly phrase: string
  readonly shape: (typeof HIGHLIGHT_SHAPES)[number]
  readonly color: 'accent' | 'ink' | 'shadow'
  readonly weight: 'normal' | 'fine' | 'bold'
  readonly pace: 'normal' | 'slow' | 'fast'
}
