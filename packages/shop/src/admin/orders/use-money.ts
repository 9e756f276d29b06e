import type { Amount } from '../../core/money/amount.ts'
import { parseCurrency } from '../../core/money/currency.ts'
import { formatMoney } from '../../core/money/format-money.ts'
import { useWords } from '../use-words.ts'

/** Writer of amounts of a currency for who edits. @param code Of ISO 4217. */
export function useMoney(code: string): (amount: Amount) => string {
  const { language } = useWords()
  const currency = parseCurrency(code)
  return (amount) => (currency ? formatMoney(amount, currency, language) : `${amount} ${code}`)
}
