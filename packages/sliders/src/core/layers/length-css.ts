import type { Length } from '../model/layer/length.ts'

/** Flags of lengths that shrink with the grid: sizes, and distances from the anchor. */
export interface Scales {
  readonly size: boolean
  readonly offset: boolean
}

/** A length of the design grid in CSS. */
export function lengthCss(length: Length, scales: boolean): string {
  if (typeof length === 'string') return length
  if (length === 0) return '0px'
  return scales ? `calc(${length}*var(--px))` : `${length}px`
}
