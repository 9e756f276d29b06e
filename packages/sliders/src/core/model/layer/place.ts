import { given } from '@vitrine/content/core'
import { type PerLevel, parsePerLevel } from '../levels.ts'
import { type Length, parseLength } from './length.ts'

/** Along the line, and down the page: `start` is where lines begin, and the top. */
export const ANCHORS = ['start', 'center', 'end'] as const

export type Anchor = (typeof ANCHORS)[number]

/** Position and size of a layer in its container. */
export interface Place {
  readonly x: Anchor
  readonly y: Anchor
  /** Away from the anchor, inwards; from the middle towards the end. */
  readonly dx: Length
  readonly dy: Length
  /** `auto` is as large as what it holds. */
  readonly width: Length | 'auto'
  readonly height: Length | 'auto'
  readonly hidden: boolean
}

const DEFAULT_PLACE: Place = { x: 'start', y: 'start', dx: 0, dy: 0, width: 'auto', height: 'auto', hidden: false }

/** Reads the group `place` of a stored layer. */
export function parsePlace(raw: unknown): PerLevel<Place> {
  return parsePerLevel(raw, DEFAULT_PLACE, ({ x, y, dx, dy, width, height, hidden }) =>
    given({
      x: ANCHORS.find((anchor) => anchor === x),
      y: ANCHORS.find((anchor) => anchor === y),
      dx: parseLength(dx),
      dy: parseLength(dy),
      width: sizeOf(width),
      height: sizeOf(height),
      hidden: typeof hidden === 'boolean' ? hidden : undefined,
    }),
  )
}

function sizeOf(raw: unknown): Place['width'] | undefined {
  if (raw === 'auto') return 'auto'
  const length = parseLength(raw)
  return length === undefined || Number.parseFloat(String(length)) < 0 ? undefined : length
}
