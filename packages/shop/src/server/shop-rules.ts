import { siteLanguages } from '@vitrine/content/languages'
import { findGlobal } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { type Coupon, normalCode } from '../core/coupons/coupon.ts'
import { parseCoupon } from '../core/coupons/stored-coupon.ts'
import { type InvoiceSettings, parseInvoiceSettings } from '../core/invoice/invoice-settings.ts'
import type { ShopRules } from '../core/prices/shop-rules.ts'
import { type LegalPaths, parseLegalPaths } from '../core/rules/legal-pages.ts'
import { type PaymentChoice, parsePaymentChoices } from '../core/rules/payment-choices.ts'
import { parseShopRules } from '../core/rules/stored-rules.ts'
import { parseShopSettings } from '../core/shop-settings.ts'

/** Reads the rules that the owner has set, by which carts are priced; names of ways of sending are in a language of the site. */
export async function readShopRules(payload: Payload, locale: string): Promise<ShopRules> {
  const [rules, settings] = await Promise.all([
    readGlobal(payload, 'shop-rules', locale),
    readGlobal(payload, 'shop-settings', locale),
  ])
  return parseShopRules({ rules, settings })
}

/** Reads which ways to pay are offered, those at providers first. */
export async function readPaymentChoices(payload: Payload, locale: string): Promise<readonly PaymentChoice[]> {
  return parsePaymentChoices(await readGlobal(payload, 'shop-rules', locale), locale)
}

/** Reads how invoices are written; undefined while none are. */
export async function readInvoiceSettings(payload: Payload): Promise<InvoiceSettings | undefined> {
  return parseInvoiceSettings(await readGlobal(payload, 'shop-rules', siteLanguages(payload)[0]))
}

/** Reads where the pages stand that the law wants of a shop, in a language of the site. */
export async function readLegalPaths(payload: Payload, locale: string): Promise<LegalPaths> {
  return parseLegalPaths(await findGlobal(payload, 'shop-rules', { locale, depth: 1 }))
}

/** Finds coupons by their codes, in either case. Those that are switched off are not there. */
export async function readCoupons(payload: Payload, codes: readonly string[]): Promise<readonly Coupon[]> {
  if (codes.length === 0) return []
  const { docs } = await payload.find({
    collection: 'coupons',
    where: { code: { in: codes.map(normalCode) }, isActive: { equals: true } },
    depth: 0,
    pagination: false,
  })
  const { currency } = parseShopSettings(await readGlobal(payload, 'shop-settings', siteLanguages(payload)[0]))
  return docs.flatMap((doc) => parseCoupon(doc, currency) ?? [])
}

function readGlobal(payload: Payload, slug: 'shop-rules' | 'shop-settings', locale: string): Promise<object> {
  return findGlobal(payload, slug, { locale, depth: 0 })
}
