import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { MAX_PER_PAGE } from '../../core/list-settings.ts'
import { parseProductList } from '../../core/shown/product-list.ts'

/** Products that a block shows, unless its editor says something else. */
const DEFAULT_COUNT = 4

/** Products in a grid, or in a row that moves sideways. */
export const productGrid = defineBlock({
  name: 'productGrid',
  label: { en: 'Products', de: 'Produkte' },
  group: 'Links',
  grid: '.product-list__products',
  drawing: [
    draw.area(4, 4, 12, 15),
    draw.area(18, 4, 12, 15),
    draw.area(32, 4, 12, 15),
    draw.lines(4, 22, 9),
    draw.lines(18, 22, 9),
    draw.lines(32, 22, 9),
  ],
  fields: {
    ...titled,
    look: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: {
        grid: { en: 'A grid', de: 'Ein Raster' },
        row: { en: 'A row that moves sideways (carousel)', de: 'Eine Reihe, die seitwärts läuft (Karussell)' },
      },
    }),
    columns: field.choice({
      label: { en: 'Columns in a wide window', de: 'Spalten in einem breiten Fenster' },
      options: {
        '4': { en: 'Four', de: 'Vier' },
        '3': { en: 'Three', de: 'Drei' },
        '2': { en: 'Two', de: 'Zwei' },
      },
    }),
    chosen: field.documents({
      label: { en: 'These products', de: 'Diese Produkte' },
      help: {
        en: 'Empty: the first of the shop, or of the category below.',
        de: 'Leer: die ersten des Shops oder der Kategorie darunter.',
      },
      to: 'products',
      max: MAX_PER_PAGE,
    }),
    category: field.document({ label: { en: 'Of the category', de: 'Aus der Kategorie' }, to: 'product-categories' }),
    count: field.number({
      label: { en: 'How many', de: 'Wie viele' },
      required: true,
      initial: DEFAULT_COUNT,
      min: 1,
      max: MAX_PER_PAGE,
      whole: true,
    }),
  },
  sideBySide: [
    ['look', 'columns'],
    ['category', 'count'],
  ],
  refine: ({ heading, intro, look, columns }, parse, stored) => ({
    ...given({ heading, intro }),
    look,
    columns,
    ...parseProductList(stored, parse),
  }),
})

export type ProductGridBlock = BlockOf<typeof productGrid>
