import { type Color, lowestContrast } from './color.ts'
import { type ColorChoice, PAIRS, type Palette } from './palette.ts'

/** Contrast of a colour on its background. */
export interface ContrastLine {
  readonly color: 'ink' | 'inkSoft' | 'accent' | 'accentInk'
  /** Chosen colour, or that of the preset. */
  readonly wish: Color
  /** Displayed colour: the same, unless that would be illegible. */
  readonly shown: Color
  readonly ground: Color
  /** Of the wish, with the ground that it differs least from. */
  readonly ratio: number
  readonly atLeast: number
}

const REPORTED = ['ink', 'inkSoft', 'accent', 'accentInk'] as const

/**
 * Says of each colour that an editor may choose how well it can be read.
 *
 * @param shown What the choice led to, see `paletteOf`.
 */
export function contrastReport(choice: ColorChoice, shown: Palette): readonly ContrastLine[] {
  return REPORTED.flatMap((color) => {
    const pair = PAIRS.find((pair) => pair.color === color)
    if (!pair) return []
    const wish = choice[color] ?? shown[color]
    const grounds = pair.on.map((ground) => shown[ground])
    return {
      color,
      wish,
      shown: shown[color],
      ground: shown[pair.on[0]],
      ratio: lowestContrast(wish, grounds),
      atLeast: pair.atLeast,
    }
  })
}
