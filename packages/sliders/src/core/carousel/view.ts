/** Widths of a carousel, from wide to narrow; where they end is in `LEVEL_WIDTHS`. */
export const WIDTHS = ['desktop', 'tablet', 'phone'] as const

export type Width = (typeof WIDTHS)[number]

/** Slides side by side. */
export const PER_VIEW = { min: 1, max: 8 } as const

/** Percent of a slide that is visible of the next one. */
export const PEEK = { min: 0, max: 50 } as const

/** Visible part of a carousel, and its layout. */
export interface CarouselView {
  /** Whole slides side by side. */
  readonly perView: Readonly<Record<Width, number>>
  /** Percent of a slide; on both sides where slides stand in the middle. */
  readonly peek: number
  readonly gap: 'normal' | 'none' | 'small' | 'large'
  readonly align: 'start' | 'center'
  /** `free`: it stays where the visitor lets go. */
  readonly snap: 'slide' | 'free'
  /** Transition from one slide to another. `fade` and `rise` show one at a time. */
  readonly transition: 'slide' | 'fade' | 'rise'
  /** It is as high as its shown slide instead of as its highest one; of one slide at a time only. */
  readonly smoothHeight: boolean
  /** It reaches to the edges of the window. */
  readonly bleeds: boolean
}

/** Tells whether one slide is visible at a time, however wide the carousel is. */
export function showsOne({ perView, peek }: Pick<CarouselView, 'perView' | 'peek'>): boolean {
  return peek === 0 && WIDTHS.every((width) => perView[width] === 1)
}

/** Slides and the spaces between them that share the width; a part of a slide counts as a part. */
export function sharesOf({ perView, peek, align }: CarouselView, width: Width): { slides: number; gaps: number } {
  const sides = peek === 0 ? 0 : align === 'center' ? 2 : 1
  const whole = perView[width]
  return { slides: whole + (sides * peek) / 100, gaps: whole - 1 + sides }
}
