'use client'

import { useTimeReader } from '@vitrine/content/admin'
import { calendarText } from '@vitrine/content/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { OrderDocument } from '../../core/invoice/order-document.ts'
import type { OrderPage } from '../../core/order/order-page.ts'
import { readShop } from '../call-shop.ts'
import { useWords } from '../use-words.ts'
import { useMoney } from './use-money.ts'

const KINDS = {
  invoice: { en: 'Invoice', de: 'Rechnung' },
  'credit note': { en: 'Credit note', de: 'Rechnungskorrektur' },
} as const

/** Invoice and credit notes of an order, to download. */
export function OrderDocuments({ order }: { readonly order: OrderPage }): ReactNode {
  const { word } = useWords()
  const reader = useTimeReader()
  const money = useMoney(order.currency)
  const [documents, setDocuments] = useState<readonly OrderDocument[]>([])
  const { id, history } = order
  useEffect(() => {
    const leaving = new AbortController()
    // Anew when something has happened to the order.
    const path = `/shop-orders/${id}/documents?events=${history.length}`
    void readShop<{ readonly documents: readonly OrderDocument[] }>(path, leaving.signal).then(
      (read) => read && !leaving.signal.aborted && setDocuments(read.documents),
    )
    return () => leaving.abort()
  }, [id, history.length])
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="order-documents">
      <h2 id="order-documents">{word({ en: 'Invoices', de: 'Rechnungen' })}</h2>
      <ul className="order__payments">
        {documents.map((document) => {
          const name = `${word(KINDS[document.kind])} ${document.number}`
          const address = `/api/shop-orders/${id}/documents/${document.id}`
          const day = calendarText(document.issuedOn, 'day', reader)
          return (
            <li key={document.id}>
              <a href={`${address}.pdf`} target="_blank" rel="noopener">
                {name} (PDF)
              </a>
              {document.hasXml && (
                <>
                  {' '}
                  <a href={`${address}.xml`} aria-label={word({ en: `XML of ${name}`, de: `XML zu ${name}` })}>
                    XML
                  </a>
                </>
              )}
              , {day}, {money(document.total)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
