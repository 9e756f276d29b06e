/** Origin and direction of a move: 1 is forward in reading direction. */
export interface MoveOrigin {
  readonly by: 'visitor' | 'time' | 'script'
  readonly direction: 1 | -1
}

/** Moves slides into view. Slides are counted from 0. */
export interface Mover {
  readonly length: number
  current(): number
  /** Resolves when the slide is still. A wish while another is under way is done after it. */
  goTo(index: number, way: MoveOrigin): Promise<void>
}

/** Receives the events of a mover, whatever moved it. */
export interface MoverListener {
  /** The slide is coming into view. */
  change(from: number, to: number, way: MoveOrigin): void
  /** It is still. */
  changed(from: number, to: number, way: MoveOrigin): void
}
