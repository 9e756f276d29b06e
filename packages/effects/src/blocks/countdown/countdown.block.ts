import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** Time that is left until a moment. */
export const countdown = defineBlock({
  name: 'countdown',
  label: { en: 'Countdown', de: 'Countdown' },
  group: 'Lists and boxes',
  drawing: [4, 14.5, 25, 35.5].flatMap((x) => [
    draw.outline(x, 9, 8.5, 9),
    draw.title(x + 2.25, 12.3, 4),
    draw.lines(x + 1.75, 20.5, 5),
  ]),
  fields: {
    heading: field.text({ label: { en: 'Heading', de: 'Überschrift' } }),
    until: field.date({ label: { en: 'Until', de: 'Bis' }, of: 'time', required: true }),
    afterwards: field.text({
      label: { en: 'Afterwards', de: 'Danach' },
      help: { en: 'What stands there when the moment has come.', de: 'Was dort steht, wenn es so weit ist.' },
      maxLength: 300,
    }),
  },
})

export type CountdownBlock = BlockOf<typeof countdown>
