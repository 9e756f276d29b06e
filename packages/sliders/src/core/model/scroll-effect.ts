import { choice, record, within } from '@vitrine/content/core'

/** CSS pixels of blur that a slider has when it is just out of the window. */
export const LEAVING_BLUR_PX = { min: 0, max: 10 } as const

export const LEAVING_SIDES = ['top', 'bottom', 'both'] as const
export const LEAVING_PARTS = ['all', 'background', 'layers'] as const

/** Effect on a slider while it is scrolled out of the window. */
export interface ScrollEffect {
  readonly fade: boolean
  /** CSS pixels; 0 is none. */
  readonly blur: number
  readonly grayscale: boolean
  /** Sides of the window by which it leaves. */
  readonly side: (typeof LEAVING_SIDES)[number]
  readonly part: (typeof LEAVING_PARTS)[number]
}

/** Reads the block `sliderScroll` of a stored slider. Undefined: nothing becomes of it. */
export function parseScrollEffect(raw: unknown): ScrollEffect | undefined {
  const { fade, blur, grayscale, side, part } = record(raw)
  const effect = {
    fade: fade === true,
    blur: within(blur, LEAVING_BLUR_PX) ?? 0,
    grayscale: grayscale === true,
    side: choice(side, LEAVING_SIDES),
    part: choice(part, LEAVING_PARTS),
  }
  return effect.fade || effect.blur > 0 || effect.grayscale ? effect : undefined
}
