import { sized } from './rounds.ts'

export type Scheme = 'light' | 'dark'

const BOTH: readonly Scheme[] = ['light', 'dark']

/**
 * Schemes in which a page of many is looked at in a window of this width: one, so that each is seen at some width, and
 * both in `npm run soak` and for pictures.
 */
export function schemesAt(width: number): readonly Scheme[] {
  return process.env.VITRINE_SCREENSHOTS ? BOTH : sized(width === 820 ? ['dark'] : ['light'], BOTH)
}
