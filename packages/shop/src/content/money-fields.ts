import type { AdminText } from '@vitrine/kit/core'
import type { Field, NumberField } from 'payload'

/** A price in the currency of the shop, as a number of it with its decimals. */
export function priceField(options: {
  readonly name: string
  readonly label: AdminText
  readonly help?: AdminText
}): NumberField {
  const { name, label, help } = options
  return {
    name,
    label: { ...label },
    type: 'number',
    min: 0,
    admin: { step: 0.01, ...(help && { description: { ...help } }) },
  }
}

/** Pieces that a form was opened with, beside the field in which they are typed: see `typedChange`. */
export const stockSeenField: NumberField = { name: 'stockSeen', type: 'number', admin: { hidden: true } }

/** Codes by which a product is known: SKU and GTIN. */
export const codeFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'sku',
      label: { en: 'SKU', de: 'Artikelnummer (SKU)' },
      type: 'text',
      index: true,
      admin: {
        description: {
          en: 'Your own number of it, which nothing else has. Empty: one is made.',
          de: 'Eigene Nummer, die nichts anderes hat. Leer: sie wird gebildet.',
        },
      },
    },
    {
      name: 'gtin',
      label: { en: 'GTIN (EAN, UPC)', de: 'GTIN (EAN, UPC)' },
      type: 'text',
      admin: {
        description: {
          en: 'The number below the bar code, if it has one.',
          de: 'Die Zahl unter dem Strichcode, falls vorhanden.',
        },
      },
    },
  ],
}
