'use client'

import type { ReactNode } from 'react'
import type { HandOrderAnswer } from '../../core/by-hand/hand-order.ts'
import { CHECKOUT_FIELDS, MAX_LENGTHS } from '../../core/checkout/checkout-form.ts'
import { useWords } from '../use-words.ts'
import { HandField, type HandFields } from './hand-field.tsx'

/** How an order by hand is sent and paid, and what it costs. */
export function HandSums({
  answer,
  form,
}: {
  readonly answer: HandOrderAnswer | undefined
  readonly form: HandFields
}): ReactNode {
  const { word } = useWords()
  const { ways = [], methods = [], sums = [], refusals = [] } = answer ?? {}
  return (
    <fieldset className="hand-order__part">
      <legend>{word({ en: 'Sending and payment', de: 'Versand und Zahlung' })}</legend>
      {ways.length > 0 && (
        <HandField form={form} name={CHECKOUT_FIELDS.shipping} label={word({ en: 'Sending', de: 'Versand' })}>
          {(described) => (
            <select
              {...described}
              value={form.value(CHECKOUT_FIELDS.shipping)}
              onChange={({ target }) => form.set(CHECKOUT_FIELDS.shipping, target.value)}
            >
              <option value="">{word({ en: 'The cheapest way', de: 'Der günstigste Weg' })}</option>
              {ways.map(({ id, label, price }) => (
                <option key={id} value={id}>
                  {label}, {price}
                </option>
              ))}
            </select>
          )}
        </HandField>
      )}
      <HandField form={form} name={CHECKOUT_FIELDS.method} label={word({ en: 'Payment', de: 'Zahlung' })}>
        {(described) => (
          <select
            {...described}
            value={form.value(CHECKOUT_FIELDS.method)}
            onChange={({ target }) => form.set(CHECKOUT_FIELDS.method, target.value)}
          >
            <option value="" />
            {methods.map(({ method, label }) => (
              <option key={method} value={method}>
                {label}
              </option>
            ))}
          </select>
        )}
      </HandField>
      <HandField
        form={form}
        name={CHECKOUT_FIELDS.notes}
        label={word({ en: 'Notes of the buyer', de: 'Anmerkungen des Käufers' })}
      >
        {(described) => (
          <textarea
            {...described}
            rows={2}
            maxLength={MAX_LENGTHS.notes}
            value={form.value(CHECKOUT_FIELDS.notes)}
            onChange={({ target }) => form.set(CHECKOUT_FIELDS.notes, target.value)}
          />
        )}
      </HandField>
      <div className="hand-order__sums" aria-live="polite">
        {refusals.map((refusal) => (
          <p className="hand-order__problem" key={refusal}>
            {refusal}
          </p>
        ))}
        {sums.length > 0 && (
          <dl>
            {sums.map(({ kind, label, amount = '' }) => (
              <div key={label} data-kind={kind}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </fieldset>
  )
}
