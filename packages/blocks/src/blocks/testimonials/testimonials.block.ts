import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { cards, outlined } from '../../core/look-styles.ts'

/** Stars that a testimonial can have. */
export const MAX_STARS = 5

/** Quotes from customers. */
export const testimonials = defineBlock({
  name: 'testimonials',
  label: { en: 'Testimonials, quotation', de: 'Stimmen, Zitat' },
  group: 'Lists and boxes',
  grid: '.testimonials__list',
  drawing: [4, 19, 34].flatMap((x) => [
    draw.lines(x, 7, 11, 5),
    draw.disc(x + 1.5, 22, 1.5),
    draw.lines(x + 4.5, 21.6, 6),
  ]),
  looks: {
    cards: cards('.testimonials__item'),
    outlined: outlined('.testimonials__item'),
  },
  fields: {
    ...titled,
    variant: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: {
        grid: { en: 'Side by side', de: 'Nebeneinander' },
        quote: { en: 'One after the other, in large type', de: 'Nacheinander, in großer Schrift' },
      },
    }),
    items: field.rows({
      label: { en: 'Testimonials', de: 'Kundenstimmen' },
      required: true,
      min: 1,
      max: 24,
      fields: {
        quote: field.lines({ label: { en: 'What was said', de: 'Was gesagt wurde' }, required: true, maxLength: 1000 }),
        name: field.text({ label: { en: 'Name', de: 'Name' } }),
        role: field.text({ label: { en: 'Role or place', de: 'Aufgabe oder Ort' } }),
        image: field.image({ label: { en: 'Portrait', de: 'Porträt' } }),
        stars: field.number({
          label: { en: 'Stars', de: 'Sterne' },
          help: { en: 'Empty: none are shown.', de: 'Leer: Es werden keine gezeigt.' },
          min: 1,
          max: MAX_STARS,
          whole: true,
        }),
      },
      sideBySide: [['name', 'role']],
    }),
  },
})

export type TestimonialsBlock = BlockOf<typeof testimonials>
