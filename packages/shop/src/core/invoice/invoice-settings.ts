import { given, record, text } from '@vitrine/content/core'
import { parseCountry } from '../country/countries.ts'
import type { BankAccount } from '../rules/payment-choices.ts'
import { parseAccount } from '../rules/payment-choices.ts'
import { dayOf } from '../rules/stored-rates.ts'
import type { InvoiceKind } from './invoice-kind.ts'
import { DEFAULT_PATTERNS, isNumberPattern } from './number-pattern.ts'

/** Seller, as invoices name it. */
export interface InvoiceSeller {
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** ISO 3166-1, two capitals. */
  readonly country: string
  readonly email: string
  readonly phone: string
  /** Person or department that answers questions. */
  readonly contact: string
  /** Number of the tax office, and that of the European Union; one of them is there. */
  readonly taxNumber?: string
  readonly vatNumber?: string
  /** Register and its number, directors and the like; lines are kept. */
  readonly details?: string
}

/** Settings by which invoices are written. */
export interface InvoiceSettings {
  readonly seller: InvoiceSeller
  readonly patterns: Readonly<Record<InvoiceKind, string>>
  /** Orders that were placed before this day (`2026-01-31`, in UTC) get none; absent: all get one. */
  readonly startsOn?: string
  /** Days after that of the invoice in which it is to be paid. */
  readonly daysToPay: number
  /** True if documents go with the mails about their order. */
  readonly isMailed: boolean
  readonly account?: BankAccount
}

/** Days to pay, unless the owner says otherwise. */
export const DEFAULT_DAYS_TO_PAY = 14

/** Most days to pay. */
export const MAX_DAYS_TO_PAY = 365

/** Fields of the seller without which the law lets nobody write an invoice, by their names in the global `shop-rules`. */
const NEEDED = ['name', 'street', 'postcode', 'city', 'contact', 'phone', 'email'] as const

/** Fields of the seller that are still empty; the country stands beside the taxes. */
export function missingSellerFields(global: unknown): readonly string[] {
  const raw = invoiceFields(global)
  const missing = NEEDED.filter((field) => isEmpty(raw[field]))
  const hasNumber = !isEmpty(raw.taxNumber) || !isEmpty(raw.vatNumber)
  return [
    ...missing,
    ...(hasNumber ? [] : ['taxNumber']),
    ...(parseCountry(record(global).country) === undefined ? ['country'] : []),
  ]
}

/** True if the owner writes invoices with another program. */
export function isInvoicedElsewhere(global: unknown): boolean {
  return invoiceFields(global).isElsewhere === true
}

/**
 * Reads the settings of invoices.
 *
 * @param global The global `shop-rules` as it is stored.
 * @returns Undefined while something is missing, and for owners who write invoices elsewhere: then none is written.
 */
export function parseInvoiceSettings(global: unknown): InvoiceSettings | undefined {
  if (isInvoicedElsewhere(global) || missingSellerFields(global).length > 0) return undefined
  const raw = invoiceFields(global)
  const line = (name: string) => text(raw[name])?.trim() ?? ''
  const optional = (name: string) => line(name) || undefined
  return {
    seller: {
      name: line('name'),
      street: line('street'),
      postcode: line('postcode'),
      city: line('city'),
      country: parseCountry(record(global).country) ?? '',
      email: line('email'),
      phone: line('phone'),
      contact: line('contact'),
      ...given({
        taxNumber: optional('taxNumber'),
        vatNumber: optional('vatNumber')
          ?.replace(/[\s.-]/g, '')
          .toUpperCase(),
        details: optional('details'),
      }),
    },
    patterns: {
      invoice: patternOf(raw.invoicePattern, 'invoice'),
      'credit note': patternOf(raw.creditPattern, 'credit note'),
    },
    daysToPay: daysOf(raw.daysToPay),
    isMailed: raw.isMailed !== false,
    ...given({
      startsOn: dayOf(raw.startsOn),
      account: parseAccount(record(global).bank),
    }),
  }
}

function invoiceFields(global: unknown): Readonly<Record<string, unknown>> {
  return record(record(global).invoices)
}

function isEmpty(value: unknown): boolean {
  return (text(value)?.trim() ?? '') === ''
}

/** Pattern as it is stored, or the default one where it is empty. */
export function patternOf(stored: unknown, kind: InvoiceKind): string {
  const pattern = text(stored)?.trim() ?? ''
  return isNumberPattern(pattern) ? pattern : DEFAULT_PATTERNS[kind]
}

function daysOf(stored: unknown): number {
  const days = typeof stored === 'number' ? stored : DEFAULT_DAYS_TO_PAY
  return Number.isInteger(days) && days >= 0 && days <= MAX_DAYS_TO_PAY ? days : DEFAULT_DAYS_TO_PAY
}
