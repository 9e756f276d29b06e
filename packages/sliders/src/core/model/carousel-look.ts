import { choice, record, within } from '@vitrine/content/core'

/** Slides visible at once; odd, so that one stands in the middle. */
export const VISIBLE = { default: 3, min: 1, max: 9 } as const

/** Milliseconds from one slide to the next. Specification, section 9: carousel speed 800 ms. */
export const CAROUSEL_SPEED_MS = { default: 800, min: 50, max: 10_000 } as const

/** CSS pixels between two slides. */
const SPACE = { min: 0, max: 500 } as const

/** Degrees. */
const ROTATION = { min: -180, max: 180 } as const

const PERCENT = { min: 0, max: 100 } as const

/** A look of slides that are not in the middle. */
export interface Fading {
  /** Of those that are farthest away. */
  readonly to: number
  /** True if it grows with the distance; otherwise all but the middle slide have it alike. */
  readonly varies: boolean
}

/** CSS pixels that a carousel keeps free above and below its slides. */
export const PADDING = { min: 0, max: 500 } as const

/** Look of a slider of type `carousel`, with slides side by side. */
export interface CarouselLook {
  /** Odd. */
  readonly visible: number
  /** True if the first slide stands beside the last. */
  readonly infinite: boolean
  /** CSS pixels. */
  readonly space: number
  /** True if each slide is as wide as the slider. */
  readonly stretch: boolean
  /** Milliseconds. */
  readonly speed: number
  /** True if slides come to rest in their place, wherever they are let go. */
  readonly snap: boolean
  /** Position of the current slide. */
  readonly align: 'center' | 'start'
  /** Percent of opacity. Undefined: all are as clear. */
  readonly opacity?: Fading
  /** Percent of size. Undefined: all are as large. */
  readonly scale?: Fading
  /** Degrees around the upright axis. Undefined: all face the visitor. */
  readonly rotation?: Fading
  /** Whose layers are visible. */
  readonly showLayers: 'current' | 'always'
  /** CSS pixels of rounded corners. */
  readonly radius: number
  readonly orientation: 'horizontal' | 'vertical'
  /** CSS pixels; see {@link PADDING}. */
  readonly padding: { readonly top: number; readonly bottom: number }
  /** True if each slide is as wide as its image is at the height of the slider. */
  readonly justify: boolean
}

/** Reads the group `carousel` of a stored slider. */
export function parseCarouselLook(raw: unknown): CarouselLook {
  const stored = record(raw)
  const visible = Math.round(within(stored.visible, VISIBLE) ?? VISIBLE.default)
  const minScale = within(stored.minScale, PERCENT) ?? 0
  const maxRotation = within(stored.maxRotation, ROTATION) ?? 0
  // Those that fade without end are away at the edge; others are as clear as `maxOpacity` says.
  const varyFade = stored.varyFade === true
  const maxOpacity = varyFade ? 0 : (within(stored.maxOpacity, PERCENT) ?? 100)
  return {
    visible: visible % 2 === 1 ? visible : visible - 1,
    infinite: stored.infinite === true,
    space: within(stored.space, SPACE) ?? 0,
    stretch: stored.stretch === true,
    speed: within(stored.speed, CAROUSEL_SPEED_MS) ?? CAROUSEL_SPEED_MS.default,
    snap: stored.snap !== false,
    align: choice(stored.align, ['center', 'start']),
    showLayers: choice(stored.showLayers, ['current', 'always']),
    radius: within(stored.radius, SPACE) ?? 0,
    orientation: choice(stored.orientation, ['horizontal', 'vertical']),
    padding: { top: within(stored.paddingTop, PADDING) ?? 0, bottom: within(stored.paddingBottom, PADDING) ?? 0 },
    justify: stored.justify === true && stored.orientation !== 'vertical',
    ...(stored.fadeOut !== false && maxOpacity < 100 && { opacity: { to: maxOpacity, varies: varyFade } }),
    // A scale of 0 means that nothing is said of it.
    ...(minScale > 0 && minScale < 100 && { scale: { to: minScale, varies: stored.varyScale === true } }),
    ...(maxRotation !== 0 && { rotation: { to: maxRotation, varies: stored.varyRotate === true } }),
  }
}
