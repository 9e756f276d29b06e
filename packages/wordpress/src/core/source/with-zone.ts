import { momentOf, type SiteZone } from '../dates/site-zone.ts'
import type { SourceComment, SourceItem } from './source.ts'

/**
 * Completes an item with the moments of its local dates, where the export has no others: its own, and those of its
 * comments. Drafts that were never published keep no date of their own: theirs is of the day they were begun.
 */
export function withSiteZone(item: SourceItem, zone: SiteZone | undefined): SourceItem {
  if (zone === undefined) return item
  const dated = isUndated(item) ? item : withMoment(item, zone)
  const isDated = dated.comments.every(({ at, localDate }) => at !== undefined || !localDate)
  return isDated ? dated : { ...dated, comments: dated.comments.map((comment) => datedComment(comment, zone)) }
}

function isUndated({ status }: SourceItem): boolean {
  return status === 'draft' || status === 'pending' || status === 'trash'
}

function withMoment(item: SourceItem, zone: SiteZone): SourceItem {
  if (item.publishedAt !== undefined || item.localDate === undefined) return item
  const publishedAt = momentOf(item.localDate, zone)
  return publishedAt === undefined ? item : { ...item, publishedAt }
}

function datedComment(comment: SourceComment, zone: SiteZone): SourceComment {
  if (comment.at !== undefined || comment.localDate === undefined) return comment
  const at = momentOf(comment.localDate, zone)
  return at === undefined ? comment : { ...comment, at }
}
