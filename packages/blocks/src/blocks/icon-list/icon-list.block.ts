import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import type { IconName } from '@vitrine/kit/core'
import { cards, unlined } from '../../core/look-styles.ts'

/** Icon of points that have none, in a list that has none. */
const USUAL_ICON: IconName = 'check'

/** Short points, each with an icon. */
export const iconList = defineBlock({
  name: 'iconList',
  label: { en: 'List with icons', de: 'Liste mit Piktogrammen' },
  group: 'Lists and boxes',
  grid: '.icon-list__items',
  drawing: [6, 12, 18, 24].flatMap((y) => [draw.disc(8, y + 0.8, 1.8), draw.lines(13, y, 28 - (y % 5) * 2)]),
  looks: {
    cards: cards('.icon-list__item', 'stacked'),
    unlined: unlined('.icon-list__item'),
  },
  fields: {
    ...titled,
    layout: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: {
        list: { en: 'One below the other', de: 'Untereinander' },
        columns: { en: 'In columns', de: 'In Spalten' },
        line: { en: 'In a line', de: 'In einer Zeile' },
      },
    }),
    icon: field.icon({
      label: { en: 'Icon of points without one', de: 'Piktogramm der Punkte ohne eigenes' },
    }),
    items: field.rows({
      label: { en: 'Points', de: 'Punkte' },
      required: true,
      min: 1,
      max: 40,
      fields: {
        text: field.text({ label: { en: 'Text', de: 'Text' }, required: true }),
        icon: field.icon(),
        detail: field.text({ label: { en: 'Detail', de: 'Einzelheit' }, maxLength: 400 }),
        tooltip: field.text({
          label: { en: 'Explanation', de: 'Erklärung' },
          help: { en: 'Shown on hover.', de: 'Erscheint unter dem Zeiger.' },
          maxLength: 300,
        }),
        link: field.link(),
      },
      sideBySide: [['text', 'icon']],
    }),
  },
  sideBySide: [['layout', 'icon']],
  refine: ({ icon: usual = USUAL_ICON, items, ...block }) => ({
    ...block,
    items: items.map(({ icon = usual, link, ...item }) => ({ ...item, icon, ...given({ href: link?.href }) })),
  }),
})

export type IconListBlock = BlockOf<typeof iconList>
