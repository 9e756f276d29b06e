import type { Template } from '@vitrine/content/templates'

/** A designed slider that an editor starts from. Its picture is on a ground of 48 by {@link PICTURE_HEIGHT}. */
export interface SliderTemplate extends Template {
  /** What the draft begins as: a slider as it is stored. Drawings are named by `{ picture: name }`. */
  readonly slider: {
    readonly title: string
    /** Alias that is asked for; a number follows when it is taken. */
    readonly alias: string
    readonly slides: readonly object[]
    readonly [field: string]: unknown
  }
}

/** Height of a template's picture, in units of which it is 48 wide. */
export const PICTURE_HEIGHT = 30
