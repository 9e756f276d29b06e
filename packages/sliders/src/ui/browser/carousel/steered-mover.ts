import type { CarouselProps } from '../../../core/carousel/carousel-props.ts'
import type { MoveOrigin, Mover } from '../mover.ts'

/** A mover whose slides visitors may also move by hand. */
export interface SteeredMover extends Mover {
  /** Slides that it can stand at: the last ones may be in view together. 1: all of them are. */
  stops(): number
  /** Whole slides in view. */
  inView(): number
  /** Present in one that can glide without end. */
  readonly glide?: { start(): void; stop(): void }
}

/** Elements that a mover moves. */
export interface Track {
  readonly viewport: HTMLElement
  readonly row: HTMLElement
  readonly slides: readonly HTMLElement[]
}

export interface MoverOptions {
  readonly track: Track
  readonly props: CarouselProps
  /** True if no movement may be visible. */
  readonly calm: boolean
  /** The slide to begin with, from 0. */
  readonly start: number
  /** Called when another slide is the current one, and when there are more or fewer stops; with who wished it so. */
  readonly changed: (by: MoveOrigin['by']) => void
  /** Called when a visitor takes hold of the slides, and when those have come to rest after. */
  readonly held: (isHeld: boolean) => void
  readonly signal: AbortSignal
}

/** Tells if slides run from right to left. */
export function runsLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

/** Whole slides that stand side by side in a room. */
export function wholeIn({ viewport, slides }: Track): number {
  const [first, second] = slides
  const width = first?.offsetWidth ?? 0
  if (!first || !second || width === 0) return 1
  const pace = Math.abs(second.offsetLeft - first.offsetLeft)
  return Math.max(1, Math.floor((viewport.clientWidth - width) / pace + 1.01))
}
