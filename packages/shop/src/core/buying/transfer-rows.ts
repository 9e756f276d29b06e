import type { Amount } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { formatMoney } from '../money/format-money.ts'
import type { BankAccount } from '../rules/payment-choices.ts'
import type { BuyingTexts } from './buying-texts.ts'

/** Everything that somebody needs to transfer the money of an order, in words. */
export function transferRows(
  { holder, iban, bic, bank }: BankAccount,
  order: {
    readonly number: number
    readonly total: Amount
    readonly currency: Currency
    readonly site: string
    readonly texts: BuyingTexts
    readonly locale: string
  },
): readonly { readonly label: string; readonly value: string }[] {
  const { number, total, currency, site, texts, locale } = order
  return [
    { label: texts.holder, value: holder },
    { label: texts.iban, value: iban.replace(/(.{4})(?=.)/g, '$1 ') },
    ...(bic === undefined ? [] : [{ label: texts.bic, value: bic }]),
    ...(bank === undefined ? [] : [{ label: texts.bank, value: bank }]),
    { label: texts.amount, value: formatMoney(total, currency, locale) },
    { label: texts.reference, value: `${site} ${number}` },
  ]
}
