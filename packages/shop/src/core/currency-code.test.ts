import { expect, it } from 'vitest'
import { isCurrencyCode } from './currency-code.ts'

it.each(['EUR', 'CHF', 'JPY', 'KWD'])('%s is a currency', (code) => expect(isCurrencyCode(code)).toBe(true))

it.each(['', 'eur', 'EURO', 'QQQ', '€', 'EU1', ' EUR'])('“%s” is none', (code) =>
  expect(isCurrencyCode(code)).toBe(false))
