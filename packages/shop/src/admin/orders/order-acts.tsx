'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { parseAmount } from '../../core/money/amount.ts'
import { parseCurrency } from '../../core/money/currency.ts'
import type { OrderPage } from '../../core/order/order-page.ts'
import { MAX_NOTE_LENGTH, MAX_PARCEL_LENGTH, type OwnerAct } from '../../core/order/owner-act.ts'
import { callShop } from '../call-shop.ts'
import { sayDone } from '../say-done.ts'
import { useWords } from '../use-words.ts'
import { RefundFields } from './refund-fields.tsx'

interface ActsProps {
  readonly order: OrderPage
  readonly reload: () => void
}

/** Acts that have a form of their own; those on one refund stand beside it. */
type ActName = Exclude<OwnerAct['act'], 'retry refund' | 'refund by hand'>

const BUTTONS: Readonly<Record<ActName, { readonly en: string; readonly de: string }>> = {
  paid: { en: 'Mark as paid', de: 'Als bezahlt markieren' },
  sent: { en: 'Mark as sent', de: 'Als verschickt markieren' },
  refund: { en: 'Give money back', de: 'Geld erstatten' },
  cancel: { en: 'Cancel the order', de: 'Bestellung stornieren' },
  withdrawal: { en: 'Mark the withdrawal as handled', de: 'Widerruf als bearbeitet markieren' },
  note: { en: 'Add a note', de: 'Notiz hinzufügen' },
}

/** Forms of what can be done with an order at the moment. */
export function OrderActs({ order, reload }: ActsProps): ReactNode {
  const { word } = useWords()
  return (
    <section className="order__acts" aria-label={word({ en: 'What to do', de: 'Was zu tun ist' })}>
      {order.acts.filter(hasForm).map((act) => (
        <details key={act} className="order-act" open={act === 'sent' || act === 'paid'}>
          <summary>{word(BUTTONS[act])}</summary>
          <ActForm act={act} order={order} reload={reload} />
        </details>
      ))}
    </section>
  )
}

function hasForm(act: OwnerAct['act']): act is ActName {
  return act in BUTTONS
}

function ActForm({ act, order, reload }: ActsProps & { readonly act: ActName }): ReactNode {
  const { word } = useWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const key = useRef(crypto.randomUUID())
  // A form within the form of the document would be sent with it.
  const form = useRef<HTMLFieldSetElement>(null)
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const body = bodyOf(act, form.current, order, key.current)
    if (body === undefined) {
      return setProblem(word({ en: 'Give an amount such as 12.30.', de: 'Einen Betrag wie 12,30 angeben.' }))
    }
    setBusy(true)
    const answer = await callShop(`/shop-orders/${order.id}/acts`, body)
    setBusy(false)
    if (!answer.isDone) return setProblem(word(answer.message))
    sayDone(answer, word)
    reload()
  }
  return (
    <fieldset ref={form} className="order-act__form" disabled={isBusy}>
      <legend className="visually-hidden">{word(BUTTONS[act])}</legend>
      <ActFields act={act} order={order} />
      {problem !== '' && (
        <p className="order-act__problem" role="alert">
          {problem}
        </p>
      )}
      <button className="inbox-form__button" type="button" onClick={() => void submit()}>
        {word(BUTTONS[act])}
      </button>
    </fieldset>
  )
}

function ActFields({ act, order }: { readonly act: ActName; readonly order: OrderPage }): ReactNode {
  const { word } = useWords()
  const textField = (name: string, label: string, maxLength: number) => (
    <label>
      {label}
      <input name={name} type="text" maxLength={maxLength} autoComplete="off" />
    </label>
  )
  const reason = (
    <label>
      {word({ en: 'Why, for the history', de: 'Warum, für den Verlauf' })}
      <textarea name="reason" rows={2} maxLength={MAX_NOTE_LENGTH} />
    </label>
  )
  switch (act) {
    case 'paid':
      return (
        <p>
          {word({
            en: 'The money is on your account. The buyer gets a mail.',
            de: 'Das Geld ist auf Ihrem Konto. Der Käufer bekommt eine E-Mail.',
          })}
        </p>
      )
    case 'sent':
      return (
        <>
          {textField('carrier', word({ en: 'Carrier', de: 'Versanddienst' }), MAX_PARCEL_LENGTH)}
          {textField('tracking', word({ en: 'Tracking number', de: 'Sendungsnummer' }), MAX_PARCEL_LENGTH)}
        </>
      )
    case 'refund':
      return (
        <>
          <RefundFields order={order} />
          {reason}
        </>
      )
    case 'cancel':
      return (
        <>
          <p>
            {word({
              en: 'The pieces are free again, and the buyer gets a mail. Money that was paid is given back apart.',
              de: 'Die Stücke sind wieder frei, und der Käufer bekommt eine E-Mail. Gezahltes Geld erstatten Sie gesondert.',
            })}
          </p>
          {reason}
        </>
      )
    case 'withdrawal':
      return (
        <p>
          {word({
            en: 'The money is given back, or there was none to give back.',
            de: 'Das Geld ist erstattet, oder es gab keines zu erstatten.',
          })}
        </p>
      )
    case 'note':
      return (
        <label>
          {word({ en: 'For yourselves', de: 'Nur für Sie selbst' })}
          <textarea name="text" rows={3} maxLength={MAX_NOTE_LENGTH} />
        </label>
      )
  }
}

/** Reads the fields of an act. @returns Undefined where an amount is none. */
function bodyOf(act: ActName, form: HTMLFieldSetElement | null, order: OrderPage, key: string): object | undefined {
  const value = (name: string) =>
    form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value.trim() ?? ''
  const isTicked = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked === true
  switch (act) {
    case 'paid':
    case 'withdrawal':
      return { act }
    case 'sent':
      return { act, carrier: value('carrier'), tracking: value('tracking') }
    case 'cancel':
      return { act, reason: value('reason') }
    case 'note':
      return { act, text: value('text') }
    case 'refund': {
      const currency = parseCurrency(order.currency)
      const besides = value('besides') === '' ? 0 : currency && parseAmount(value('besides'), currency)
      if (besides === undefined) return undefined
      const lines = order.lines.flatMap(({ position }) => {
        const quantity = Number(value(`line-${position}`))
        return quantity > 0 ? [{ line: position, quantity }] : []
      })
      const shipping = isTicked('shipping')
      return { act, key, lines, shipping, besides, restocks: isTicked('restocks'), reason: value('reason') }
    }
  }
}
