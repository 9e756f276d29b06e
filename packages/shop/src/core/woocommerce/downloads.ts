import { record, text, within } from '@vitrine/content/core'
import type { ImportedItem, ImportReference, ImportTools } from '@vitrine/kit/core'
import { MAX_DOWNLOAD_DAYS, MAX_DOWNLOADS, MAX_PRODUCT_FILES } from '../downloads/download-limits.ts'
import { isYes, metaOf } from './metas.ts'

/** Fields of a product that buyers download. */
interface DownloadFields {
  readonly files: readonly ImportReference[]
  readonly downloads: number | null
  readonly downloadDays: number | null
}

const NONE: DownloadFields = { files: [], downloads: null, downloadDays: null }

/**
 * Files that buyers of a product get, and how often and how long. WooCommerce has them for each variation, and here a product
 * has them.
 *
 * @param offers The product, or its variations.
 * @returns `isHeldBack` for what would be another offer than it was.
 */
export function downloadsOf(
  offers: readonly ImportedItem[],
  tools: Pick<ImportTools, 'file' | 'report' | 'unserialize'>,
): { readonly data: DownloadFields; readonly isHeldBack: boolean } {
  const [first] = offers
  if (!first || !offers.every((offer) => isYes(offer, '_downloadable'))) return { data: NONE, isHeldBack: false }
  const addresses = addressesOf(first, tools)
  const found = addresses.slice(0, MAX_PRODUCT_FILES).flatMap((address) => tools.file(address) ?? [])
  const files = [...new Map(found.map((file) => [file.$source, file])).values()]
  const differs = offers.some((offer) => String(addressesOf(offer, tools)) !== String(addresses))
  const heldBack: readonly (readonly [boolean, string])[] = [
    [differs, 'Products whose variations had files of their own came as drafts: all buyers of a product get its files'],
    [
      found.length < addresses.length,
      `Products with files that are not among the uploads, or with more than ${MAX_PRODUCT_FILES}, came as drafts: add what is missing`,
    ],
  ]
  const downloads = limitIn(metaOf(first, '_download_limit'), MAX_DOWNLOADS)
  const downloadDays = limitIn(metaOf(first, '_download_expiry'), MAX_DOWNLOAD_DAYS)
  if (downloads === null || downloadDays === null) {
    tools.report({ level: 'note', text: 'Downloads without a limit have that of the settings of the shop' })
  }
  for (const [isSo, sentence] of heldBack) if (isSo) tools.report({ level: 'changed', text: sentence })
  return {
    data: { files, downloads, downloadDays },
    isHeldBack: heldBack.some(([isSo]) => isSo),
  }
}

function addressesOf(offer: ImportedItem, { unserialize }: Pick<ImportTools, 'unserialize'>): readonly string[] {
  const stored = unserialize(metaOf(offer, '_downloadable_files'))
  const files = typeof stored === 'object' && stored !== null ? Object.values(stored) : []
  return files.flatMap((file) => text(record(file).file)?.trim() || [])
}

/** A limit of WooCommerce, where -1 and nothing are none: then that of the shop counts. */
function limitIn(written: string, max: number): number | null {
  return within(Number(written || -1), { min: 1, max }) ?? null
}
