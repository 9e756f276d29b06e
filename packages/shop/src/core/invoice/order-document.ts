import type { Amount } from '../money/amount.ts'
import type { InvoiceKind } from './invoice-kind.ts'

/** A document of an order, as its owner sees it in a list. */
export interface OrderDocument {
  readonly id: number
  readonly kind: InvoiceKind
  readonly number: string
  /** `2026-01-31`. */
  readonly issuedOn: string
  readonly total: Amount
  readonly hasXml: boolean
}
