import { runSql, sql } from '@vitrine/content/sql'
import { actOnOrder, applyFact, invoicesOf, placeOrder, type ShopContext } from '@vitrine/shop/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import type { OwnerAct } from '../../packages/shop/src/core/order/owner-act.ts'
import { MAILED_DOCUMENTS, makeMailedDocuments } from '../../packages/shop/src/server/invoices/mailed-documents.ts'
import { paymentsOf } from '../../packages/shop/src/store/orders/payment-rows.ts'
import type { TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'
import { INVOICE_SETTINGS } from '../support/invoice-settings.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { orderShop, paperProvider, wishFor } from '../support/order-shop.ts'
import { pdfStreams } from '../support/pdf-streams.ts'
import { openShopContent } from '../support/shop-content.ts'
import { stockShop } from '../support/stock-shop.ts'
import { testTypefaces } from '../support/typefaces.ts'
import { until } from '../support/until.ts'

const NOW = new Date('2026-11-26T10:00:00Z')

let content: TestContent
let server: MailServer
let site: TestForms
let shop: ShopContext

beforeAll(async () => {
  content = await openShopContent()
  server = await startMailServer()
  site = await startForms(content, { settings: { smtpUrl: server.url } })
  site.forms.posts.makeMailDocuments(MAILED_DOCUMENTS, documents)
})

afterAll(async () => {
  await site.stop()
  await server.stop()
  await content.close()
})

beforeEach(async () => {
  await stockShop(content.payload, { chair: 100 }, NOW)
  const { wakeMailer } = site.forms.posts
  shop = { ...orderShop(content.payload, paperProvider()), invoicing: INVOICE_SETTINGS, onQueued: wakeMailer }
})

const documents = makeMailedDocuments({ openShop: async () => shop, typefaces: testTypefaces, now: () => NOW })
const place = async (more: Parameters<typeof wishFor>[0]) => {
  const placed = await placeOrder(shop, wishFor(more), NOW)
  if (!placed.ok) throw new Error(`Refused: ${placed.refusals[0].kind}.`)
  return placed.order.id
}
const act = (order: number, wished: OwnerAct) => actOnOrder(shop, order, wished, { who: 'Ruth', now: NOW })
const sent = { act: 'sent', carrier: '', tracking: '' } as const
const refund = (units: number, key: string): OwnerAct => ({
  act: 'refund',
  wish: { lines: [], shipping: false, besides: amountOf(units) },
  restocks: false,
  reason: '',
  key,
})

/** A mail as it arrived: the words of its text part, and the PDF that is attached. */
interface ArrivedMail {
  readonly text: string
  readonly file: string | undefined
  readonly pdf: Buffer | undefined
}

/** Waits for the mail to one buyer whose subject has some words. */
function mailTo(email: string, words: string): Promise<ArrivedMail> {
  return until(`the mail “${words}”`, () => {
    const raw = server.mails.find(
      (mail) => mail.includes(`To: ${email}`) && /^Subject: (.*)$/m.exec(mail)?.[1]?.includes(words),
    )
    return raw === undefined ? undefined : arrived(raw)
  })
}

function arrived(raw: string): ArrivedMail {
  const attached = /Content-Type: application\/pdf; name=(\S+)[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw)
  return {
    text: raw.replaceAll('=\r\n', ''),
    file: attached?.[1],
    pdf: attached?.[2] === undefined ? undefined : Buffer.from(attached[2], 'base64'),
  }
}

describe('invoices with the mails about an order', () => {
  it('go with the first mail after they are due, and credit notes with that about the money', async () => {
    const email = 'trust@example.org'
    const order = await place({ method: 'invoice', email })
    expect(await mailTo(email, 'Your order')).toMatchObject({ file: undefined })
    await act(order, sent)
    const onItsWay = await mailTo(email, 'is on its way')
    expect(onItsWay.file).toBe('R-2026-0001.pdf')
    expect(onItsWay.text).toContain('The invoice is attached.')
    expect(onItsWay.pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdfStreams(onItsWay.pdf ?? Buffer.of()).join()).toContain('<ram:ID>R-2026-0001</ram:ID>')
    await act(order, { act: 'paid' })
    const paid = await mailTo(email, 'Payment received')
    expect(paid.file).toBeUndefined()
    expect(paid.text).toContain('You find the invoice on the page')
    await act(order, refund(400, 'back-one-1'))
    const back = await mailTo(email, 'Money back')
    expect(back.file).toBe('G-2026-0001.pdf')
    expect(back.text).toContain('The credit note is attached.')
  })

  it('go with the mail about the money, and what is left of them with that about a cancellation', async () => {
    const email = 'paid@example.org'
    const order = await place({ email })
    const [payment] = await paymentsOf(content.payload, order)
    if (!payment) throw new Error('The order has a payment.')
    await applyFact(shop, { ...payment, order }, 'paid', NOW)
    const [invoice] = await invoicesOf(content.payload, order)
    expect((await mailTo(email, 'Payment received')).file).toBe(`${invoice?.invoice.number}.pdf`)
    await act(order, { act: 'cancel', reason: '' })
    const [, note] = await invoicesOf(content.payload, order)
    expect((await mailTo(email, 'was cancelled')).file).toBe(`${note?.invoice.number}.pdf`)
  })

  it('are written for the mail where the process of the step was killed before', async () => {
    const order = await place({ method: 'invoice' })
    await runSql(content.payload, sql`update shop_orders set sent_at = ${NOW.toISOString()} where id = ${order}`)
    const file = await documents(`${order} invoice`)
    const [written] = await invoicesOf(content.payload, order)
    expect(file?.name).toBe(`${written?.invoice.number}.pdf`)
    expect(await documents(`${order} refund 99`)).toBeUndefined()
  })

  it('stay on the page of the order where the owner sends none', async () => {
    shop = { ...shop, invoicing: { ...INVOICE_SETTINGS, isMailed: false } }
    const email = 'page@example.org'
    await act(await place({ method: 'invoice', email }), sent)
    const onItsWay = await mailTo(email, 'is on its way')
    expect(onItsWay.file).toBeUndefined()
    expect(onItsWay.text).toContain('You find the invoice on the page')
  })
})
