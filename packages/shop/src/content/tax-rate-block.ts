import { area, pictured, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { COUNTRY_OPTIONS } from '../core/country/countries.ts'
import { TAX_CLASS_OPTIONS } from '../core/product/tax-class.ts'

/** A tax of an owner's own: the rate of a class in a country from a day on. */
export const taxRateBlock: Block = {
  slug: 'taxRate',
  labels: { singular: { en: 'Rate', de: 'Satz' }, plural: { en: 'Rates', de: 'Sätze' } },
  admin: pictured(area(6, 6, 12, 20), title(22, 14, 12)),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'country',
          label: { en: 'Country', de: 'Land' },
          type: 'select',
          required: true,
          options: COUNTRY_OPTIONS.map(({ value, label }) => ({ value, label: { ...label } })),
        },
        {
          name: 'taxClass',
          label: { en: 'Tax', de: 'Steuer' },
          type: 'select',
          required: true,
          defaultValue: TAX_CLASS_OPTIONS[0].value,
          // What has no tax has none in each country.
          options: TAX_CLASS_OPTIONS.filter(({ value }) => value !== 'zero').map(({ value, label }) => ({
            value,
            label: { ...label },
          })),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'percent',
          label: { en: 'Percent', de: 'Prozent' },
          type: 'number',
          required: true,
          min: 0,
          max: 100,
          admin: { step: 0.01 },
        },
        {
          name: 'from',
          label: { en: 'From the day on', de: 'Ab dem Tag' },
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    {
      name: 'postcodes',
      label: { en: 'Only where the postcode begins with', de: 'Nur wo die Postleitzahl beginnt mit' },
      type: 'text',
      maxLength: 400,
      admin: {
        description: {
          en: 'Such as 90, 91. Empty: the whole country.',
          de: 'Etwa 90, 91. Leer: das ganze Land.',
        },
      },
    },
  ],
}
