import { describe, expect, it } from 'vitest'
import { addressFields } from './address-fields.ts'
import { buyerOf, checkoutProblems, parseAgreedTotal, parseTyped } from './checkout-form.ts'

const OFFERED = { countries: ['DE', 'GB', 'US', 'HK'], methods: ['invoice'], asksConsent: false } as const

const RUTH = {
  email: ' ruth@example.org ',
  'invoice-name': 'Ruth Adler',
  'invoice-street': 'Weg 1',
  'invoice-postcode': '10115',
  'invoice-city': 'Berlin',
  'invoice-country': 'DE',
  method: 'invoice',
}

const typed = (more: Readonly<Record<string, string>> = {}) =>
  parseTyped(new Map(Object.entries<string>({ ...RUTH, ...more })), 'DE')
const problems = (more: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(checkoutProblems(typed(more), OFFERED))

describe('a checkout form', () => {
  it('of a buyer with an address has no problem', () => expect(problems()).toEqual({}))

  it('names all that is missing at once, in the order of the form', () =>
    expect([...checkoutProblems(parseTyped(new Map(), 'DE'), OFFERED)]).toEqual([
      ['email', 'required'],
      ['invoice-name', 'required'],
      ['invoice-street', 'required'],
      ['invoice-postcode', 'required'],
      ['invoice-city', 'required'],
      ['method', 'noMethod'],
    ]))

  it.each([
    [{ email: 'ruth' }, { email: 'email' }],
    [{ email: 'ruth@example' }, { email: 'email' }],
    [{ email: 'ruth@example.org, eve@example.org' }, { email: 'email' }],
    [{ email: 'ruth@example.org\r\nBcc: eve@example.org' }, { email: 'email' }],
    [{ 'invoice-postcode': '1011' }, { 'invoice-postcode': 'postcode' }],
    [{ 'invoice-postcode': '1 01 15' }, {}],
    [{ 'invoice-country': 'GB', 'invoice-postcode': 'sw1a 1aa' }, {}],
    [{ 'invoice-country': 'US' }, { 'invoice-region': 'required' }],
    [{ 'invoice-country': 'HK', 'invoice-postcode': '' }, {}],
    [{ 'invoice-country': 'FR' }, { 'invoice-country': 'required' }],
    [{ 'vat-number': 'DE12' }, { 'vat-number': 'vatNumber' }],
    [{ 'vat-number': 'DE 123 456 789' }, {}],
    [{ 'invoice-name': 'x'.repeat(101) }, { 'invoice-name': 'tooLong' }],
    [{ notes: 'x'.repeat(1_001) }, { notes: 'tooLong' }],
    [{ method: 'stripe' }, { method: 'noMethod' }],
    [{ method: '__proto__' }, { method: 'noMethod' }],
  ])('with %j has %j', (more, expected) => expect(problems(more)).toEqual(expected))

  it('is read as it was meant when parts of it were pasted', () => {
    const pasted = typed({
      email: 'ruth@example.org\u200b',
      phone: '\u202a+49 30 1234567\u202c',
      'invoice-postcode': '１０１１５',
      'vat-number': '\u200eDE123456789',
    })
    expect(Object.fromEntries(checkoutProblems(pasted, OFFERED))).toEqual({})
    expect(buyerOf(pasted)).toMatchObject({
      email: 'ruth@example.org',
      phone: '+49 30 1234567',
      invoiceTo: { postcode: '10115' },
    })
  })

  it('asks who buys files to agree that they are given at once', () => {
    const ofFiles = (more: Readonly<Record<string, string>>) =>
      Object.fromEntries(checkoutProblems(typed(more), { ...OFFERED, asksConsent: true }))
    expect(ofFiles({})).toEqual({ 'begin-at-once': 'noConsent' })
    expect(ofFiles({ 'begin-at-once': 'yes' })).toEqual({ 'begin-at-once': 'noConsent' })
    expect(ofFiles({ 'begin-at-once': '1' })).toEqual({})
  })

  it('asks for the second address only where it is wanted', () => {
    expect(problems({ 'delivery-name': 'Noor' })).toEqual({})
    expect(Object.keys(problems({ elsewhere: '1', 'delivery-name': 'Noor' }))).toEqual([
      'delivery-street',
      'delivery-postcode',
      'delivery-city',
    ])
  })

  it('makes a buyer, without what the country does not use', () => {
    const buyer = buyerOf(typed({ 'invoice-country': 'HK', 'vat-number': 'de 123456789' }))
    expect(buyer).toMatchObject({ email: 'ruth@example.org', vatNumber: 'DE123456789' })
    expect(buyer.invoiceTo.postcode).toBe('')
    expect(buyer.confirmedVatNumber).toBeUndefined()
    expect(buyer.deliverTo).toBeUndefined()
  })

  it.each([
    ['1490', 1_490],
    ['0', 0],
    ['', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['999999999999', undefined],
    [undefined, undefined],
  ])('agrees to a total of %s: %s', (sent, total) => expect(parseAgreedTotal(sent)).toBe(total))
})

it('an unknown country may have a postcode and asks for no region', () =>
  expect(addressFields('toString')).toEqual({
    postcode: { isRequired: false, isNumeric: false },
    region: 'none',
    postcodeFirst: true,
  }))
