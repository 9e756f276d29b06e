import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'

/** Field of the address in which the number stands, where its editor named none. */
const QUANTITY_NAME = 'quantity'

/** Numbers that editors may set: those that a visitor can still reach by pressing. */
const QUANTITIES = { min: 0, max: 1_000_000 } as const

/** Least step from one number to the next. */
const LEAST_STEP = 0.001

/** Names that addresses and forms both know. */
const NAME = /^[a-z][a-z0-9_-]{0,39}$/i

/** Asks how many of something a visitor wants, and takes the number to a page of the site. */
export const quantity = defineBlock({
  name: 'quantity',
  label: { en: 'Quantity', de: 'Menge' },
  group: 'Links',
  drawing: [draw.lines(6, 9, 12), draw.outline(6, 13, 18, 6), draw.lines(13, 15.6, 4), draw.button(28, 14.5, 14)],
  fields: {
    ...titled,
    label: field.text({
      label: { en: 'What is counted', de: 'Was gezählt wird' },
      help: {
        en: 'Such as “Chairs”. It stands beside the number.',
        de: 'Etwa „Stühle“. Es steht neben der Zahl.',
      },
      required: true,
    }),
    value: field.number({ label: { en: 'Begins with', de: 'Beginnt mit' }, ...QUANTITIES, initial: 1 }),
    min: field.number({ label: { en: 'Least', de: 'Mindestens' }, ...QUANTITIES, initial: 0 }),
    max: field.number({ label: { en: 'Most', de: 'Höchstens' }, ...QUANTITIES }),
    step: field.number({ label: { en: 'In steps of', de: 'In Schritten von' }, ...QUANTITIES, initial: 1 }),
    name: field.text({
      label: { en: 'Name in the address', de: 'Name in der Adresse' },
      help: {
        en: `A form on the page that it leads to begins with the number when its field is called like this, with “default:get”. Without one: ${QUANTITY_NAME}.`,
        de: `Ein Formular auf der Seite, zu der es führt, beginnt mit der Zahl, wenn sein Feld so heißt, mit „default:get“. Ohne Namen: ${QUANTITY_NAME}.`,
      },
      localized: false,
      maxLength: 40,
    }),
    link: field.link({
      label: { en: 'Button', de: 'Schaltfläche' },
      help: {
        en: 'The number goes with the visitor, to a page of this site.',
        de: 'Die Zahl geht mit dem Besucher zu einer Seite dieser Website.',
      },
      required: true,
      labelRequired: true,
    }),
  },
  sideBySide: [['value', 'min', 'max', 'step']],
  refine: ({ name = '', min = QUANTITIES.min, max: most, step = 1, value = -1, link, ...block }) => {
    // Forms of a page may be sent to this site alone.
    if (!link.href.startsWith('/')) return undefined
    const max = most !== undefined && most >= min ? most : undefined
    const isWithin = value >= min && value <= (max ?? QUANTITIES.max)
    return {
      ...block,
      name: NAME.test(name) ? name : QUANTITY_NAME,
      min,
      step: step >= LEAST_STEP ? step : 1,
      value: isWithin ? value : Math.max(min, Math.min(1, max ?? 1)),
      link,
      ...given({ max }),
    }
  },
})

export type QuantityBlock = BlockOf<typeof quantity>
