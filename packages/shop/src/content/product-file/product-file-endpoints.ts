import { may } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import { type adminTextIn, csvSeparator, NO_SEPARATOR, record } from '@vitrine/content/core'
import { readTimeZone } from '@vitrine/content/queries'
import { readBounded } from '@vitrine/http/core'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { MAX_PART_BYTES, PART_PRODUCTS, type ProductOutcome } from '../../core/product-file/product-file.ts'
import { readProductFile } from '../../core/product-file/read-product-file.ts'
import { productFileHead, productLines } from '../../core/product-file/write-product-file.ts'
import { PRODUCTS } from '../areas.ts'
import { nameFinder } from './found-names.ts'
import { putProduct } from './put-product.ts'

/** Products that are read at a time. */
const PAGE = 100

const NO_STORE = { 'cache-control': 'private, no-store' }

/**
 * `GET /api/products/file?locale=&delimiter=`: all products as CSV, in the shape in which they can be imported again. Cells
 * are divided as spreadsheets in the account's language do, or as `delimiter=,` says.
 */
export const exportProducts: PayloadHandler = async (req) => {
  if (!(await may(req, PRODUCTS, 'read'))) return refused(403, NOT_SEEN, req)
  const { payload, user } = req
  const siteUrl = String(payload.config.custom.siteUrl ?? '')
  const addressOf = (filename: string) => `${siteUrl}/media/${encodeURIComponent(filename)}`
  const separator = csvSeparator(req.query.delimiter, req.i18n.language)
  if (!separator) return refused(400, NO_SEPARATOR, req)
  let csv = productFileHead(separator)
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'products',
      sort: 'id',
      limit: PAGE,
      page,
      draft: true,
      depth: 1,
      locale: localeOf(req),
      fallbackLocale: false,
      overrideAccess: false,
      user,
    })
    csv += docs.map((doc) => productLines(record(doc), { addressOf, separator })).join('')
    isLast = !hasNextPage
  }
  return new Response(csv, {
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * `POST /api/products/file?locale=&dry=1` with a part of a CSV file as its body: puts its products into the catalogue, each for
 * itself, or says what that would do. Answers with one outcome for each.
 */
export const importProducts: PayloadHandler = async (req) => {
  if (!(await may(req, PRODUCTS, 'create')) || !(await may(req, PRODUCTS, 'update'))) {
    return refused(403, NOT_CHANGED, req)
  }
  const bytes = await readBounded(req.body, MAX_PART_BYTES)
  if (!bytes) return refused(413, TOO_LONG, req)
  const file = readProductFile(new TextDecoder().decode(bytes), await readTimeZone(req.payload, req))
  if ('problem' in file) return refused(400, file.problem, req)
  if (file.products.length > PART_PRODUCTS) return refused(413, TOO_LONG, req)
  const request = { req, locale: localeOf(req), isDry: req.searchParams?.get('dry') === '1' }
  const names = await nameFinder(request)
  const outcomes: ProductOutcome[] = []
  for (const product of file.products) outcomes.push(await putProduct(request, names, product))
  return Response.json({ outcomes }, { headers: NO_STORE })
}

/** Language of the site that is asked for: the main one, if none of it is named. */
function localeOf({ payload, query }: PayloadRequest): string {
  const { localization } = payload.config
  if (!localization) return 'all'
  return localization.localeCodes.find((code) => code === query.locale) ?? localization.defaultLocale
}

function refused(status: number, message: Parameters<typeof adminTextIn>[0], req: PayloadRequest): Response {
  return Response.json({ message: answerIn(message, req) }, { status, headers: NO_STORE })
}

const NOT_SEEN = { en: 'Your role may not see products.', de: 'Ihre Rolle darf Produkte nicht sehen.' }

const NOT_CHANGED = { en: 'Your role may not change products.', de: 'Ihre Rolle darf Produkte nicht ändern.' }

const TOO_LONG = {
  en: `One request takes up to ${PART_PRODUCTS} products and ${MAX_PART_BYTES / 1024} KiB. The admin divides longer files.`,
  de: `Eine Anfrage nimmt bis zu ${PART_PRODUCTS} Produkte und ${MAX_PART_BYTES / 1024} KiB. Die Verwaltung teilt längere Dateien.`,
}
