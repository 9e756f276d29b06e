import { area, lines, optionsOf, pictured, title } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import { COUNTRY_OPTIONS } from '../core/country/countries.ts'
import { EVERY_COUNTRY, MAX_METHODS, MAX_TIERS, TIERS_BY, TIERS_BY_NAMES } from '../core/rules/stored-zones.ts'
import { priceField } from './money-fields.ts'

/** Characters of the name of a zone, or of a way of sending. */
const MAX_NAME_LENGTH = 80

/** Characters of a zone's postcodes. */
const MAX_POSTCODES_LENGTH = 4_000

const tiersField: Field = {
  name: 'tiers',
  label: { en: 'Prices', de: 'Preise' },
  labels: { singular: { en: 'Price', de: 'Preis' }, plural: { en: 'Prices', de: 'Preise' } },
  type: 'array',
  maxRows: MAX_TIERS,
  admin: {
    description: {
      en: 'The smallest limit first. What is above the last limit cannot be sent this way.',
      de: 'Die kleinste Grenze zuerst. Was über der letzten liegt, kann so nicht versandt werden.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'upTo',
          label: { en: 'Up to', de: 'Bis' },
          type: 'number',
          min: 0,
          admin: {
            step: 0.01,
            description: {
              en: 'Grams, or an amount of money. Empty: without limit.',
              de: 'Gramm oder ein Betrag. Leer: ohne Grenze.',
            },
          },
        },
        priceField({ name: 'price', label: { en: 'Price', de: 'Preis' } }),
      ],
    },
  ],
}

const methodsField: Field = {
  name: 'methods',
  label: { en: 'Ways of sending', de: 'Versandarten' },
  labels: {
    singular: { en: 'Way of sending', de: 'Versandart' },
    plural: { en: 'Ways of sending', de: 'Versandarten' },
  },
  type: 'array',
  maxRows: MAX_METHODS,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          label: { en: 'Name', de: 'Name' },
          type: 'text',
          localized: true,
          maxLength: MAX_NAME_LENGTH,
          admin: {
            description: {
              en: 'As buyers read it, such as “Parcel”. Empty: the name of the zone.',
              de: 'Wie Käufer sie lesen, etwa „Paket“. Leer: der Name der Zone.',
            },
          },
        },
        {
          name: 'deliveryTime',
          label: { en: 'Delivery time', de: 'Lieferzeit' },
          type: 'text',
          localized: true,
          maxLength: MAX_NAME_LENGTH,
          admin: { placeholder: { en: 'As the products say', de: 'Wie bei den Produkten' } },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'by',
          label: { en: 'The price depends on', de: 'Der Preis richtet sich nach' },
          type: 'select',
          required: true,
          defaultValue: TIERS_BY_NAMES[0],
          options: optionsOf(TIERS_BY),
        },
        priceField({
          name: 'freeFrom',
          label: { en: 'Free from', de: 'Kostenlos ab' },
          help: {
            en: 'Value of what is sent, after discounts. Empty: never.',
            de: 'Wert der Sendung nach Nachlässen. Leer: nie.',
          },
        }),
      ],
    },
    tiersField,
  ],
}

/** A zone of shipping: countries, or parts of one, that have the same ways of sending. */
export const shippingZoneBlock: Block = {
  slug: 'shippingZone',
  labels: { singular: { en: 'Zone', de: 'Zone' }, plural: { en: 'Zones', de: 'Zonen' } },
  admin: pictured(area(6, 6, 16, 20), title(26, 8, 16), lines(26, 16, 16, 2)),
  fields: [
    {
      name: 'name',
      label: { en: 'Name, for yourselves', de: 'Name, für Sie selbst' },
      type: 'text',
      required: true,
      maxLength: MAX_NAME_LENGTH,
    },
    {
      name: 'countries',
      label: { en: 'Countries', de: 'Länder' },
      type: 'select',
      hasMany: true,
      options: [
        { value: EVERY_COUNTRY, label: { en: 'All countries', de: 'Alle Länder' } },
        ...COUNTRY_OPTIONS.map(({ value, label }) => ({ value, label: { ...label } })),
      ],
    },
    {
      name: 'postcodes',
      label: { en: 'Only these postcodes', de: 'Nur diese Postleitzahlen' },
      type: 'textarea',
      maxLength: MAX_POSTCODES_LENGTH,
      admin: {
        description: {
          en: 'One on each line: 10115, 10* for all that begin so, or 10000...19999. Empty: the whole country.',
          de: 'Eine je Zeile: 10115, 10* für alle, die so beginnen, oder 10000...19999. Leer: das ganze Land.',
        },
      },
    },
    methodsField,
  ],
}
