import { describe, expect, it } from 'vitest'
import { checkoutProblems, parseTyped } from '../checkout/checkout-form.ts'
import { amountOf } from '../money/amount.ts'
import type { Buyer } from '../order/buyer.ts'
import { type AccountOrder, accountParts, MAX_ACCOUNT_ORDERS } from './account-orders.ts'
import { knownFields } from './known-fields.ts'

const ORDER: AccountOrder = {
  number: 1024,
  href: '/order/x/',
  placedAt: new Date('2026-11-26T23:30:00Z'),
  state: 'confirmed',
  method: 'invoice',
  isPaid: true,
  isSent: false,
  total: amountOf(3_500),
  currency: 'EUR',
  files: 1,
}

const RUTH: Buyer = {
  email: 'ruth@example.org',
  phone: '030 1',
  notes: 'Ring twice',
  vatNumber: 'DE123456789',
  invoiceTo: {
    name: 'Ruth Adler',
    company: '',
    street: 'Weg 1',
    postcode: '10115',
    city: 'Berlin',
    region: '',
    country: 'DE',
  },
}

const NOOR = {
  ...RUTH.invoiceTo,
  name: 'Noor Haddad',
  street: 'Gasse 2',
  postcode: '1010',
  city: 'Wien',
  country: 'AT',
}

const SHOWN = { locale: 'en', timeZone: 'Europe/Berlin' }

describe('the orders of an account', () => {
  it('are listed with day, total and state, and lead to their files', () =>
    expect(accountParts([ORDER], undefined, SHOWN)).toEqual([
      {
        name: 'orders',
        title: 'Your orders',
        texts: [],
        entries: [
          {
            label: 'Order 1024',
            href: '/order/x/',
            facts: ['27 November 2026', '€35.00', 'Paid'],
            links: [{ label: 'A file to download', href: '/order/x/#order-files' }],
          },
        ],
      },
    ]))

  it.each([
    [{ isSent: true }, 'Sent'],
    [{ isPaid: false, state: 'awaiting payment' }, 'Waiting for payment'],
    [{ isPaid: false, state: 'ended', isSent: true }, 'Ended without payment'],
  ] satisfies [Partial<AccountOrder>, string][])('are %j', (more: Partial<AccountOrder>, state) =>
    expect(accountParts([{ ...ORDER, ...more }], undefined, SHOWN)[0]?.entries[0]?.facts[2]).toBe(state))

  it('are the newest, and say so where there are more', () => {
    const [part] = accountParts(Array(MAX_ACCOUNT_ORDERS + 1).fill(ORDER), undefined, SHOWN)
    expect([part?.entries.length, part?.texts]).toEqual([
      MAX_ACCOUNT_ORDERS,
      ['These are the newest 50. You find the others by the links in their mails.'],
    ])
  })

  it('come with the address of the last one, in the language of the page', () => {
    const [, part] = accountParts([], { ...RUTH, deliverTo: NOOR }, { ...SHOWN, locale: 'de' })
    expect(part?.texts.slice(1)).toEqual([
      'Ruth Adler\nWeg 1\n10115 Berlin\nDeutschland',
      'Lieferadresse:\nNoor Haddad\nGasse 2\n1010 Wien\nÖsterreich',
    ])
  })
})

describe('the checkout of who is signed in', () => {
  it('is filled in with the last order: addresses, telephone and VAT number, not its notes', () => {
    const known = { address: 'ruth@example.org', name: '', last: { ...RUTH, deliverTo: NOOR } }
    const typed = parseTyped(knownFields(known), 'GB')
    expect(typed).toMatchObject({
      email: 'ruth@example.org',
      phone: '030 1',
      vatNumber: 'DE123456789',
      invoice: RUTH.invoiceTo,
      delivery: NOOR,
      isElsewhere: true,
      notes: '',
    })
    const offered = { countries: ['DE', 'AT'], methods: [], asksConsent: false }
    expect([...checkoutProblems(typed, offered)]).toEqual([['method', 'noMethod']])
  })

  it('has mail address and name of who has not ordered yet', () =>
    expect(parseTyped(knownFields({ address: 'r@example.org', name: 'Ruth', last: undefined }), 'GB')).toMatchObject({
      email: 'r@example.org',
      invoice: { name: 'Ruth', country: 'GB' },
    }))
})
