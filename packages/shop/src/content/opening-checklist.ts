import { may } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import { record, text } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { FOR_EVERYONE, PUBLISHED } from '@vitrine/content/queries'
import type { PayloadHandler } from 'payload'
import { isInvoicedElsewhere, missingSellerFields } from '../core/invoice/invoice-settings.ts'
import { parseLegalPaths } from '../core/rules/legal-pages.ts'
import { openingChecklist } from '../core/rules/opening-checklist.ts'
import { parsePaymentChoices } from '../core/rules/payment-choices.ts'
import { parseShopRules } from '../core/rules/stored-rules.ts'
import { SHOP_RULES } from './areas.ts'

/** `GET /api/globals/shop-rules/checklist`: what the shop lacks before it may open. */
export const readChecklist: PayloadHandler = async (req) => {
  const { payload } = req
  const headers = { 'cache-control': 'no-store' }
  if (!(await may(req, SHOP_RULES, 'read'))) {
    return Response.json({ message: answerIn(NOT_SEEN, req) }, { status: 403, headers })
  }
  const [locale] = siteLanguages(payload)
  const sold = { and: [PUBLISHED, FOR_EVERYONE] }
  const [rules, settings, site, products, goods] = await Promise.all([
    payload.findGlobal({ slug: 'shop-rules', locale, depth: 1 }),
    payload.findGlobal({ slug: 'shop-settings', locale, depth: 0 }),
    payload.findGlobal({ slug: 'site', locale, depth: 0 }),
    payload.count({ collection: 'products', where: sold }),
    payload.count({ collection: 'products', where: { and: [sold, { kind: { equals: 'goods' } }] } }),
  ])
  const items = openingChecklist({
    rules: parseShopRules({ rules, settings }),
    payments: parsePaymentChoices(rules, locale),
    legal: parseLegalPaths(rules),
    products: products.totalDocs,
    goods: goods.totalDocs,
    hasInvoices: isInvoicedElsewhere(rules) || missingSellerFields(rules).length === 0,
    hasMail: text(record(site).email) !== undefined,
  })
  return Response.json({ items }, { headers })
}

const NOT_SEEN = {
  en: 'Your role may not see the rules of the shop.',
  de: 'Ihre Rolle darf die Regeln des Shops nicht sehen.',
}
