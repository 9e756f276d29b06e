import { EVERYTHING, type Tag } from '@vitrine/content/core'

/**
 * Tags of one answer that a CDN is given. What carries more is dropped at every change: Bunny takes 1,024 bytes of tags,
 * and servers between it and the site 4,096 bytes of headers.
 */
export const MAX_CACHE_TAGS = 100

/** Makes a short name of a tag; equal names for equal texts. */
export type ShortName = (text: string) => string

/** Names by which the answers of one site are known to its CDN, which may hold those of other sites too. */
export interface CacheTags {
  /** Tags of an answer that was made of these. */
  readonly ofAnswer: (tags: ReadonlySet<Tag>) => readonly string[]
  /** Tags that are to be dropped when a change has touched these. */
  readonly ofChange: (touched: ReadonlySet<Tag>) => readonly string[]
  /** Tag that every answer of the site carries. */
  readonly site: string
}

export function cacheTags(siteUrl: string, shortName: ShortName): CacheTags {
  const named = (text: string) => shortName(`${siteUrl} ${text}`)
  const site = named('site')
  const always = named(EVERYTHING)
  return {
    site,
    ofAnswer(tags) {
      const isBroad = tags.has(EVERYTHING) || tags.size > MAX_CACHE_TAGS - 2
      return isBroad ? [site, always] : [site, ...[...tags].map(named)]
    },
    ofChange(touched) {
      if (touched.size === 0) return []
      return touched.has(EVERYTHING) ? [site] : [always, ...[...touched].map(named)]
    },
  }
}
