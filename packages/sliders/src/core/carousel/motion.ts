/** Milliseconds that a slide stays. Specification, section 9: slideshow 7000. */
export const DELAY_MS = { usual: 7000, min: 1000, max: 600_000 } as const

/** Milliseconds that a change takes. Specification, section 9: slideshow 600. */
export const SPEED_MS = { usual: 600, min: 50, max: 5000 } as const

/** CSS pixels per second. */
export const PACES = { slow: 30, normal: 48, fast: 96 } as const

/** Motion of a carousel: by itself, and on request. */
export interface CarouselMotion {
  /** `autoplay` goes on slide by slide, `marquee` glides without end. */
  readonly moves: 'still' | 'autoplay' | 'marquee'
  /** Milliseconds. */
  readonly delay: number
  /** Milliseconds. */
  readonly speed: number
  /** CSS pixels per second of what glides; below 0 it glides against the reading direction. */
  readonly pace: number
  /** The first slide comes after the last. */
  readonly loop: boolean
  /** It can be dragged with the mouse, too. */
  readonly drag: boolean
  /** Slides that the arrows move by. */
  readonly step: 'one' | 'page'
  readonly pauseOnHover: boolean
}
