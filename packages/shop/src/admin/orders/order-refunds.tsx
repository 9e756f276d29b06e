'use client'

import { useSiteTime } from '@vitrine/content/admin'
import { type ReactNode, useState } from 'react'
import type { OrderPage, OrderRefund } from '../../core/order/order-page.ts'
import { REFUND_WORDS } from '../../core/order/order-words.ts'
import { callShop } from '../call-shop.ts'
import { sayDone } from '../say-done.ts'
import { useWords } from '../use-words.ts'
import { useMoney } from './use-money.ts'

interface RefundsProps {
  readonly order: OrderPage
  readonly reload: () => void
}

/** Refunds of an order with where they stand. Nothing where there are none. */
export function OrderRefunds({ order, reload }: RefundsProps): ReactNode {
  const { word } = useWords()
  const timeOf = useSiteTime()
  const money = useMoney(order.currency)
  if (order.refunds.length === 0) return null
  return (
    <>
      <h3>{word({ en: 'Money to give back', de: 'Erstattungen' })}</h3>
      <ul className="order__payments">
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            {timeOf(refund.at, 'day')}: {money(refund.amount)}, {word(REFUND_WORDS[refund.state])}
            {refund.reason !== undefined && <q className="order__note">{refund.reason}</q>}
            {refund.state === 'refused' && <RefusedRefund order={order} refund={refund} reload={reload} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Buttons for what its provider refuses to give back. */
function RefusedRefund({ order, refund, reload }: RefundsProps & { readonly refund: OrderRefund }): ReactNode {
  const { word } = useWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const act = async (name: 'retry refund' | 'refund by hand') => {
    setBusy(true)
    const answer = await callShop(`/shop-orders/${order.id}/acts`, { act: name, refund: refund.id })
    setBusy(false)
    if (!answer.isDone) return setProblem(word(answer.message))
    sayDone(answer, word)
    reload()
  }
  return (
    <fieldset className="order-act__form" disabled={isBusy}>
      <legend className="visually-hidden">
        {word({ en: 'What to do with a refused refund', de: 'Was mit einer abgelehnten Erstattung geschieht' })}
      </legend>
      {problem !== '' && (
        <p className="order-act__problem" role="alert">
          {problem}
        </p>
      )}
      <button className="inbox-form__button" type="button" onClick={() => void act('retry refund')}>
        {word({ en: 'Ask the provider again', de: 'Zahlungsdienst erneut bitten' })}
      </button>
      <button className="inbox-form__button" type="button" onClick={() => void act('refund by hand')}>
        {word({ en: 'I give it back by other means', de: 'Ich erstatte auf anderem Weg' })}
      </button>
    </fieldset>
  )
}
