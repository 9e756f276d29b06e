import { siteLanguages } from '@vitrine/content/languages'
import type { Query, StoredPage } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import type { BuyingPage, BuyingPlace } from '../../core/addresses.ts'
import { buyingTexts } from '../../core/buying/buying-texts.ts'
import { withdrawalTexts } from '../../core/withdrawal/withdrawal-texts.ts'
import type { Catalogue } from '../catalogue.ts'
import { PRODUCTS_FIELD } from './visit-cart.ts'

const TITLES: Readonly<Record<BuyingPage, (locale: string) => string>> = {
  cart: (locale) => buyingTexts(locale).cart,
  checkout: (locale) => buyingTexts(locale).checkout,
  order: (locale) => buyingTexts(locale).yourOrder,
  withdrawal: (locale) => withdrawalTexts(locale).title,
}

const BLOCKS: Readonly<Record<BuyingPage, string>> = {
  cart: 'shopCart',
  checkout: 'shopCheckout',
  order: 'shopOrder',
  withdrawal: 'shopWithdrawal',
}

/** A page on which somebody buys. Nobody put it together, and nobody may list or store it. */
export async function buyingPage(
  payload: Payload,
  { page }: BuyingPlace,
  {
    catalogue,
    path,
    locale,
    query,
  }: {
    readonly catalogue: Catalogue
    readonly path: string
    readonly locale: string
    readonly query: Query
  },
): Promise<StoredPage> {
  const products = page === 'cart' ? await productsNamed(query, { catalogue, locale }) : {}
  return {
    title: TITLES[page](locale),
    path,
    isPersonal: true,
    layout: [{ blockType: BLOCKS[page], id: page, ...products }],
    meta: { noIndex: true },
    updatedAt: new Date(0).toISOString(),
    languages: siteLanguages(payload),
    breadcrumb: [],
  }
}

/** Products of the cart that is shown, with their images. The cart names them when it has its page made, not the visitor. */
async function productsNamed(
  query: Query,
  { catalogue, locale }: { readonly catalogue: Catalogue; readonly locale: string },
): Promise<object> {
  const ids = [query[PRODUCTS_FIELD] ?? []].flat().map(Number).filter(Number.isSafeInteger)
  return { products: await catalogue.products(ids, locale), settings: await catalogue.settings(locale) }
}
