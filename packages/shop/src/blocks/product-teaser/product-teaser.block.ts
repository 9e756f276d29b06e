import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { parseProductList } from '../../core/shown/product-list.ts'

/** One product over the whole width, with its image beside its words. */
export const productTeaser = defineBlock({
  name: 'productTeaser',
  label: { en: 'One product', de: 'Ein Produkt' },
  group: 'Links',
  drawing: [draw.area(4, 4, 24, 24), draw.lines(31, 9, 13), draw.lines(31, 14, 10), draw.button(31, 20, 10)],
  fields: {
    product: field.document({ label: { en: 'Product', de: 'Produkt' }, to: 'products', requiredInForm: true }),
    kicker: field.text({ label: { en: 'Line above', de: 'Zeile darüber' } }),
    words: field.lines({
      label: { en: 'Text', de: 'Text' },
      help: { en: 'Empty: what the product says in short.', de: 'Leer: was das Produkt kurz sagt.' },
      maxLength: 600,
    }),
    side: field.choice({
      label: { en: 'Image', de: 'Bild' },
      options: { start: { en: 'First', de: 'Vorn' }, end: { en: 'Last', de: 'Hinten' } },
    }),
  },
  sideBySide: [['kicker', 'side']],
  refine: ({ kicker, words, side }, parse, stored) => {
    const { products, ...list } = parseProductList(stored, parse)
    const [shown] = products
    return shown && { shown, side, ...given({ kicker, words, changesAt: list.changesAt }) }
  },
})

export type ProductTeaserBlock = BlockOf<typeof productTeaser>
