import { type Amount, decimalText } from './amount.ts'
import type { Currency } from './currency.ts'

/**
 * An amount as people of a language read it: `12,30 €`, `€12.30`.
 *
 * @param language BCP 47 tag.
 */
export function formatMoney(amount: Amount, currency: Currency, language: string): string {
  const { code, exponent } = currency
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent }
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: code, ...digits })
  // A decimal text is formatted as it is, a number of euros would be rounded to what binary fractions can say.
  return format.format(decimalNumber(decimalText(amount, currency)))
}

/** `Intl` takes decimals as text, exactly; the text here is one that it can read. */
function decimalNumber(text: string): Intl.StringNumericLiteral {
  return text as Intl.StringNumericLiteral
}
