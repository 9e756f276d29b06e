import type { ImportedItem, ImportTools } from '@vitrine/kit/core'

/** Value of a meta of WooCommerce, without blanks around it; empty for none. The last of several counts, as there. */
export function metaOf({ metas }: Pick<ImportedItem, 'metas'>, key: string): string {
  return metas.findLast((meta) => meta.key === key)?.value.trim() ?? ''
}

/** Tells whether a meta says yes. */
export function isYes(item: Pick<ImportedItem, 'metas'>, key: string): boolean {
  return metaOf(item, key) === 'yes'
}

/** Numbers of items or terms that a meta names: between commas, or as PHP serialises them. */
export function idsIn(text: string, { unserialize }: Pick<ImportTools, 'unserialize'>): readonly number[] {
  const read = text.startsWith('a:') ? unserialize(text) : text.split(',')
  const values = typeof read === 'object' && read !== null ? Object.values(read) : []
  return [...new Set(values.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** Moment of seconds since 1970, in ISO 8601; undefined for none. */
export function momentOfSeconds(text: string): string | undefined {
  const seconds = Number(text)
  return text === '' || !Number.isSafeInteger(seconds) || seconds <= 0 || seconds > MAX_SECONDS
    ? undefined
    : new Date(seconds * 1000).toISOString()
}

/** Seconds of the year 9999. */
const MAX_SECONDS = 253_402_300_799
