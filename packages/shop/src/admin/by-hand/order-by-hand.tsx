'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { NO_ANSWER } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { HandOrderAnswer } from '../../core/by-hand/hand-order.ts'
import { addressField, CHECKOUT_FIELDS, MAX_LENGTHS } from '../../core/checkout/checkout-form.ts'
import { useWords } from '../use-words.ts'
import { askForHandOrder, type TypedOrder } from './ask-shop.ts'
import { HandAddress } from './hand-address.tsx'
import { HandField, type HandFields } from './hand-field.tsx'
import { type HandLine, HandLines } from './hand-lines.tsx'
import { HandSums } from './hand-sums.tsx'
import './order-by-hand.css'

/** Milliseconds that nothing changed before the order is priced. */
const PRICE_AFTER_MS = 300

/** Form above the list of orders, by which an owner writes down an order for a buyer. */
export function OrderByHand(): ReactNode {
  const { word } = useWords()
  // Drawn in the browser alone: it asks the shop for prices, and its names of countries are the browser's.
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="inbox-bar__tool" onToggle={() => setOpened(true)}>
      <summary>{word({ en: 'New order', de: 'Neue Bestellung' })}</summary>
      {wasOpened && <HandOrderForm />}
    </details>
  )
}

function HandOrderForm(): ReactNode {
  const { word, language: spoken } = useWords()
  const { config } = useConfig()
  const languages = config.localization ? config.localization.localeCodes : ['en']
  const [lines, setLines] = useState<readonly HandLine[]>([])
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [language, setLanguage] = useState(languages[0] ?? 'en')
  const [answer, setAnswer] = useState<HandOrderAnswer>()
  const [isBusy, setBusy] = useState(false)
  const key = useRef(newKey())
  const typed = useMemo<TypedOrder>(
    () => ({
      lines: lines.map(({ offer, quantity }) => ({ sku: offer.sku, quantity })),
      fields,
      language,
      spoken,
      isFinal: false,
    }),
    [lines, fields, language, spoken],
  )
  usePrice(typed, setAnswer)
  const form: HandFields = {
    value: (name) => fields[name] ?? '',
    set(name, value) {
      setFields((before) => ({ ...before, [name]: value }))
      setAnswer((before) => before && withoutProblem(before, name))
    },
    problem: (name) => answer?.problems[name],
  }
  const place = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const agreed = { [CHECKOUT_FIELDS.key]: key.current, [CHECKOUT_FIELDS.total]: String(answer?.total ?? '') }
    const placed = await askForHandOrder({ ...typed, fields: { ...fields, ...agreed }, isFinal: true })
    setBusy(false)
    if (!placed) return void toast.error(word(NO_ANSWER))
    setAnswer(placed)
    if (placed.order !== undefined)
      window.location.assign(`${config.routes.admin}/collections/shop-orders/${placed.order}`)
  }
  const isElsewhere = form.value(CHECKOUT_FIELDS.elsewhere) === '1'
  return (
    <form className="inbox-form hand-order" onSubmit={place} noValidate>
      <p className="inbox-form__hint">
        {word({
          en: 'For somebody who orders by telephone or in the shop. It is an order like any other: pieces leave the stock, and the buyer gets the mail. Prices are those of the catalogue.',
          de: 'Für jemanden, der am Telefon oder im Laden bestellt. Es ist eine Bestellung wie jede andere: Stücke verlassen das Lager, und der Käufer bekommt die E-Mail. Die Preise sind die des Katalogs.',
        })}
      </p>
      <HandLines lines={lines} onChange={setLines} />
      <Contact form={form} languages={languages} language={language} onLanguage={setLanguage} />
      <HandAddress kind="invoice" legend={word({ en: 'Address', de: 'Adresse' })} form={form} />
      <label className="hand-order__tick">
        <input
          type="checkbox"
          checked={isElsewhere}
          onChange={({ target }) => form.set(CHECKOUT_FIELDS.elsewhere, target.checked ? '1' : '')}
        />{' '}
        {word({ en: 'Deliver to another address', de: 'An eine andere Adresse liefern' })}
      </label>
      {isElsewhere && (
        <HandAddress kind="delivery" legend={word({ en: 'Delivery address', de: 'Lieferadresse' })} form={form} />
      )}
      <HandSums answer={answer} form={form} />
      <div className="inbox-form__actions">
        <button className="inbox-form__button" type="submit" disabled={isBusy || answer?.total === undefined}>
          {word({ en: 'Place the order', de: 'Bestellung anlegen' })}
        </button>
      </div>
    </form>
  )
}

/** Answer without the problem of a field, in which something else is typed. */
function withoutProblem(answer: HandOrderAnswer, name: string): HandOrderAnswer {
  const { [name]: _, ...problems } = answer.problems
  return { ...answer, problems }
}

function Contact(props: {
  readonly form: HandFields
  readonly languages: readonly string[]
  readonly language: string
  readonly onLanguage: (language: string) => void
}): ReactNode {
  const { form, languages, language, onLanguage } = props
  const { word, language: spoken } = useWords()
  const names = new Intl.DisplayNames([spoken], { type: 'language' })
  return (
    <fieldset className="hand-order__part">
      <legend>{word({ en: 'Buyer', de: 'Käufer' })}</legend>
      <HandField form={form} name={CHECKOUT_FIELDS.email} label={word({ en: 'E-mail address', de: 'E-Mail-Adresse' })}>
        {(described) => (
          <input
            {...described}
            type="email"
            autoComplete="off"
            maxLength={MAX_LENGTHS.email}
            value={form.value(CHECKOUT_FIELDS.email)}
            onChange={({ target }) => form.set(CHECKOUT_FIELDS.email, target.value)}
          />
        )}
      </HandField>
      <HandField form={form} name={CHECKOUT_FIELDS.phone} label={word({ en: 'Telephone', de: 'Telefon' })}>
        {(described) => (
          <input
            {...described}
            type="tel"
            autoComplete="off"
            maxLength={MAX_LENGTHS.phone}
            value={form.value(CHECKOUT_FIELDS.phone)}
            onChange={({ target }) => form.set(CHECKOUT_FIELDS.phone, target.value)}
          />
        )}
      </HandField>
      {languages.length > 1 && (
        <label>
          {word({ en: 'Language of the mails', de: 'Sprache der E-Mails' })}
          <select value={language} onChange={({ target }) => onLanguage(target.value)}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {names.of(one) ?? one}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  )
}

/** Has the order priced whenever it changed, once nothing more does. Problems of fields wait for the button. */
function usePrice(typed: TypedOrder, onAnswer: (answer: HandOrderAnswer) => void): void {
  const latest = useRef(typed)
  latest.current = typed
  const priced = JSON.stringify([typed.lines, typed.language, typed.spoken, pricedFields(typed.fields)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else changes the price.
  useEffect(() => {
    const timer = setTimeout(async () => {
      const asked = latest.current
      const answer = await askForHandOrder(asked)
      if (answer && asked.lines === latest.current.lines) onAnswer(answer)
    }, PRICE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [priced])
}

/** Fields on which the price of an order depends. */
function pricedFields(fields: TypedOrder['fields']): readonly (string | undefined)[] {
  const places = (['invoice', 'delivery'] as const).flatMap((kind) => [
    addressField(kind, 'country'),
    addressField(kind, 'postcode'),
  ])
  return [...places, CHECKOUT_FIELDS.elsewhere, CHECKOUT_FIELDS.shipping].map((name) => fields[name])
}

/** Bytes of the key of a form, as those of the checkout have them. */
const KEY_BYTES = 24

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
