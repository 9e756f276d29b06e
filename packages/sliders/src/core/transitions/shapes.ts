import type { Shape } from './transition.ts'

type Point = readonly [number, number]

/** Percent of the diagonal's half at which a round outline reaches the corners. */
const TO_CORNER = 71

const MIDDLE: Point = [50, 50]

/** Along the edge, clockwise from the middle of the top. */
const AROUND: readonly Point[] = [
  [50, 0],
  [100, 0],
  [100, 50],
  [100, 100],
  [50, 100],
  [0, 100],
  [0, 50],
  [0, 0],
  [50, 0],
]

/**
 * The outlines of an image from nothing to the whole, for `clip-path`.
 *
 * @param sign 1 or -1: the hand of a clock follows the direction of travel.
 */
export function outlines(shape: Shape, sign: number): readonly string[] {
  switch (shape) {
    case 'circle':
      return ['circle(0% at 50% 50%)', `circle(${TO_CORNER}% at 50% 50%)`]
    case 'diamond':
      return growing(4, [0, 1], () => 100)
    case 'star':
      return growing(10, [0, 1], (index) => (index % 2 === 0 ? 175 : 76))
    case 'clock':
      return AROUND.map((_, hand) => {
        const swept = AROUND.map((_, index) => AROUND[Math.min(index, hand)] ?? MIDDLE)
        return polygon([MIDDLE, ...swept].map(([x, y]) => [sign < 0 ? 100 - x : x, y]))
      })
    case 'ink':
      return growing(32, [0, 0.3, 0.62, 1], (index, step) => 76 + 60 * blot(index + 7 * step))
  }
}

/** Outlines around the middle, at shares of their final size. */
function growing(
  corners: number,
  shares: readonly number[],
  radius: (index: number, step: number) => number,
): readonly string[] {
  return shares.map((share, step) =>
    polygon(
      Array.from({ length: corners }, (_, index) => {
        const angle = (2 * Math.PI * index) / corners - Math.PI / 2
        const length = radius(index, step) * share
        return [50 + length * Math.cos(angle), 50 + length * Math.sin(angle)]
      }),
    ),
  )
}

/** Uneven, 0 to 1, and always the same. */
function blot(index: number): number {
  const wild = Math.abs(Math.sin(index * 12.9898) * 43_758.5453)
  return wild - Math.floor(wild)
}

function polygon(points: readonly Point[]): string {
  return `polygon(${points.map(([x, y]) => `${round(x)}% ${round(y)}%`).join(',')})`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
