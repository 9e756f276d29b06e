import type { AdminText } from '@vitrine/content/core'

/** A way in which blocks of a kind are drawn, besides the usual one. */
export interface Look {
  readonly label: AdminText
  /**
   * Its styles, in which `&` stands for the element around the block: `& .alert__inside{border:0}`. Colours, sizes and spaces
   * are tokens of the theme. Only pages with such a block have them.
   */
  readonly css: string
}

/** Looks of a kind of block, by the names under which they are stored. */
export type Looks = Readonly<Record<string, Look>>
