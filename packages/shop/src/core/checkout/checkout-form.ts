import { asciiDigits, given, pastedText } from '@vitrine/content/core'
import { MAX_POSTCODE_LENGTH } from '../cart/stored-cart.ts'
import { type Amount, amountOf, isAmount } from '../money/amount.ts'
import type { Buyer, PostalAddress } from '../order/buyer.ts'
import { OFFLINE_METHODS, type PaymentMethod, PROVIDERS } from '../order/payment-methods.ts'
import { normalPostcode } from '../tax/tax-rate.ts'
import { parseVatNumber } from '../tax/vat-number.ts'
import { addressFields } from './address-fields.ts'

/** Fields of an address, in the order in which problems with them are named. */
export const ADDRESS_PARTS = ['name', 'company', 'street', 'postcode', 'city', 'region', 'country'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

/** Beginnings of the names of the fields of both addresses. */
export type AddressKind = 'invoice' | 'delivery'

/** Name of a field of an address: `invoice-street`. */
export const addressField = (kind: AddressKind, part: AddressPart) => `${kind}-${part}` as const

export type AddressField = ReturnType<typeof addressField>

/** Fields of the checkout besides addresses. */
export const CHECKOUT_FIELDS = {
  action: 'action',
  email: 'email',
  phone: 'phone',
  vatNumber: 'vat-number',
  /** `1`: deliver to the second address. */
  elsewhere: 'elsewhere',
  shipping: 'shipping',
  method: 'method',
  notes: 'notes',
  /** `1`: files are to be given at once, before the time for withdrawal is over. */
  beginsAtOnce: 'begin-at-once',
  /** Drawn with the form. */
  key: 'key',
  /** Total that stands above the button, in smallest units. */
  total: 'total',
} as const

/** Fields that a problem can be beside. */
export type CheckoutField =
  | AddressField
  | 'email'
  | 'phone'
  | 'vat-number'
  | 'shipping'
  | 'method'
  | 'notes'
  | 'begin-at-once'

/** Problems of a field, by the names of their texts. */
export type FieldProblem =
  | 'required'
  | 'email'
  | 'postcode'
  | 'vatNumber'
  | 'tooLong'
  | 'noShipping'
  | 'noMethod'
  | 'noConsent'

/** Characters of fields. */
export const MAX_LENGTHS = { line: 100, email: 254, phone: 40, vatNumber: 20, notes: 1_000 } as const

/** Checkout form as it was typed. */
export interface TypedCheckout {
  readonly email: string
  readonly phone: string
  readonly invoice: PostalAddress
  readonly delivery: PostalAddress
  readonly isElsewhere: boolean
  readonly vatNumber: string
  readonly notes: string
  readonly beginsAtOnce: boolean
  /** Id of a way of sending; undefined: the cheapest. */
  readonly shipping: string | undefined
  readonly method: PaymentMethod | undefined
}

type Fields = ReadonlyMap<string, string>

/** Reads what was typed, bounded, with nothing judged. @param country Country of who has chosen none. */
export function parseTyped(fields: Fields, country: string): TypedCheckout {
  const line = (name: string, length: number) => (fields.get(name) ?? '').slice(0, length)
  const method = fields.get(CHECKOUT_FIELDS.method)
  const invoice = parseAddressOf(fields, 'invoice', country)
  return {
    email: pastedText(line(CHECKOUT_FIELDS.email, MAX_LENGTHS.email + 1)),
    phone: asciiDigits(pastedText(line(CHECKOUT_FIELDS.phone, MAX_LENGTHS.phone + 1))),
    invoice,
    delivery: parseAddressOf(fields, 'delivery', invoice.country),
    isElsewhere: fields.get(CHECKOUT_FIELDS.elsewhere) === '1',
    vatNumber: pastedText(line(CHECKOUT_FIELDS.vatNumber, MAX_LENGTHS.vatNumber + 1)),
    notes: line(CHECKOUT_FIELDS.notes, MAX_LENGTHS.notes + 1),
    beginsAtOnce: fields.get(CHECKOUT_FIELDS.beginsAtOnce) === '1',
    shipping: line(CHECKOUT_FIELDS.shipping, MAX_LENGTHS.line) || undefined,
    method: [...PROVIDERS, ...OFFLINE_METHODS].find((one) => one === method),
  }
}

function parseAddressOf(fields: Fields, kind: AddressKind, otherwise: string): PostalAddress {
  const value = (part: AddressPart, length: number = MAX_LENGTHS.line) =>
    (fields.get(addressField(kind, part)) ?? '').slice(0, length + 1)
  const country = value('country').toUpperCase()
  return {
    name: value('name'),
    company: value('company'),
    street: value('street'),
    postcode: asciiDigits(pastedText(value('postcode', MAX_POSTCODE_LENGTH))),
    city: value('city'),
    region: value('region'),
    country: /^[A-Z]{2}$/.test(country) ? country : otherwise,
  }
}

/** Reads the total that a buyer agreed to. */
export function parseAgreedTotal(typed: string | undefined): Amount | undefined {
  const total = /^\d{1,12}$/.test(typed ?? '') ? Number(typed) : undefined
  return isAmount(total) ? amountOf(total) : undefined
}

/** Problems with what was typed, beside their fields, in the order of the form. */
export type CheckoutProblems = ReadonlyMap<CheckoutField, FieldProblem>

/**
 * Judges what was typed.
 *
 * @param offered Countries that are sold to, ways to pay, and whether the buyer has to agree that files are given at once.
 */
export function checkoutProblems(
  typed: TypedCheckout,
  offered: {
    readonly countries: readonly string[]
    readonly methods: readonly PaymentMethod[]
    readonly asksConsent: boolean
  },
): CheckoutProblems {
  const { email, phone, invoice, delivery, isElsewhere, vatNumber, notes, method, beginsAtOnce } = typed
  const found: (readonly [CheckoutField, FieldProblem | undefined])[] = [
    ['email', mailProblem(email)],
    ['phone', lengthProblem(phone, MAX_LENGTHS.phone)],
    ...addressProblems('invoice', invoice, offered.countries),
    ['vat-number', vatProblem(vatNumber)],
    ...(isElsewhere ? addressProblems('delivery', delivery, offered.countries) : []),
    ['method', method && offered.methods.includes(method) ? undefined : 'noMethod'],
    ['notes', lengthProblem(notes, MAX_LENGTHS.notes)],
    ['begin-at-once', offered.asksConsent && !beginsAtOnce ? 'noConsent' : undefined],
  ]
  return new Map(found.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])))
}

