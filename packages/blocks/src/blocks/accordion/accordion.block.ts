import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { cards, outlined } from '../../core/look-styles.ts'
import { partId } from '../../core/part-id.ts'

/** Texts and blocks that open below their titles: an accordion, toggles, questions and answers. */
export const accordion = defineBlock({
  name: 'accordion',
  label: { en: 'Accordion, questions', de: 'Akkordeon, Fragen' },
  group: 'Text',
  level: 'panels',
  drawing: [
    draw.title(6, 6, 22),
    draw.stroke('M39 7.2h4M41 5.2v4'),
    draw.rule(6, 11, 37),
    draw.title(6, 13.5, 17),
    draw.stroke('M39 14.7h4M41 12.7v4'),
    draw.rule(6, 18.5, 37),
    draw.title(6, 21, 25),
    draw.stroke('M39 22.2h4M41 20.2v4'),
    draw.rule(6, 26, 37),
  ],
  looks: {
    cards: cards('.accordion__item', 'stacked'),
    outlined: outlined('.accordion__item', 'stacked'),
  },
  fields: {
    ...titled,
    items: field.rows({
      label: { en: 'Items', de: 'Einträge' },
      required: true,
      min: 1,
      max: 50,
      fields: {
        title: field.text({ label: { en: 'Title or question', de: 'Titel oder Frage' }, required: true }),
        content: field.richText({ label: { en: 'Text or answer', de: 'Text oder Antwort' } }),
        blocks: field.blocks({ label: { en: 'Blocks below the text', de: 'Blöcke unter dem Text' } }),
      },
    }),
    open: field.choice({
      label: { en: 'Open at a time', de: 'Zugleich offen' },
      options: {
        many: { en: 'As many as the visitor likes', de: 'So viele, wie der Besucher mag' },
        one: { en: 'One', de: 'Einer' },
      },
    }),
    firstOpen: field.toggle({ label: { en: 'The first one is open', de: 'Der erste ist offen' } }),
    isFaq: field.toggle({
      label: { en: 'These are questions and answers', de: 'Das sind Fragen und Antworten' },
      help: { en: 'Marks them up for search engines.', de: 'Suchmaschinen erfahren es.' },
    }),
  },
  refine: ({ items, ...block }) => ({
    ...block,
    items: items.map((item) => ({ ...item, anchor: partId(block.id, item.id, item.title) })),
  }),
})

export type AccordionBlock = BlockOf<typeof accordion>
