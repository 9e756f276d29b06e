/** Where a wish to move came from, and which way it goes: 1 is forward in reading direction. */
export interface Way {
  readonly by: 'visitor' | 'time' | 'script'
  readonly direction: 1 | -1
}

/** What brings a slide before the visitor's eyes. Slides are counted from 0. */
export interface Mover {
  readonly length: number
  current(): number
  /** Resolves when the slide stands still. A wish while another is under way is done after it. */
  goTo(index: number, way: Way): Promise<void>
}

/** What a mover tells, whoever moved it. */
export interface MoverListener {
  /** The slide is coming into view. */
  change(from: number, to: number, way: Way): void
  /** It stands still. */
  changed(from: number, to: number, way: Way): void
}