/** Problem of a mail address as it was typed. */
export function mailProblem(email: string): FieldProblem | undefined {
  const typed = email.trim()
  if (typed === '') return 'required'
  if (typed.length > MAX_LENGTHS.email) return 'tooLong'
  return /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\.]+$/.test(typed) ? undefined : 'email'
}

function vatProblem(vatNumber: string): FieldProblem | undefined {
  return vatNumber.trim() === '' || parseVatNumber(vatNumber) ? undefined : 'vatNumber'
}

function lengthProblem(typed: string, most: number): FieldProblem | undefined {
  return typed.length > most ? 'tooLong' : undefined
}

function addressProblems(
  kind: AddressKind,
  address: PostalAddress,
  countries: readonly string[],
): readonly (readonly [CheckoutField, FieldProblem | undefined])[] {
  const { postcode, region } = addressFields(address.country)
  const required = (part: AddressPart) =>
    address[part].trim() === '' ? 'required' : lengthProblem(address[part], MAX_LENGTHS.line)
  return [
    [addressField(kind, 'name'), required('name')],
    [addressField(kind, 'company'), lengthProblem(address.company, MAX_LENGTHS.line)],
    [addressField(kind, 'street'), required('street')],
    [addressField(kind, 'postcode'), postcode && postcodeProblem(address.postcode, postcode)],
    [addressField(kind, 'city'), required('city')],
    [
      addressField(kind, 'region'),
      region === 'required' ? required('region') : lengthProblem(address.region, MAX_LENGTHS.line),
    ],
    [addressField(kind, 'country'), countries.includes(address.country) ? undefined : 'required'],
  ]
}

function postcodeProblem(
  typed: string,
  { isRequired, shape }: { readonly isRequired: boolean; readonly shape?: RegExp },
): FieldProblem | undefined {
  if (typed.trim() === '') return isRequired ? 'required' : undefined
  if (typed.length > MAX_POSTCODE_LENGTH) return 'tooLong'
  return !shape || shape.test(normalPostcode(typed)) ? undefined : 'postcode'
}

/** Buyer of a form without problems. A VAT number is confirmed by the register alone, which is not asked. */
export function buyerOf(typed: TypedCheckout): Buyer {
  const { email, phone, invoice, delivery, isElsewhere, vatNumber, notes } = typed
  const vat = parseVatNumber(vatNumber)
  return {
    email: email.trim(),
    phone: phone.trim(),
    invoiceTo: trimmed(invoice),
    notes: notes.trim(),
    ...(isElsewhere && { deliverTo: trimmed(delivery) }),
    ...given({ vatNumber: vat && `${vat.prefix}${vat.number}` }),
  }
}

/** Fields that the country does not use are left out, whatever a form of another country held. */
function trimmed(address: PostalAddress): PostalAddress {
  const { postcode, region } = addressFields(address.country)
  return {
    name: address.name.trim(),
    company: address.company.trim(),
    street: address.street.trim(),
    postcode: postcode ? address.postcode.trim() : '',
    city: address.city.trim(),
    region: region === 'none' ? '' : address.region.trim(),
    country: address.country,
  }
}
