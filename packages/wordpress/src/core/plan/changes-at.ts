import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ImportOptions } from './options.ts'

/**
 * Finds the moment from which the same export with the same options makes another plan: something that is planned is due
 * then, or the year ends, which templates of titles may name.
 *
 * @returns Milliseconds since 1970, after `options.now`.
 */
export function changesAt({ items }: Pick<ExportIndex, 'items'>, { now }: Pick<ImportOptions, 'now'>): number {
  let earliest = Date.UTC(new Date(now).getUTCFullYear() + 1, 0)
  for (const { publishedAt = 0 } of items.values())
    if (publishedAt > now && publishedAt < earliest) earliest = publishedAt
  return earliest
}
