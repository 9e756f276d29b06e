import type { Amount } from '../../core/money/amount.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { ProviderName } from '../../core/order/payment-methods.ts'

/** A payment that begins at a provider. */
export interface NewPayment {
  /** Name of ours: begun twice with it, it is one payment. */
  readonly key: string
  readonly amount: Amount
  readonly currency: Currency
  /** Text that the buyer reads there. */
  readonly description: string
  readonly email: string
  /** BCP 47 tag. */
  readonly language: string
  /** Absolute address to which the buyer comes back, paid or not. */
  readonly returnTo: string
  /** Absolute address that the provider calls. */
  readonly callAt: string
  /** Moment after which it should not be paid any more. */
  readonly endsAt: Date
}

/** A payment, as its provider gives it at the moment. */
export interface ProviderPayment {
  readonly state: 'open' | 'failed' | 'paid' | 'ended'
  /** Money that came. Undefined unless it is paid. */
  readonly paid?: { readonly amount: Amount; readonly currency: string } | undefined
  /** Name of ours; undefined for payments that others began. */
  readonly key: string | undefined
}

/** Money that a provider is to give back. */
export interface NewRefund {
  /** Name of ours: asked for twice with it, it is one refund. */
  readonly key: string
  /** The provider's name for the payment. */
  readonly payment: string
  /** Of what was paid, all or a part. */
  readonly amount: Amount
  readonly currency: Currency
  /** Text that the buyer may read at their bank. */
  readonly description: string
}

/**
 * A refund, as its provider gives it at the moment: on its way, given back, or refused with a reason in the provider's words.
 * One that was given back can still be refused, when the buyer's bank takes no money.
 */
export type ProviderRefund =
  | { readonly state: 'pending' | 'done'; readonly ref: string }
  | { readonly state: 'refused'; readonly ref?: string | undefined; readonly reason: string }

/** A call of a provider, as it came. */
export interface ProviderCall {
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
  readonly now: Date
}

/**
 * Payment or refund that a call is about, by the provider's names, or why it is not believed. Nothing else of a call is used:
 * what is true is asked for.
 */
export type ReadCall =
  | { readonly ok: true; readonly ref: string | undefined; readonly refund?: string }
  | { readonly ok: false; readonly reason: string }

/** A provider of payments. What it says of money is asked for by `read`, never taken from calls or addresses. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Begins a payment. @returns The provider's name for it, and the page on which it is paid. */
  begin(payment: NewPayment): Promise<{ readonly ref: string; readonly address: string }>
  /**
   * Reads a payment.
   *
   * @param options.takes Takes money that the buyer has agreed to and that is not taken yet: false for orders that have ended.
   * @throws Error when the provider cannot be asked.
   */
  read(ref: string, options: { readonly takes: boolean }): Promise<ProviderPayment>
  /**
   * Has a payment end.
   *
   * @returns True if no money of it is taken from now on.
   * @throws Error when the provider cannot be asked, or refuses.
   */
  end(ref: string): Promise<boolean>
  /**
   * Has money given back. A refund that was asked for by the same key before, however long ago, is not asked for again.
   *
   * @throws Error when the provider cannot be asked, or its answer was lost: ask again with the same key.
   */
  refund(refund: NewRefund): Promise<ProviderRefund>
  /**
   * Reads a refund.
   *
   * @param payment The provider's name for the payment.
   * @throws Error when the provider cannot be asked.
   */
  readRefund(payment: string, ref: string): Promise<ProviderRefund>
  /** Reads which payment or refund a call is about; checks its signature, where the provider signs. */
  readCall(call: ProviderCall): Promise<ReadCall>
}
