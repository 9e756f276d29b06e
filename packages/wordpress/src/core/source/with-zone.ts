import type { SiteZone } from '../dates/site-zone.ts'
import { momentOf, withZone } from '../dates/site-zone.ts'
import type { SourceComment, SourceItem } from './source.ts'

/** The item with the moments of its local dates, where the export has no others: its own, and those of its comments. */
export function withSiteZone(item: SourceItem, zone: SiteZone | undefined): SourceItem {
  const dated = withZone(item, zone)
  const isDated = zone === undefined || dated.comments.every(({ at, localDate }) => at !== undefined || !localDate)
  if (isDated) return dated
  return { ...dated, comments: dated.comments.map((comment) => datedComment(comment, zone)) }
}

function datedComment(comment: SourceComment, zone: SiteZone): SourceComment {
  if (comment.at !== undefined || comment.localDate === undefined) return comment
  const at = momentOf(comment.localDate, zone)
  return at === undefined ? comment : { ...comment, at }
}
