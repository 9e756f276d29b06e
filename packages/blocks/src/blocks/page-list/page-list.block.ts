import { given, record, text } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'

/** Most pages that an editor may choose for a list. */
const MAX_PAGES = 24

/** Pages to go on to. */
export const pageList = defineBlock({
  name: 'pageList',
  label: { en: 'List of pages', de: 'Liste von Seiten' },
  group: 'Links',
  grid: '.page-list__pages',
  drawing: [4, 18, 32].flatMap((x) => [draw.area(x, 7, 12, 9), draw.title(x, 18, 9), draw.lines(x, 22, 12)]),
  fields: {
    ...titled,
    layout: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: {
        cards: { en: 'Cards with images', de: 'Karten mit Bildern' },
        rows: { en: 'One line each', de: 'Eine Zeile für jede' },
      },
    }),
    source: field.choice({
      label: { en: 'Which', de: 'Welche' },
      options: {
        chosen: { en: 'Chosen pages', de: 'Ausgewählte Seiten' },
        children: { en: 'All pages below a page', de: 'Alle Seiten unter einer' },
      },
    }),
    pages: field.documents({
      label: { en: 'Pages', de: 'Seiten' },
      to: 'pages',
      max: MAX_PAGES,
      shownWhen: { source: 'chosen' },
    }),
    parent: field.document({
      label: { en: 'Pages under', de: 'Seiten unter' },
      help: {
        en: 'Empty: below the page that shows the list.',
        de: 'Leer: unter der Seite, die die Liste zeigt.',
      },
      to: 'pages',
      shownWhen: { source: 'children' },
    }),
  },
  sideBySide: [['layout', 'source']],
  refine: ({ heading, intro, layout, pages }, parse) => ({
    ...given({ heading, intro }),
    layout,
    pages: pages.flatMap((page) => {
      const href = parse.href({ type: 'page', page })
      const title = text(page.title)
      const meta = record(page.meta)
      if (href === undefined || title === undefined) return []
      return [{ href, title, ...given({ text: text(meta.description), image: parse.image(meta.image) }) }]
    }),
  }),
})

export type PageListBlock = BlockOf<typeof pageList>
