import type { AdminText } from '@vitrine/kit/core'
import type { Currency } from './currency.ts'

/** Sentence for editors who typed something that is no amount. */
export function notMoney({ code, exponent }: Currency): AdminText {
  return {
    en: `Give an amount in ${code} from 0, with ${exponent} decimals at most.`,
    de: `Einen Betrag in ${code} ab 0 angeben, mit höchstens ${exponent} Nachkommastellen.`,
  }
}
