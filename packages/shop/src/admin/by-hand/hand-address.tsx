'use client'

import type { AdminText } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import {
  ADDRESS_PARTS,
  type AddressKind,
  type AddressPart,
  addressField,
  MAX_LENGTHS,
} from '../../core/checkout/checkout-form.ts'
import { COUNTRY_OPTIONS } from '../../core/country/countries.ts'
import { useWords } from '../use-words.ts'
import { HandField, type HandFields } from './hand-field.tsx'

const LABELS: Readonly<Record<AddressPart, AdminText>> = {
  name: { en: 'Name', de: 'Name' },
  company: { en: 'Company', de: 'Firma' },
  street: { en: 'Street and number', de: 'Straße und Hausnummer' },
  postcode: { en: 'Postcode', de: 'Postleitzahl' },
  city: { en: 'City', de: 'Ort' },
  region: { en: 'State or region', de: 'Bundesstaat oder Region' },
  country: { en: 'Country', de: 'Land' },
}

/** Fields of an address of an order by hand. */
export function HandAddress({
  kind,
  legend,
  form,
}: {
  readonly kind: AddressKind
  readonly legend: string
  readonly form: HandFields
}): ReactNode {
  const { word, language } = useWords()
  return (
    <fieldset className="hand-order__part">
      <legend>{legend}</legend>
      {ADDRESS_PARTS.map((part) => {
        const name = addressField(kind, part)
        return (
          <HandField key={part} form={form} name={name} label={word(LABELS[part])}>
            {(described) =>
              part === 'country' ? (
                <select {...described} value={form.value(name)} onChange={({ target }) => form.set(name, target.value)}>
                  <option value="" />
                  {COUNTRY_OPTIONS.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label[language]}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...described}
                  type="text"
                  autoComplete="off"
                  maxLength={MAX_LENGTHS.line}
                  value={form.value(name)}
                  onChange={({ target }) => form.set(name, target.value)}
                />
              )
            }
          </HandField>
        )
      })}
    </fieldset>
  )
}
