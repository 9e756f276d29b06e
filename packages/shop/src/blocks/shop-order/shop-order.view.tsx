import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import { type OrderScreen, orderState, type ScreenDocument } from '../../core/buying/order-screen.ts'
import { addressLines } from '../../core/order/address-lines.ts'
import type { PostalAddress } from '../../core/order/buyer.ts'
import { filled } from '../../core/shop-texts.ts'
import { OrderLines } from '../../ui/order-lines.tsx'
import { Sums } from '../../ui/sums.tsx'
import { OrderFiles } from './order-files.tsx'
import { type ShopOrderBlock, shopOrder } from './shop-order.block.ts'

const Order: BlockRenderer<ShopOrderBlock> = ({ context }) => {
  const { screen, texts } = orderState.of(context)
  if (!screen) return null
  const { locale } = context
  const { number, placedAt, state, invoiceTo, deliverTo, method, notes, withdrawal } = screen
  return (
    <section className="buying order" data-columns="">
      <div className="order__head buying__title">
        <h1 className="order__title">{filled(texts.order, { number: String(number) })}</h1>
        <p className="order__facts">
          <span className="order__state" data-look={state.look}>
            {state.label}
          </span>{' '}
          <span>{placedAt}</span>
        </p>
      </div>
      <div className="buying__main">
        <WhatNow screen={screen} texts={texts} />
        <OrderFiles screen={screen} locale={locale} />
        <div className="order__facts-list">
          <Address label={texts.invoiceAddress} address={invoiceTo} locale={locale} />
          {deliverTo && <Address label={texts.deliveryAddress} address={deliverTo} locale={locale} />}
          <section className="order__fact" aria-label={texts.payment}>
            <h2 className="order__fact-title">{texts.payment}</h2>
            <p>{method}</p>
          </section>
          <Documents documents={screen.documents} texts={texts} />
          {notes && (
            <section className="order__fact" aria-label={texts.notes}>
              <h2 className="order__fact-title">{texts.notes}</h2>
              <p className="order__lines-kept" dir="auto">
                {notes}
              </p>
            </section>
          )}
        </div>
        {withdrawal && (
          <p>
            <a href={withdrawal.href}>{withdrawal.label}</a>
          </p>
        )}
      </div>
      <div className="buying__side">
        <section className="buying__card" aria-labelledby="order-overview">
          <h2 className="buying__heading" id="order-overview">
            {texts.yourOrder}
          </h2>
          <OrderLines lines={screen.lines} />
          <Sums sums={screen.sums} />
        </section>
      </div>
    </section>
  )
}

function WhatNow({ screen, texts }: { readonly screen: OrderScreen; readonly texts: BuyingTexts }): ReactNode {
  const { now, refunds, instructions, transfer, canPay, leadsTo, address, email } = screen
  return (
    <section className="order__now" aria-labelledby="order-now">
      <h2 className="buying__heading" id="order-now">
        {texts.whatNow}
      </h2>
      {now.map((sentence) => (
        <p key={sentence} className="order__sentence">
          {sentence}
        </p>
      ))}
      {refunds.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be of one amount, and they never move.
        <p key={place}>{sentence}</p>
      ))}
      {instructions && <p className="order__lines-kept">{instructions}</p>}
      {transfer.length > 0 && (
        <dl className="order__transfer">
          {transfer.map(({ label, value }) => (
            <div key={label} className="order__transfer-row">
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {leadsTo && (
        <p>
          <a className="button-link" href={leadsTo}>
            {texts.toPayment}
          </a>
        </p>
      )}
      {canPay && !leadsTo && (
        <form className="order__pay" method="post" action={address}>
          <button className="button-link" type="submit">
            {texts.payAgain}
          </button>
          <a href={address}>{texts.lookAgain}</a>
        </form>
      )}
      <p className="buying__soft">
        {texts.thanks} {filled(texts.mailed, { email })}
      </p>
    </section>
  )
}

function Documents({
  documents,
  texts,
}: {
  readonly documents: readonly ScreenDocument[]
  readonly texts: BuyingTexts
}): ReactNode {
  if (documents.length === 0) return null
  return (
    <section className="order__fact" aria-labelledby="order-documents">
      <h2 className="order__fact-title" id="order-documents">
        {texts.documents}
      </h2>
      <ul className="order__documents">
        {documents.map(({ label, pdf, xml }) => (
          <li key={pdf}>
            <a href={pdf}>{label} (PDF)</a>
            {xml && (
              <a href={xml} aria-label={filled(texts.asXml, { document: label })}>
                XML
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Address({
  label,
  address,
  locale,
}: {
  readonly label: string
  readonly address: PostalAddress
  readonly locale: string
}): ReactNode {
  return (
    <section className="order__fact" aria-label={label}>
      <h2 className="order__fact-title">{label}</h2>
      <address className="order__lines-kept" dir="auto">
        {addressLines(address, locale).join('\n')}
      </address>
    </section>
  )
}

export const view = defineView(shopOrder, {
  Block: Order,
  styles: ['buying', 'sums', 'order-lines', 'shop-order'],
  holdsTitle: true,
})
