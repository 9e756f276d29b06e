import { createShop, type OpenShop } from '@vitrine/shop/server'
import type { Payload } from 'payload'
import {
  readCoupons,
  readInvoiceSettings,
  readLegalPaths,
  readPaymentChoices,
  readShopRules,
} from '../../packages/shop/src/server/shop-rules.ts'

/** Opens the shop over the settings and products of a test, as a running site does. Payments online are Mollie's. */
export function openedShop(
  payload: Payload,
  { now, onError }: { readonly now: () => Date; readonly onError: (error: unknown) => void },
): OpenShop {
  return createShop({
    payload,
    siteUrl: 'https://halden.example',
    mailFrom: 'shop@halden.example',
    keys: { stripe: undefined, paypal: undefined, mollie: { apiKey: 'test_key' } },
    owner: {
      rules: (locale) => readShopRules(payload, locale),
      couponsOf: (codes) => readCoupons(payload, codes),
      paymentChoices: (locale) => readPaymentChoices(payload, locale),
      legalPaths: (locale) => readLegalPaths(payload, locale),
      invoiceSettings: () => readInvoiceSettings(payload),
    },
    language: 'en',
    addressOf: (path, locale) => (locale === 'en' ? path : `/${locale}${path}`),
    now,
    onQueued: () => {},
    onError,
  })
}
