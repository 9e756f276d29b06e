import type { SourceEvent } from '../../core/source/source.ts'
import type { ExportReader, ReadProgress } from './read-export.ts'

/** Characters of an export whose events stay in memory, where they take up to two bytes each. */
const MAX_REMEMBERED_LENGTH = 16 * 1024 * 1024

/** Characters that the record of an item, a comment or a meta counts for besides its texts. */
const RECORD_LENGTH = 250

/**
 * Reads a small export from its files once: the events of its first reading stay in memory for those that follow. One that
 * is larger is read again each time.
 *
 * @param maxLength Characters of all texts together.
 */
export function rememberedReading(read: ExportReader, maxLength = MAX_REMEMBERED_LENGTH): ExportReader {
  let remembered: readonly SourceEvent[] | undefined
  return async function* readAgain(options = {}) {
    if (remembered) {
      for (const event of remembered) if (!isLeftOut(event, options.leaveOut)) yield event
      return
    }
    let events: SourceEvent[] | undefined = options.leaveOut ? undefined : []
    let length = 0
    const onProgress = (progress: ReadProgress) => {
      // Of a large file it is known at once; a packed one shows it only by its texts.
      if (progress.totalBytes > maxLength) events = undefined
      options.onProgress?.(progress)
    }
    for await (const event of read({ ...options, onProgress })) {
      length += lengthOf(event)
      if (length > maxLength) events = undefined
      events?.push(event)
      yield event
    }
    remembered = events
  }
}

function isLeftOut(event: SourceEvent, leaveOut: ReadonlySet<number> | undefined): boolean {
  return event.event === 'item' && event.place !== undefined && leaveOut?.has(event.place) === true
}

function lengthOf(event: SourceEvent): number {
  if (event.event !== 'item') return RECORD_LENGTH
  const { comments, content, excerpt, metas } = event.item
  let length = RECORD_LENGTH + content.length + excerpt.length
  for (const { value } of metas) length += RECORD_LENGTH + value.length
  for (const comment of comments) length += RECORD_LENGTH + comment.content.length
  return length
}
