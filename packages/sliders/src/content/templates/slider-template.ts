import type { Template } from '@vitrine/content/templates'

/** A designed slider that an editor starts from. Its image is on a ground of 48 by {@link DRAWING_HEIGHT}. */
export interface SliderTemplate extends Template {
  /** Initial draft: a slider as it is stored. Images are named by `{ picture: name }`. */
  readonly slider: {
    readonly title: string
    /** Alias that is asked for; a number follows when it is taken. */
    readonly alias: string
    readonly slides: readonly object[]
    readonly [field: string]: unknown
  }
}

/** Height of a template's image, in units of which it is 48 wide. */
export const DRAWING_HEIGHT = 30
