import type { Length } from '../model/layer/length.ts'

/** Whether sizes, and ways from an anchor, shrink with the grid. */
export interface Scales {
  readonly size: boolean
  readonly offset: boolean
}

/** A length of the design grid as CSS says it. */
export function lengthCss(length: Length, scales: boolean): string {
  if (typeof length === 'string') return length
  if (length === 0) return '0px'
  return scales ? `calc(${length}*var(--px))` : `${length}px`
}
