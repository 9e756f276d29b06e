import type { Setting } from './frames.ts'
import type { Cut, Piece } from './pieces.ts'
import { type Filters, type Motion, PIECE_MS, type Transition } from './transition.ts'

/**
 * Functions that cut backgrounds and compute frames. Those for fades are fewer and weigh less than the whole table's.
 */
export interface Drawing {
  cut(transition: Transition, cutting: Cut): readonly Piece[]
  /** From a state to rest. */
  frames(motion: Motion, middle: Filters | undefined, setting: Setting): Keyframe[]
}

/** One animation. Milliseconds. */
export interface Track {
  readonly frames: Keyframe[]
  readonly delay: number
  readonly duration: number
}

/** Frames of one piece of both backgrounds. */
export interface PiecePlan {
  readonly piece: Piece
  readonly in?: Track
  readonly out?: Track
}

/** A change of slides, ready to be shown. */
export interface Plan {
  /** One: backgrounds are moved as they are. Several: copies of them are. */
  readonly pieces: readonly PiecePlan[]
  readonly masked: boolean
  readonly above: 'old' | 'new'
  readonly through?: NonNullable<Transition['through']>
}

/** Place and time of a change. */
export interface Change {
  /** 1 forward. */
  readonly direction: 1 | -1
  readonly rightToLeft: boolean
  /** Of the stage, in CSS pixels. */
  readonly width: number
  readonly height: number
  /** True if the backgrounds can only be moved whole: what plays cannot be copied. */
  readonly whole: boolean
  /** Milliseconds, where the slide says otherwise. */
  readonly duration?: number
  /** Gives 0 to 1, 1 left out. */
  readonly random: () => number
}

/** Widest stage, in CSS pixels, that has half as many pieces. */
const NARROW_PX = 480

export function planOf(transition: Transition, occasion: Change, { cut, frames }: Drawing): Plan {
  const { direction, rightToLeft, width, height, whole, random } = occasion
  const along = rightToLeft ? -direction : direction
  const cutting: Cut = { narrow: width <= NARROW_PX, whole, sign: along, random }
  const pieces = cut(transition, cutting)
  const duration = occasion.duration ?? transition.duration
  const most = Math.max(...pieces.map(({ rank }) => rank))
  const stagger = most === 0 ? 0 : Math.min(transition.stagger ?? PIECE_MS.stagger, duration / most)
  const inTurn = transition.order === 'outin'
  const time = inTurn ? duration / 2 : duration
  const { in: into, out, middle } = transition
  return {
    masked: transition.masked === true && pieces.length > 1,
    above: transition.above ?? 'new',
    ...(transition.through && { through: transition.through }),
    pieces: pieces.map((piece, index) => {
      const setting = { piece, index, along, down: direction, width, height, random }
      const delay = piece.rank * stagger
      return {
        piece,
        ...(into && {
          in: { frames: frames(into, middle, setting), delay: delay + (inTurn ? time : 0), duration: time },
        }),
        ...(out && { out: { frames: backwards(frames(out, middle, setting)), delay, duration: time } }),
      }
    }),
  }
}

function backwards(frames: readonly Keyframe[]): Keyframe[] {
  return frames.map((frame) => ({ ...frame, offset: 1 - Number(frame.offset) })).reverse()
}
