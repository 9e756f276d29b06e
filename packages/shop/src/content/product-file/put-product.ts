import { answerIn } from '@vitrine/content/answers'
import { type AdminText, given, record, text } from '@vitrine/content/core'
import { createUntyped, updateUntyped } from '@vitrine/content/queries'
import { rich } from '@vitrine/kit/demo'
import { type PayloadRequest, ValidationError } from 'payload'
import { skuKey } from '../../core/product/sku.ts'
import { storedSkus } from '../../core/product/stored-skus.ts'
import { type ProductChange, productChange } from '../../core/product-file/product-change.ts'
import type { FileProduct, ProductOutcome, UnreadProduct } from '../../core/product-file/product-file.ts'
import { productsOfSkus } from '../../store/sku-rows.ts'
import { publishingMistakes } from '../refuse-mistakes.ts'
import type { ImportRequest, NameFinder } from './found-names.ts'

type Raw = Readonly<Record<string, unknown>>

/** Puts a product of a file into the catalogue, or says what that would do. */
export async function putProduct(
  request: ImportRequest,
  names: NameFinder,
  product: FileProduct | UnreadProduct,
): Promise<ProductOutcome> {
  const { req, isDry } = request
  const say = (one: AdminText) => answerIn(one, req)
  const shown = { line: product.line, name: product.name ?? '' }
  if ('problems' in product) return { ...shown, outcome: 'refused', notes: product.problems.map(say) }
  const stored = await findStored(request, product)
  if (!stored && product.name === undefined) return { ...shown, outcome: 'refused', notes: [say(UNKNOWN)] }
  if (stored && isVariantOf(product, stored)) {
    return { ...shown, outcome: 'refused', notes: [say(skuOfVariant(text(stored.title) ?? ''))] }
  }
  const { found, notes } = await names.find(product)
  const change = productChange(product, stored, found, layoutOf)
  const lacksFiles = !stored && product.kind === 'digital' && change.data._status !== 'draft'
  const said = [...product.notes, ...notes, ...(lacksFiles ? [NO_FILES] : [])].map(say)
  const title = { line: product.line, name: product.name ?? text(stored?.title) ?? '' }
  if (stored && Object.keys(change.data).length === 0) return { ...title, outcome: 'same', notes: said }
  const beginning = { _status: 'published', ...change.data }
  const data = stored ? change.data : lacksFiles ? { ...beginning, _status: 'draft' } : beginning
  const refusals = isDry ? await mistakesOf(request, stored, data) : await save(request, stored, data)
  if (refusals.length > 0) return { ...title, outcome: 'refused', notes: refusals }
  return stored
    ? { ...title, outcome: 'changed', notes: [...changedFields(change, say), ...said] }
    : { ...title, outcome: 'new', notes: said }
}

function changedFields({ changed }: ProductChange, say: (one: AdminText) => string): readonly string[] {
  return changed.length === 0 ? [] : [`${say(CHANGED)} ${changed.map(say).join(', ')}`]
}

function layoutOf(paragraphs: readonly string[]): readonly object[] {
  return [{ blockType: 'richText', size: 'text', content: rich(...paragraphs) }]
}

/** The product that a line means: the one with its SKU or that of a variant, or without a SKU the one of its name. */
async function findStored({ req, locale }: ImportRequest, product: FileProduct): Promise<Raw | undefined> {
  const { payload } = req
  const skus = [product, ...product.variants].flatMap(({ sku }) => sku ?? [])
  const made = skus.flatMap((sku) => /^P(\d{1,9})(?:-|$)/i.exec(sku)?.[1] ?? [])
  const ids = [...(await productsOfSkus(payload, skus)), ...made.map(Number)]
  const where =
    skus.length > 0 ? { or: [{ id: { in: ids } }, { sku: { in: skus } }] } : { title: { equals: product.name } }
  const { docs } = await payload.find({
    collection: 'products',
    where,
    draft: true,
    depth: 0,
    limit: 1,
    locale: locale,
    fallbackLocale: false,
    overrideAccess: false,
    req: plainRequest(req),
  })
  return docs[0] && record(docs[0])
}

/** True for a product without variants whose SKU a variant of the other one has. */
function isVariantOf({ sku, variants }: FileProduct, stored: Raw): boolean {
  if (variants.length > 0 || typeof sku !== 'string') return false
  const rows = [...storedSkus(stored)].filter(([variant]) => variant !== '')
  return rows.some(([, own]) => skuKey(own) === skuKey(sku))
}

/** Finds what keeps a product from being published, without saving it. */
async function mistakesOf({ req }: ImportRequest, stored: Raw | undefined, data: Raw): Promise<readonly string[]> {
  const product = { ...stored, ...data }
  if (product._status !== 'published') return []
  const mistakes = await publishingMistakes(product, stored === undefined ? undefined : Number(stored.id), req)
  return mistakes.map((mistake) => `${mistake.path}: ${answerIn(mistake.text, req)}`)
}

/** @returns Why it was refused. */
async function save({ req, locale }: ImportRequest, stored: Raw | undefined, data: Raw): Promise<readonly string[]> {
  const status = data._status ?? stored?._status
  const options = {
    collection: 'products' as const,
    data,
    draft: status !== 'published',
    locale: locale,
    overrideAccess: false,
    req: plainRequest(req),
  }
  try {
    if (stored) await updateUntyped(req.payload, { ...options, id: Number(stored.id) })
    else await createUntyped(req.payload, options)
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`)
  }
}

/** A request of the same person for one operation: each product is a transaction of its own. */
function plainRequest({ user, i18n, headers, t }: PayloadRequest): Partial<PayloadRequest> {
  return given({ user, i18n, headers, t })
}

const CHANGED: AdminText = { en: 'Changes:', de: 'Ändert sich:' }

const NO_FILES: AdminText = {
  en: 'It becomes a draft: add the files that buyers download, then publish it.',
  de: 'Es wird ein Entwurf: fügen Sie die Dateien hinzu, die Käufer herunterladen, und veröffentlichen Sie es dann.',
}

const UNKNOWN: AdminText = {
  en: 'No product has this SKU, and the line has no name to make one.',
  de: 'Kein Produkt hat diese Artikelnummer, und die Zeile hat keinen Namen, um eines anzulegen.',
}

const skuOfVariant = (title: string): AdminText => ({
  en: `A variant of “${title}” has this SKU. A variant has “variation” as its type, and its product under “Parent”.`,
  de: `Eine Variante von „${title}“ hat diese Artikelnummer. Eine Variante hat „variation“ als Typ und ihr Produkt unter „Parent“.`,
})
