import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** Shares of a whole, as bars or circles. */
export const progress = defineBlock({
  name: 'progress',
  label: { en: 'Progress', de: 'Fortschritt' },
  group: 'Lists and boxes',
  drawing: [24, 32, 15].flatMap((width, row) => [
    draw.lines(6, 6 + row * 8, 12),
    draw.area(6, 8.4 + row * 8, 36, 3.2),
    draw.button(6, 8.4 + row * 8, width),
  ]),
  fields: {
    shape: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: { bar: { en: 'Bars', de: 'Balken' }, circle: { en: 'Circles', de: 'Kreise' } },
    }),
    items: field.rows({
      label: { en: 'Shares', de: 'Anteile' },
      required: true,
      min: 1,
      max: 12,
      fields: {
        label: field.text({
          label: { en: 'Of what', de: 'Wovon' },
          required: true,
          maxLength: 120,
          widthPercent: 70,
        }),
        percent: field.number({
          label: { en: 'Percent', de: 'Prozent' },
          required: true,
          min: 0,
          max: 100,
          widthPercent: 30,
        }),
      },
      sideBySide: [['label', 'percent']],
    }),
  },
})

export type ProgressBlock = BlockOf<typeof progress>
