'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useSiteTime } from '@vitrine/content/admin'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { addressLines } from '../../core/order/address-lines.ts'
import type { PostalAddress } from '../../core/order/buyer.ts'
import type { OrderPage } from '../../core/order/order-page.ts'
import { methodWords, PAYMENT_WORDS } from '../../core/order/order-words.ts'
import { readShop } from '../call-shop.ts'
import { useWords } from '../use-words.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderState } from './order-cells.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { useMoney } from './use-money.ts'
import '../shop-admin.css'

/** The page of one order: its state, acts, lines, addresses, payments and history. */
export function OrderView(): ReactNode {
  const { id } = useDocumentInfo()
  const { word } = useWords()
  const [order, setOrder] = useState<OrderPage | 'failed'>()
  const [reads, setReads] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    void readShop<OrderPage>(`/shop-orders/${id}/page?read=${reads}`, leaving.signal).then((page) => {
      if (!leaving.signal.aborted) setOrder(page ?? 'failed')
    })
    return () => leaving.abort()
  }, [id, reads])
  const reload = useCallback(() => setReads((before) => before + 1), [])
  if (order === undefined) return <p>{word({ en: 'Reading the order …', de: 'Die Bestellung wird gelesen …' })}</p>
  if (order === 'failed') {
    return (
      <p role="alert">
        {word({
          en: 'The order could not be read. Reload the page to try again.',
          de: 'Die Bestellung konnte nicht gelesen werden. Laden Sie die Seite neu.',
        })}
      </p>
    )
  }
  return <LoadedOrder order={order} reload={reload} />
}

function LoadedOrder({ order, reload }: { readonly order: OrderPage; readonly reload: () => void }): ReactNode {
  const { word } = useWords()
  const { state, sentAt, placedAt, buyer } = order
  const placed = useSiteTime()(placedAt, 'moment')
  return (
    <div className="order">
      <header className="order__head">
        <h2 className="order__title">
          {word({ en: 'Order', de: 'Bestellung' })} {order.number}
        </h2>
        <OrderState state={state} isSent={sentAt !== undefined} word={word} />
        <p>
          {word({ en: 'Placed', de: 'Bestellt' })} {placed}
        </p>
        <a
          className="inbox-form__button order-link"
          href={`/api/shop-orders/packing.pdf?ids=${order.id}`}
          target="_blank"
          rel="noopener"
        >
          {word({ en: 'Packing list', de: 'Packliste' })}
        </a>
      </header>
      {order.withdrawal === 'open' && (
        <p className="order__withdrawal">
          {word({
            en: 'The buyer has withdrawn from this order, see the history. Give back what was paid within 14 days; then mark the withdrawal as handled.',
            de: 'Diese Bestellung wurde widerrufen, siehe den Verlauf. Erstatten Sie das Gezahlte innerhalb von 14 Tagen und markieren Sie den Widerruf dann als bearbeitet.',
          })}
        </p>
      )}
      <OrderLines order={order} />
      <OrderActs key={`${order.acts.join()} ${order.history.length}`} order={order} reload={reload} />
      <div className="order__columns">
        <section aria-labelledby="order-buyer">
          <h2 id="order-buyer">{word({ en: 'Buyer', de: 'Käufer' })}</h2>
          <p>
            {buyer.email === '' ? (
              word({ en: 'The data of the buyer is erased.', de: 'Die Daten des Käufers sind gelöscht.' })
            ) : (
              <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
            )}
            {buyer.phone !== '' && (
              <>
                <br />
                <a href={`tel:${buyer.phone}`}>{buyer.phone}</a>
              </>
            )}
          </p>
          <Address title={word({ en: 'Invoice to', de: 'Rechnung an' })} address={buyer.invoiceTo} />
          {buyer.deliverTo && (
            <Address title={word({ en: 'Deliver to', de: 'Lieferung an' })} address={buyer.deliverTo} />
          )}
          {buyer.notes.trim() !== '' && (
            <>
              <h3>{word({ en: 'Note of the buyer', de: 'Anmerkung des Käufers' })}</h3>
              <p className="order__note">{buyer.notes}</p>
            </>
          )}
        </section>
        <div>
          <Payments order={order} reload={reload} />
          <OrderDocuments order={order} />
        </div>
      </div>
      <OrderHistory order={order} />
    </div>
  )
}

function Address({ title, address }: { readonly title: string; readonly address: PostalAddress }): ReactNode {
  const { language } = useWords()
  return (
    <>
      <h3>{title}</h3>
      <address>
        {addressLines(address, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </>
  )
}

function Payments({ order, reload }: { readonly order: OrderPage; readonly reload: () => void }): ReactNode {
  const { word } = useWords()
  const money = useMoney(order.currency)
  return (
    <section aria-labelledby="order-payment">
      <h2 id="order-payment">{word({ en: 'Payment', de: 'Zahlung' })}</h2>
      <ul className="order__payments">
        {order.payments.map(({ provider, state, amount, ref }, index) => (
          // Payments are only ever added, at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: their places are their names
          <li key={index}>
            {word(methodWords(provider))}: {money(amount)}, {word(PAYMENT_WORDS[state])}
            {ref !== undefined && <code>{ref}</code>}
          </li>
        ))}
      </ul>
      <OrderRefunds order={order} reload={reload} />
    </section>
  )
}
