import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { cards } from '../../core/look-styles.ts'

/** People with their roles. */
export const team = defineBlock({
  name: 'team',
  label: { en: 'Team', de: 'Team' },
  group: 'Lists and boxes',
  grid: '.team__people',
  drawing: [4, 18, 32].flatMap((x) => [draw.area(x, 4, 12, 15), draw.title(x, 21, 8), draw.lines(x, 25, 10)]),
  looks: {
    cards: cards('.team__person'),
    round: {
      label: { en: 'Round portraits', de: 'Runde Porträts' },
      css: '& .team__portrait{aspect-ratio:1;border-radius:50%}& .team__words{text-align:center;justify-items:center}& .team__links{justify-content:center}',
    },
  },
  fields: {
    ...titled,
    variant: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: {
        portraits: { en: 'Portraits', de: 'Porträts' },
        rows: { en: 'One line each', de: 'Eine Zeile für jeden' },
      },
    }),
    people: field.rows({
      label: { en: 'People', de: 'Menschen' },
      required: true,
      min: 1,
      max: 60,
      fields: {
        name: field.text({ label: { en: 'Name', de: 'Name' }, required: true, maxLength: 120 }),
        role: field.text({ label: { en: 'Role', de: 'Aufgabe' }, maxLength: 120 }),
        text: field.lines({ label: { en: 'Text', de: 'Text' }, maxLength: 600 }),
        image: field.image({ label: { en: 'Portrait', de: 'Porträt' } }),
        imageCrop: field.crop(),
        links: field.links({ max: 4 }),
      },
      sideBySide: [['name', 'role']],
    }),
  },
})

export type TeamBlock = BlockOf<typeof team>
