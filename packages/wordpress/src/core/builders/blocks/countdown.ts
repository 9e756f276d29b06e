import type { ConvertContext } from '../../convert/convert.ts'
import { momentOf } from '../../dates/site-zone.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'

/** Local time as builders write it: `2031-06-01 12:00`, with seconds or without, or a day alone. */
const LOCAL = /^\s*(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2})[:-](\d{2})(?:[:-](\d{2}))?)?/

/** Milliseconds of a quarter of an hour: zones are whole numbers of it. */
const QUARTER_MS = 15 * 60_000

/**
 * Makes a countdown to a moment in the zone of the old site; where that is not known it follows from the item's own dates.
 *
 * @param isUtc Whether the moment is written in UTC.
 */
export function countdownPieces(
  written: string,
  words: string,
  isUtc: boolean,
  context: ConvertContext,
): readonly Piece[] {
  const parts = LOCAL.exec(written)
  const heading = plainWords(words)
  if (!parts) {
    context.report({ level: 'lost', code: 'countdown-without-date', subject: written.slice(0, 80) || 'countdown' })
    return textBlock(heading).map(blockPiece)
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  if (Number.isNaN(local)) return textBlock(heading).map(blockPiece)
  const until = new Date(isUtc ? local : momentInZone(local, context))
  return [
    blockPiece({
      blockType: 'countdown',
      until: until.toISOString(),
      ...(heading !== '' && heading.length <= 200 && { heading }),
    }),
    ...(heading.length > 200 ? textBlock(heading).map(blockPiece) : []),
  ]
}

/** Moment at which the clocks of the old site show a local time. @param local Milliseconds since 1970, as if in UTC. */
function momentInZone(local: number, context: ConvertContext): number {
  const moment = context.zone && momentOf(new Date(local).toISOString().slice(0, 19), context.zone)
  return moment ?? local - offsetOf(context)
}

/** Milliseconds by which the site is ahead of UTC, by the two dates of the item. */
function offsetOf({ item }: ConvertContext): number {
  const parts = item.localDate === undefined ? undefined : LOCAL.exec(item.localDate)
  if (!parts || item.publishedAt === undefined) return 0
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - item.publishedAt
  return Math.round(offset / QUARTER_MS) * QUARTER_MS
}
