import { localDay, momentOf, type SiteZone } from '../dates/site-zone.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ImportOptions } from './options.ts'

/** Zone of a site whose own is not known. */
const UTC: SiteZone = { zone: 'named', name: 'UTC' }

/**
 * Finds the moment from which the same export with the same options makes another plan: something that is planned is due
 * then, or the year ends, which templates of titles may name.
 *
 * @returns Milliseconds since 1970, after `options.now`.
 */
export function changesAt(
  { items }: Pick<ExportIndex, 'items'>,
  { now, zone }: Pick<ImportOptions, 'now' | 'zone'>,
): number {
  const newYear = `${Number(localDay(now, zone).slice(0, 4)) + 1}-01-01 00:00:00`
  let earliest = momentOf(newYear, zone ?? UTC) ?? Number.POSITIVE_INFINITY
  for (const { publishedAt = 0 } of items.values())
    if (publishedAt > now && publishedAt < earliest) earliest = publishedAt
  return earliest
}
