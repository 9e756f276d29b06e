import type { Members } from '@vitrine/accounts/members'
import { baseAddress, given, parseTimeZone } from '@vitrine/content/core'
import { startRounds } from '@vitrine/content/jobs'
import { rememberedGlobal } from '@vitrine/content/queries'
import type { RunningFeature, RunningSite } from '@vitrine/kit/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import { buyingPath, buyingPlaceAt, DEFAULT_SLUG } from '../core/addresses.ts'
import { parseShopSettings } from '../core/shop-settings.ts'
import { holdOrders } from './account/hold-orders.ts'
import type { BuyingSettings } from './buying/buying-site.ts'
import { visitShop } from './buying/visit-shop.ts'
import { handOrderRoutes } from './by-hand/hand-order-routes.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { downloadRoutes } from './downloads/download-routes.ts'
import { MAILED_DOCUMENTS, makeMailedDocuments } from './invoices/mailed-documents.ts'
import { createShop } from './orders/create-shop.ts'
import { sweepOrders } from './orders/sweep-orders.ts'
import { ownerDocumentRoutes } from './owner/document-routes.ts'
import { orderRoutes } from './owner/order-routes.ts'
import { callRoutes } from './payments/call-routes.ts'
import type { PaymentKeys } from './payments/create-providers.ts'
import { shopContents } from './shop-contents.ts'
import { readCoupons, readInvoiceSettings, readLegalPaths, readPaymentChoices, readShopRules } from './shop-rules.ts'

/** Milliseconds between two sweeps: a reservation outlives its end by this at most. */
const SWEEP_EVERY_MS = 60_000

/** Settings that it reads. */
export interface ShopServerSettings {
  readonly siteUrl: string
  readonly mailFrom: string
  readonly payments: PaymentKeys
}

/** Starts the shop of a running site. */
export function startShop(
  {
    payload,
    settings,
    languages,
    addressOf,
    roleOf,
    sendPage,
    refuse,
    typefaces,
    onError,
  }: RunningSite<ShopServerSettings>,
  { posts, members }: { readonly posts: VisitorPosts; readonly members: Members | undefined },
): RunningFeature {
  const { siteUrl, mailFrom, payments: keys } = settings
  const [language] = languages
  const now = () => new Date()
  const openShop = createShop({
    payload,
    siteUrl,
    mailFrom,
    keys,
    owner: {
      rules: (locale) => readShopRules(payload, locale),
      couponsOf: (codes) => readCoupons(payload, codes),
      paymentChoices: (locale) => readPaymentChoices(payload, locale),
      legalPaths: (locale) => readLegalPaths(payload, locale),
      invoiceSettings: () => readInvoiceSettings(payload),
    },
    language,
    addressOf,
    now,
    onQueued: posts.wakeMailer,
    onError,
  })
  posts.makeMailDocuments(MAILED_DOCUMENTS, makeMailedDocuments({ openShop, typefaces, now }))
  const readSettings = rememberedGlobal(payload, 'shop-settings')
  const buying = buyingSettings({ payload, addressOf })
  if (members) holdOrders(members, { payload, openShop, settings: buying })
  const site = {
    payload,
    openShop,
    posts,
    members,
    siteUrl,
    settings: buying,
    now,
    sendPage,
    refuse,
  }
  return {
    contents: shopContents(payload),
    async register(app) {
      await documentRoutes(app, { payload, typefaces, isTooMany: posts.isTooMany, now })
      await downloadRoutes(app, { payload, now })
      await callRoutes(app, { openShop, isTooMany: posts.isTooMany, now })
      await orderRoutes(app, { payload, siteUrl, openShop, now, roleOf })
      const currency = async () => (await buying(language)).currency
      await handOrderRoutes(app, { payload, siteUrl, openShop, currency, now, roleOf })
      await ownerDocumentRoutes(app, { payload, siteUrl, openShop, now, roleOf, typefaces })
    },
    visit: visitShop(site, async (path) => buyingPlaceAt(path, await readSettings(language))),
    maintenance: () =>
      startRounds(async () => sweepOrders(await openShop(), now()), { everyMs: SWEEP_EVERY_MS, onError }),
  }
}

function buyingSettings({
  payload,
  addressOf,
}: Pick<RunningSite, 'payload' | 'addressOf'>): (locale: string) => Promise<BuyingSettings> {
  const readSettings = rememberedGlobal(payload, 'shop-settings')
  const readSite = rememberedGlobal(payload, 'site')
  return async (locale) => {
    const [settings, site, legal] = await Promise.all([
      readSettings(locale),
      readSite(locale),
      readLegalPaths(payload, locale),
    ])
    return {
      currency: parseShopSettings(settings).currency,
      addresses: {
        shop: addressOf(baseAddress(settings, DEFAULT_SLUG), locale),
        cart: addressOf(buyingPath('cart', settings), locale),
        checkout: addressOf(buyingPath('checkout', settings), locale),
      },
      timeZone: parseTimeZone(site.timeZone),
      links: given({
        terms: legal.terms && addressOf(legal.terms, locale),
        withdrawal: legal.withdrawal && addressOf(legal.withdrawal, locale),
      }),
    }
  }
}
