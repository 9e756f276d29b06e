import type { AdminText } from '@vitrine/content/core'
import { MAX_DOWNLOAD_DAYS, MAX_DOWNLOADS } from '../downloads/download-limits.ts'
import type { FileLine } from './file-lines.ts'
import { numberOf } from './file-values.ts'

/** Limits of downloads as a file says them; null: that of the shop counts. */
export interface FileDownloads {
  readonly downloads?: number | null
  readonly downloadDays?: number | null
}

const LIMITS = {
  downloads: { column: 'downloadLimit', max: MAX_DOWNLOADS, name: { en: 'Download limit', de: 'Download-Limit' } },
  downloadDays: {
    column: 'downloadExpiry',
    max: MAX_DOWNLOAD_DAYS,
    name: { en: 'Download expiry days', de: 'Ablauftage des Downloads' },
  },
} as const

type Limit = keyof typeof LIMITS

/**
 * Reads how often, and for how many days, the files of a product can be downloaded. WooCommerce has it for each variation, where a
 * product here has it: the first that says something counts.
 */
export function downloadsIn(
  product: FileLine,
  variants: readonly FileLine[],
  problems: AdminText[],
  notes: AdminText[],
): FileDownloads {
  const lines = [product, ...variants]
  return { ...limitIn('downloads', lines, problems, notes), ...limitIn('downloadDays', lines, problems, notes) }
}

function limitIn(
  limit: Limit,
  lines: readonly FileLine[],
  problems: AdminText[],
  notes: AdminText[],
): { readonly [name in Limit]?: number | null } {
  const { column, max, name } = LIMITS[limit]
  const cells = lines.map((line) => ({ line: line.line, written: line.cell(column) }))
  if (cells.every(({ written }) => written === undefined)) return {}
  const said = cells.filter(({ written }) => written !== undefined && !isUnlimited(written))
  const [first] = said
  if (!first?.written) return { [limit]: null }
  for (const { line, written = '' } of said) {
    const number = numberOf(written)
    const isOne = number !== undefined && Number.isInteger(number) && number >= 1 && number <= max
    if (!isOne) problems.push(noLimit(line, { written, name, max }))
  }
  if (said.some(({ written }) => written !== first.written)) notes.push(ofFirst(name, first.written))
  return { [limit]: numberOf(first.written) ?? null }
}

/** No limit of its own: WooCommerce writes -1 or nothing. */
function isUnlimited(written: string): boolean {
  return written === '' || written === '-1'
}

const noLimit = (
  line: number,
  { written, name, max }: { readonly written: string; readonly name: AdminText; readonly max: number },
): AdminText => ({
  en: `Line ${line}: “${written}” under “${name.en}” is no number from 1 to ${max}. Leave it empty to have that of the shop.`,
  de: `Zeile ${line}: „${written}“ unter „${name.de}“ ist keine Zahl von 1 bis ${max}. Ist es leer, gilt die des Shops.`,
})

const ofFirst = (name: AdminText, written: string): AdminText => ({
  en: `Its variants differ in “${name.en}”. A product has one here: ${written}.`,
  de: `Seine Varianten unterscheiden sich in „${name.de}“. Ein Produkt hat hier eine Zahl: ${written}.`,
})
