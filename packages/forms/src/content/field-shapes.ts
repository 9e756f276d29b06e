import { lines, outline } from '@vitrine/kit/fields'

/** Shapes of the pictures that the picker shows. */
export type Shapes = readonly string[]

/** A label above a field. */
export const labelled = (...field: Shapes): Shapes => [lines(8, 9, 11), outline(8, 12, 32, 8), ...field]

/** Boxes below each other, each with its text. */
export const boxes = (box: (y: number) => string, ...marks: Shapes): Shapes => [
  ...[8, 15, 22].flatMap((y) => [box(y), lines(15, y + 0.9, 20)]),
  ...marks,
]
