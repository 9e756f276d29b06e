import { type Channels, contrastOf } from '@vitrine/ui/core'

/** Least contrast of words with what is behind them. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST = { usual: 4.5, large: 3 } as const

/** From which size words are large, in CSS pixels: 18 points, and 14 points where they are bold. */
const LARGE_PX = { usual: 24, bold: 18.66 } as const

const BOLD_WEIGHT = 700

/** Share of the ground that may be worse: a bright spot in an image hides no word. */
const SPOTS = 0.1

/** Words on their ground, as they are seen. */
export interface Words {
  readonly color: Channels
  /** Points of what is behind them. */
  readonly ground: readonly Channels[]
  /** CSS pixels. */
  readonly size: number
  readonly weight: number
}

/** @returns The contrast of words that are hard to read; undefined: they can be read. */
export function poorContrast({ color, ground, size, weight }: Words): number | undefined {
  if (ground.length === 0) return undefined
  const contrasts = ground.map((point) => contrastOf(color, point)).sort((a, b) => a - b)
  const found = contrasts[Math.floor(contrasts.length * SPOTS)] ?? 21
  const isLarge = size >= (weight >= BOLD_WEIGHT ? LARGE_PX.bold : LARGE_PX.usual)
  return found < (isLarge ? LEAST.large : LEAST.usual) ? found : undefined
}
