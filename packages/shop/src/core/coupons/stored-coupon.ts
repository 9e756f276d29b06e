import { given, record, referenceIds, text, within } from '@vitrine/content/core'
import type { FormMistake } from '../form-mistake.ts'
import type { Amount } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { notMoney } from '../money/not-money.ts'
import { storedAmount } from '../product/stored-amount.ts'
import { basisPointsOf, dayOf } from '../rules/stored-rates.ts'
import { type Coupon, normalCode } from './coupon.ts'
import { productGroup, termGroup } from './coupon-groups.ts'

type Raw = Readonly<Record<string, unknown>>

/** Characters of a code. */
export const MAX_CODE_LENGTH = 40

/** Orders that a limit of a coupon may name. */
export const MAX_USES = 1_000_000

/** Effects of coupons as owners choose them; the first is the usual one. */
export const COUPON_EFFECTS = {
  percent: { en: 'Percents off', de: 'Prozente Nachlass' },
  fixed: { en: 'An amount off', de: 'Ein Betrag Nachlass' },
  shipping: { en: 'Nothing for sending', de: 'Kostenloser Versand' },
} as const

/** The things that a coupon is for; the first is the usual one. */
export const COUPON_SCOPES = {
  all: { en: 'For everything', de: 'Für alles' },
  some: { en: 'For some things only', de: 'Nur für einiges' },
} as const

/** Tells whether a text can be a code, as `normalCode` writes it: letters, digits and hyphens. */
export function isCouponCode(code: string): boolean {
  return code.length <= MAX_CODE_LENGTH && /^[\p{L}\p{N}]([\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u.test(code)
}

/** Reads a coupon as it is stored. @returns Undefined for one that has no effect, as after a change of the currency. */
export function parseCoupon(stored: unknown, currency: Currency): Coupon | undefined {
  const raw = record(stored)
  const effect = effectOf(raw, currency)
  const code = text(raw.code)
  if (effect === undefined || code === undefined) return undefined
  const leastValue = storedAmount(raw.leastValue, currency)
  return {
    code: normalCode(code),
    effect,
    leavesOutReduced: raw.leavesOutReduced === true,
    combines: raw.combines === true,
    ...given({
      leastValue: leastValue && inCurrency(leastValue, currency),
      from: dayOf(raw.from),
      until: dayOf(raw.until),
      only: onlyGroups(raw),
      except: groupsOf(raw.exceptProducts, raw.exceptCategories),
      maxUses: within(raw.maxUses, { min: 1, max: MAX_USES }),
      maxUsesOfCustomer: within(raw.maxUsesOfCustomer, { min: 1, max: MAX_USES }),
    }),
  }
}

function effectOf({ effect, percent, amount }: Raw, currency: Currency): Coupon['effect'] | undefined {
  switch (effect) {
    case 'percent': {
      const share = basisPointsOf(percent)
      return share ? { kind: 'percent', share } : undefined
    }
    case 'fixed': {
      const taken = storedAmount(amount, currency)
      return taken ? { kind: 'fixed', amounts: inCurrency(taken, currency) } : undefined
    }
    case 'shipping':
      return { kind: 'free shipping' }
    default:
      return undefined
  }
}

function inCurrency(amount: Amount, { code }: Currency) {
  return { [code]: amount }
}

/** @returns Undefined for a coupon for everything; one for something that was deleted since is for nothing. */
function onlyGroups({ isFor, onlyProducts, onlyCategories }: Raw): readonly string[] | undefined {
  return isFor === 'some' ? groupsOf(onlyProducts, onlyCategories) : undefined
}

function groupsOf(products: unknown, categories: unknown): readonly string[] {
  return [
    ...referenceIds(products).map(productGroup),
    ...referenceIds(categories).map((id) => termGroup('category', id)),
  ]
}

/** Finds what of a coupon could not be used, field by field. */
export function couponMistakes(coupon: unknown, currency: Currency): readonly FormMistake[] {
  const raw = record(coupon)
  const hasNoEffect = effectOf(raw, currency) === undefined
  const [from, until] = [dayOf(raw.from), dayOf(raw.until)]
  return [
    ...mistake(raw.effect === 'percent' && hasNoEffect, 'percent', {
      en: 'Give a number above 0 and up to 100, with two decimals at most.',
      de: 'Eine Zahl über 0 und bis 100 angeben, mit höchstens zwei Nachkommastellen.',
    }),
    ...mistake(
      raw.effect === 'fixed' && hasNoEffect,
      'amount',
      raw.amount === 0 ? { en: 'Give an amount above 0.', de: 'Einen Betrag über 0 angeben.' } : notMoney(currency),
    ),
    ...mistake(
      typeof raw.leastValue === 'number' && storedAmount(raw.leastValue, currency) === undefined,
      'leastValue',
      notMoney(currency),
    ),
    ...mistake(from !== undefined && until !== undefined && from > until, 'until', {
      en: 'The coupon ends before it begins.',
      de: 'Der Gutschein endet, bevor er beginnt.',
    }),
    ...mistake(raw.isFor === 'some' && onlyGroups(raw)?.length === 0, 'onlyProducts', {
      en: 'Choose what it is for: products, categories or both.',
      de: 'Auswählen, wofür er gilt: Produkte, Kategorien oder beides.',
    }),
  ]
}

function mistake(isWrong: boolean, path: string, text: FormMistake['text']): readonly FormMistake[] {
  return isWrong ? [{ path, text }] : []
}
