import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** Most digits after the decimal separator. */
const MAX_DIGITS = 4

/** Numbers side by side, which run to their value when they come into view. */
export const counters = defineBlock({
  name: 'counters',
  label: { en: 'Counters', de: 'Zähler' },
  group: 'Lists and boxes',
  drawing: [
    draw.rule(4, 8, 40),
    ...[4, 18, 32].flatMap((x) => [
      draw.title(x, 13, 6),
      draw.stroke(`M${x + 8.6} 12.5v3.4M${x + 6.9} 14.2h3.4`),
      draw.lines(x, 18.5, 11),
    ]),
  ],
  fields: {
    counters: field.rows({
      label: { en: 'Numbers', de: 'Zahlen' },
      required: true,
      min: 1,
      max: 8,
      fields: {
        prefix: field.text({ label: { en: 'Before', de: 'Davor' }, maxLength: 10, widthPercent: 25 }),
        value: field.number({ label: { en: 'Number', de: 'Zahl' }, required: true, widthPercent: 50 }),
        suffix: field.text({ label: { en: 'After', de: 'Danach' }, maxLength: 10, widthPercent: 25 }),
        label: field.text({ label: { en: 'Of what', de: 'Wovon' }, required: true, maxLength: 120 }),
      },
      sideBySide: [['prefix', 'value', 'suffix']],
    }),
  },
  refine: ({ counters }) => ({
    counters: counters.map((counter) => ({ ...counter, digits: digitsOf(counter.value) })),
  }),
})

export type CountersBlock = BlockOf<typeof counters>

/** Digits after the decimal separator, as many as were written. */
function digitsOf(value: number): number {
  return Math.min(MAX_DIGITS, String(value).split('.')[1]?.length ?? 0)
}
