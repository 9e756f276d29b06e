import { describe, expect, it } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { type OrderFacts, orderMail } from './order-mails.ts'

const FACTS: OrderFacts = {
  number: 7,
  total: amountOf(1_490),
  currency: 'EUR',
  language: 'en',
  address: 'https://halden.example/order/x/',
  site: 'Halden & Rye',
  tables: [[{ label: '1 × Chair <b>', value: '€10.00' }], []],
}

describe('a mail about an order', () => {
  it('says what was ordered and leads to its page, as text', () => {
    const { subject, text } = orderMail('placed', { ...FACTS, instructions: 'Please pay soon.' })
    expect(subject).toBe('Your order 7 at Halden & Rye')
    expect(text.split('\n\n')).toEqual([
      'Thank you for your order 7 over €14.90.',
      'Please pay soon.',
      `1 × Chair <b>${' '.repeat(53)}€10.00`,
      'Look at the order:\nhttps://halden.example/order/x/\n',
    ])
  })

  it('says the same as HTML, in which nothing that was typed is markup', () => {
    const { html } = orderMail('placed', FACTS)
    expect(html).toContain(
      '<td style="padding:8px 0;border-top:1px solid #ded9ce;vertical-align:top;">1 × Chair &lt;b&gt;</td>',
    )
    expect(html).toContain('<a href="https://halden.example/order/x/"')
    expect(html).not.toContain('<b>')
  })

  it('is German for who ordered in German, and English for everybody else', () => {
    expect(orderMail('paid', { ...FACTS, language: 'de-AT' }).subject).toBe('Zahlung für Ihre Bestellung 7 eingegangen')
    expect(orderMail('paid', { ...FACTS, language: 'he' }).html).toContain('<html lang="en" dir="ltr">')
  })

  it('puts an amount below a name that is too long for its line', () => {
    const label = 'A very long name of something that nobody would ever call anything like this at all'
    expect(orderMail('placed', { ...FACTS, tables: [[{ label, value: '€1.00' }]] }).text).toContain(
      `${label}\n${' '.repeat(67)}€1.00`,
    )
  })
  it('leads to invoice and credit note, where there are any', () => {
    const invoice = 'You find the invoice on the page of your order.'
    for (const kind of ['paid', 'sent'] as const) {
      expect(orderMail(kind, { ...FACTS, hasDocuments: true }).text).toContain(invoice)
      expect(orderMail(kind, FACTS).text).not.toContain(invoice)
    }
    expect(orderMail('refunded', { ...FACTS, language: 'de', hasDocuments: true }).text).toContain('Rechnungskorrektur')
    expect(orderMail('placed', { ...FACTS, hasDocuments: true }).text).not.toContain('invoice')
  })
  it('says which document goes with it, in place of where that is', () => {
    const facts = { ...FACTS, hasDocuments: true }
    const { text } = orderMail('sent', { ...facts, attached: 'invoice' })
    expect(text).toContain('The invoice is attached.')
    expect(text).not.toContain('You find the invoice')
    expect(orderMail('cancelled', { ...facts, language: 'de', attached: 'credit note' }).text).toContain(
      'Die Rechnungskorrektur liegt bei.',
    )
  })
})
