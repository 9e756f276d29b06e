import { area, pictured, title } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import { MAX_PIECES } from '../core/product/stock.ts'
import { MAX_OPTIONS } from '../core/product/stored-product.ts'
import { codeFields, priceField, stockSeenField } from './money-fields.ts'

/** Characters of a value, such as “Smoked oak”. */
const MAX_VALUE_LENGTH = 60

const ORDINALS_EN = ['first', 'second', 'third']
const ORDINALS_DE = ['ersten', 'zweiten', 'dritten']

/** Value of one of the product's options; there is a field for each option that has a name. */
function valueField(place: number): Field {
  const option = `option${place}`
  return {
    name: `value${place}`,
    label: {
      en: `Value of the ${ORDINALS_EN[place - 1]} option`,
      de: `Wert der ${ORDINALS_DE[place - 1]} Option`,
    },
    type: 'text',
    localized: true,
    maxLength: MAX_VALUE_LENGTH,
    admin: { condition: (data) => Boolean(data[option]) },
  }
}

/** One variant of a product. What is empty is as the product has it. */
export const variantBlock: Block = {
  slug: 'productVariant',
  labels: { singular: { en: 'Variant', de: 'Variante' }, plural: { en: 'Variants', de: 'Varianten' } },
  admin: pictured(area(6, 6, 12, 20), title(22, 10, 18)),
  fields: [
    { type: 'row', fields: Array.from({ length: MAX_OPTIONS }, (_, place) => valueField(place + 1)) },
    codeFields,
    {
      type: 'row',
      fields: [
        priceField({
          name: 'price',
          label: { en: 'Price', de: 'Preis' },
          help: { en: 'Empty: as the product.', de: 'Leer: wie das Produkt.' },
        }),
        priceField({ name: 'salePrice', label: { en: 'Reduced price', de: 'Reduzierter Preis' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'stock',
          label: { en: 'Pieces in stock', de: 'Stück auf Lager' },
          type: 'number',
          min: 0,
          max: MAX_PIECES,
          admin: { description: { en: 'Empty: they are not counted.', de: 'Leer: sie werden nicht gezählt.' } },
        },
        stockSeenField,
        {
          name: 'weight',
          label: { en: 'Weight in grams', de: 'Gewicht in Gramm' },
          type: 'number',
          min: 0,
          max: MAX_PIECES,
          admin: { description: { en: 'Empty: as the product.', de: 'Leer: wie das Produkt.' } },
        },
      ],
    },
    {
      name: 'image',
      label: { en: 'Image', de: 'Bild' },
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { like: 'image/' } },
      admin: { description: { en: 'Shown first when it is chosen.', de: 'Steht vorn, wenn sie gewählt ist.' } },
    },
  ],
}
