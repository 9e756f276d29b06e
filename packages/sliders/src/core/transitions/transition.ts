import type { Group } from './groups.ts'

/** Milliseconds between two pieces, and of a change that says nothing else. */
export const PIECE_MS = { stagger: 15, duration: 1000 } as const

/**
 * A number; one that turns its sign with the direction of travel, forward as given; several that the pieces take in
 * turn; or one by chance.
 */
export type Value =
  | number
  | { readonly way: number }
  | readonly number[]
  | { readonly from: number; readonly to: number }

/** Ways in which the edge of a piece runs that is uncovered. `forward` follows the direction of travel. */
export type Reveal = 'forward' | 'left' | 'right' | 'up' | 'down'

/** Outlines in which an image is uncovered. */
export type Shape = 'circle' | 'diamond' | 'star' | 'clock' | 'ink'

/** A state away from rest: where a piece comes from, or where it goes to. */
export interface Motion {
  /** Percent of the piece. */
  readonly x?: Value
  readonly y?: Value
  /** Factors. */
  readonly scale?: Value
  readonly scaleX?: Value
  readonly scaleY?: Value
  /** Degrees. */
  readonly rotate?: Value
  readonly skewX?: Value
  readonly skewY?: Value
  readonly turnX?: Value
  readonly turnY?: Value
  /** Distance of its rotation axis behind the piece, in halves of the piece; below 0 in front of it. */
  readonly depth?: number
  /** 0 to 1. */
  readonly opacity?: number
  /** Fixed point, in percent of the piece; its middle where absent. */
  readonly at?: readonly [number, number]
  readonly reveal?: Reveal
  readonly shape?: Shape
}

/** Filters at the middle of the way; each has no effect at both ends. */
export interface Filters {
  /** CSS pixels. */
  readonly blur?: number
  /** Shares; 1 is unchanged for brightness and contrast. */
  readonly grayscale?: number
  readonly sepia?: number
  readonly brightness?: number
  readonly contrast?: number
}

/** Transition from one slide's background to another's. */
export interface Transition {
  readonly group: Group
  /** Milliseconds. A slide may say otherwise. */
  readonly duration: number
  /** Both at once; the old one first; or the new one over a still old one. */
  readonly order: 'inout' | 'outin' | 'inoverout'
  readonly pieces?: { readonly columns: number; readonly rows: number }
  /** In which order pieces begin. `slide` goes with the direction of travel. */
  readonly flow?: 'start' | 'end' | 'center' | 'edges' | 'random' | 'together' | 'slide'
  /** Milliseconds between two pieces; all of them begin within the duration. */
  readonly stagger?: number
  /** A ground that is seen in between. */
  readonly through?: 'dark' | 'light' | 'transparent'
  /** Motion of the new background; absent: it is just there. */
  readonly in?: Motion
  /** Motion of the old background; absent: it stays until it is covered. */
  readonly out?: Motion
  /** Background that lies above. */
  readonly above?: 'old'
  /** Pieces move inside their own boxes. */
  readonly masked?: true
  readonly middle?: Filters
}
