import { area, button, disc, lines, outline, pictured, rule, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'

type Shapes = readonly string[]

/** A label above a field. */
const labelled = (...field: Shapes): Shapes => [lines(8, 9, 11), outline(8, 12, 32, 8), ...field]

/** Boxes below each other, each with its text. */
const boxes = (box: (y: number) => string, ...marks: Shapes): Shapes => [
  ...[8, 15, 22].flatMap((y) => [box(y), lines(15, y + 0.9, 20)]),
  ...marks,
]

/** What each kind of field is in a form, for the picker. */
const PICTURES = {
  text: labelled(title(11, 14.8, 13)),
  email: labelled(
    title(11, 14.8, 8),
    stroke('M28.1 18.2A2.9 2.9 0 1 1 29 16v.3a.9.9 0 0 1-1.8 0V16a1.2 1.2 0 1 0-.3.8'),
  ),
  url: labelled(lines(11, 15.6, 16), rule(11, 17, 16), stroke('M33 18l3-3M34 15h2.2v2.2')),
  tel: labelled(...[11, 15, 19].map((x) => title(x, 14.8, 3)), title(24, 14.8, 8)),
  textarea: [lines(8, 5, 11), outline(8, 8, 32, 18), lines(11, 11.5, 24, 4), stroke('M35.5 24.5l3-3')],
  number: labelled(title(11, 14.8, 4), stroke('M34.5 15.2l1.5-1.5 1.5 1.5M34.5 16.8l1.5 1.5 1.5-1.5')),
  range: [lines(8, 11, 11), rule(8, 18, 32), area(8, 17.4, 20, 1.4), disc(28, 18.1, 2.2)],
  date: [
    outline(14, 7, 20, 18),
    area(14, 7, 20, 4.5),
    ...[14, 17.4, 20.8].flatMap((y) => [lines(17, y, 14)]),
    disc(28, 18, 1.6),
  ],
  select: labelled(title(11, 14.8, 13), stroke('M34.2 15.2l1.8 1.8 1.8-1.8')),
  checkbox: boxes(
    (y) => outline(9, y - 0.7, 4, 4),
    stroke('M9.9 9.4l1.2 1.2 2-2.6'),
    stroke('M9.9 23.4l1.2 1.2 2-2.6'),
  ),
  radio: boxes((y) => stroke(`M11 ${y - 0.7}a2 2 0 1 0 .01 0z`), disc(11, 16.3, 1.1)),
  acceptance: [outline(8, 12, 5, 5), stroke('M9.2 14.5l1.5 1.5 2.6-3.4'), lines(16, 12.4, 24, 3)],
  file: [outline(17, 5, 14, 17), stroke('M24 17v-7M21.2 12.6L24 9.8l2.8 2.8'), button(17, 24, 14)],
  quiz: [title(8, 8, 18), stroke('M30 8.4a1.6 1.6 0 1 1 2.2 1.6c-.5.2-.6.5-.6 1M31.6 12.2v.1'), outline(8, 15, 14, 8)],
  captcha: [
    area(8, 6, 22, 9),
    stroke('M11 12l2-4 2 4M18 8.4c3-1 3 4.4 0 3.4zM23.5 8l3 4M26.5 8l-3 4'),
    outline(8, 18, 22, 7),
  ],
  payment: [
    outline(10, 7, 28, 18),
    area(10, 10.5, 28, 3.5),
    lines(13, 18.5, 9),
    disc(31.6, 20.5, 1.8),
    disc(34, 20.5, 1.8),
  ],
  hidden: [stroke('M14 17c5-6 15-6 20 0-5 6-15 6-20 0zM15.5 23.5l17-13'), disc(24, 17, 1.8)],
  group: [
    title(7, 5, 14),
    outline(5, 10, 38, 17),
    outline(8, 13, 15, 5),
    outline(25, 13, 15, 5),
    outline(8, 20.5, 32, 4),
  ],
  step: [
    rule(13.6, 15.85, 8),
    rule(26.4, 15.85, 8.2),
    disc(11, 16, 2.6),
    stroke('M24 13.6a2.4 2.4 0 1 0 .01 0zM37 13.6a2.4 2.4 0 1 0 .01 0z'),
  ],
  submit: [outline(8, 8, 32, 6), button(8, 18, 14)],
} satisfies Readonly<Record<string, Shapes>>

export type FieldKind = keyof typeof PICTURES

/** Picture of a kind of field. */
export function fieldPicture(kind: FieldKind): NonNullable<Block['admin']> {
  return pictured(...PICTURES[kind])
}
