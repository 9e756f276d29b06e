import { dayAt, parseTimeZone, text } from '@vitrine/content/core'
import { rememberedGlobal } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { buyingPath } from '../../core/addresses.ts'
import type { Coupon } from '../../core/coupons/coupon.ts'
import type { InvoiceSettings } from '../../core/invoice/invoice-settings.ts'
import type { ProviderName } from '../../core/order/payment-methods.ts'
import type { ShopRules } from '../../core/prices/shop-rules.ts'
import type { LegalPaths } from '../../core/rules/legal-pages.ts'
import { offersWithdrawal } from '../../core/rules/offers-withdrawal.ts'
import type { PaymentChoice } from '../../core/rules/payment-choices.ts'
import { parseShopSettings } from '../../core/shop-settings.ts'
import { createProviders, type PaymentKeys } from '../payments/create-providers.ts'
import { readOffers } from './read-offers.ts'
import type { ShopContext } from './shop-context.ts'

/** Rules of the owner, as they are stored. */
export interface OwnerRules {
  /** @param locale BCP 47 tag, of the names of ways of sending. */
  rules(locale: string): Promise<ShopRules>
  /** @param codes As `normalCode` writes them. */
  couponsOf(codes: readonly string[]): Promise<readonly Coupon[]>
  paymentChoices(locale: string): Promise<readonly PaymentChoice[]>
  legalPaths(locale: string): Promise<LegalPaths>
  invoiceSettings(): Promise<InvoiceSettings | undefined>
}

export interface ShopOptions {
  readonly payload: Payload
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  /** Sender of mails. */
  readonly mailFrom: string
  readonly keys: PaymentKeys
  readonly owner: OwnerRules
  /** BCP 47 tag of the default language. */
  readonly language: string
  /** Address of a page in a language. */
  readonly addressOf: (path: string, locale: string) => string
  readonly now: () => Date
  readonly onQueued: () => void
  readonly onError: (error: unknown) => void
}

/** Path of the address that a provider calls. */
export const CALLS_PATH = '/api/shop/payments'

/** Opens the shop. @param locale BCP 47 tag of the page that asks; the default language for work that has none. */
export type OpenShop = (locale?: string) => Promise<ShopContext>

/**
 * Makes the shop of a running site, with its settings as they are at the moment: it is opened anew for each request and each
 * sweep.
 */
export function createShop(options: ShopOptions): OpenShop {
  const { payload, siteUrl, mailFrom, owner, language, addressOf, now, onQueued, onError } = options
  const readSettings = rememberedGlobal(payload, 'shop-settings')
  const readSite = rememberedGlobal(payload, 'site')
  const providers = createProviders(options.keys)
  return async (pageLocale = language) => {
    const [settings, site, invoicing] = await Promise.all([
      readSettings(language),
      readSite(language),
      owner.invoiceSettings(),
    ])
    const { currency, downloads } = parseShopSettings(settings)
    const orders = buyingPath('order', settings)
    const timeZone = parseTimeZone(site.timeZone)
    return {
      payload,
      offersOf: (skus, locale) => readOffers(payload, { skus, language: locale, currency, now: now(), downloads }),
      rules: () => owner.rules(pageLocale),
      couponsOf: owner.couponsOf,
      paymentChoices: owner.paymentChoices,
      dayOf: (moment) => dayAt(moment, timeZone),
      timeZone,
      invoicing,
      providers,
      mails: {
        from: mailFrom,
        owner: text(site.email) ?? mailFrom,
        site: async () => text(site.name) ?? new URL(siteUrl).host,
      },
      offersWithdrawal: async () => offersWithdrawal(await owner.rules(pageLocale), await owner.legalPaths(pageLocale)),
      orderAddress: (token, locale) => `${siteUrl}${encodeURI(addressOf(`${orders}${token}/`, locale))}`,
      callAddress: (provider: ProviderName) => `${siteUrl}${CALLS_PATH}/${provider}`,
      onQueued,
      onError,
    }
  }
}
