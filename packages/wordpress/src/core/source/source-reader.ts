import { readAuthor, readSite, readTerm } from './read-head.ts'
import { readItem } from './read-item.ts'
import type { FileEnd, RecordSink } from './record-reader.ts'
import { RecordReader } from './record-reader.ts'
import type { SourceEvent, SourceItem, SourceProblem } from './source.ts'
import type { XmlItem, XmlRecord } from './xml-record.ts'

/** Letters of a title or file name that a message repeats. */
const MAX_NAME_LENGTH = 120

/**
 * Reads one file of an export from chunks of decoded text to events. What is broken becomes a `problem` event beside
 * what could be read; a file that is no export has a `not-an-export` problem and nothing else.
 */
export class SourceReader implements RecordSink {
  readonly #fileName: string
  readonly #records = new RecordReader(this)
  #events: SourceEvent[] = []
  #hasSite = false
  #foreignItems = 0

  /** @param fileName How messages call the file. */
  constructor(fileName: string) {
    this.#fileName = fileName
  }

  write(chunk: string): readonly SourceEvent[] {
    this.#records.write(chunk)
    return this.#taken()
  }

  /** @param wasCut The file could not be read to its end, whatever its text looks like. */
  end(wasCut = false): readonly SourceEvent[] {
    const end = this.#records.end()
    if (!end.hasChannel || !end.isExport) return [this.#notAnExport(end)]
    this.#tellSite(end.channel, end.namespaceVersion)
    if (end.dropped > 0) this.#tell(this.#droppedIn(end.dropped, 'the head of the file'))
    if (end.badBytes > 0) this.#tell(this.#badBytesIn(end.badBytes, 'the head of the file'))
    if (this.#foreignItems > 0) this.#tell(this.#withoutMarks(this.#foreignItems))
    if (end.cutItem) this.#tell(this.#cutIn(end.cutItem))
    else if (wasCut || !end.isComplete) this.#tell(this.#cutAfter(end.items))
    return this.#taken()
  }

  head(record: XmlRecord, channel: XmlRecord): void {
    this.#tellSite(channel, undefined)
    const author = record.name === 'wp:author' ? readAuthor(record) : undefined
    const term = readTerm(record)
    if (author) this.#events.push({ event: 'author', author })
    if (term) this.#events.push({ event: 'term', term })
  }

  item(found: XmlItem, channel: XmlRecord): void {
    if (!this.#records.isExport) return
    const isOfExport = [...found.record.fields.keys()].some((name) => name.startsWith('wp:'))
    if (!isOfExport && found.state === 'whole') {
      this.#foreignItems += 1
      return
    }
    this.#tellSite(channel, undefined)
    const item = readItem(found.record)
    const isTaken = found.state === 'whole' || (found.state === 'no-end' && isOfExport)
    if (isTaken) this.#events.push({ event: 'item', item })
    if (found.state !== 'whole') this.#tell(this.#brokenItem(found, item))
    if (!isTaken) return
    const where = nameOf(found, item)
    if (lacksDate(item)) this.#tell(this.#withoutDate(where, item))
    if (found.dropped > 0) this.#tell(this.#droppedIn(found.dropped, where, item))
    if (found.badBytes > 0) this.#tell(this.#badBytesIn(found.badBytes, where, item))
  }

  entitiesRefused(): void {
    this.#tell({
      code: 'entities-refused',
      message: `${this.#file()} declares entities of its own. WordPress never does; they were left out wherever the text uses them.`,
    })
  }

  #taken(): readonly SourceEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  #tell(problem: SourceProblem): void {
    this.#events.push({ event: 'problem', problem })
  }

  #tellSite(channel: XmlRecord, namespaceVersion: string | undefined): void {
    if (this.#hasSite) return
    this.#hasSite = true
    this.#events.push({ event: 'site', site: readSite(channel, namespaceVersion) })
  }

  #file(): string {
    return `The file “${shortened(this.#fileName)}”`
  }

  #notAnExport(end: FileEnd): SourceEvent {
    const message = end.hasChannel
      ? `${this.#file()} is a feed, not an export. In WordPress, choose Tools → Export → All content and give the file that it saves.`
      : `${this.#file()} is not an export of WordPress. Choose Tools → Export → All content there and give the file that it saves.`
    return { event: 'problem', problem: { code: 'not-an-export', message } }
  }

  #cutIn(found: XmlItem): SourceProblem {
    const item = readItem(found.record)
    return {
      code: 'truncated',
      message: `${this.#file()} is incomplete: the file ends in the middle of item ${found.ordinal}${titleOf(item)}. That item is left out, and what would have come after it is missing; export again if you can.`,
      item: referenceTo(item),
    }
  }

  #cutAfter(items: number): SourceProblem {
    return {
      code: 'truncated',
      message: `${this.#file()} is incomplete: the file ends after item ${items} without its closing lines. Items that should follow may be missing; export again if you can.`,
    }
  }

  #withoutMarks(count: number): SourceProblem {
    const message = `In ${this.#fileShort()}, ${counted(count, 'item')} had nothing but a title and a text, and no mark of WordPress; left out.`
    return { code: 'broken-item', message }
  }

  #brokenItem(found: XmlItem, item: SourceItem): SourceProblem {
    const name = nameOf(found, item)
    const what = {
      whole: '',
      'no-end': 'has no end; it was taken as far as it goes',
      cut: 'breaks off in the middle of a text; it is left out, and reading went on with the next',
      'too-large': 'is larger than 64 million characters; it is left out',
    }[found.state]
    const code = found.state === 'too-large' ? 'too-large' : 'broken-item'
    return { code, message: `In ${this.#fileShort()}, ${name} ${what}.`, item: referenceTo(item) }
  }

  #withoutDate(where: string, item: SourceItem): SourceProblem {
    const message = `In ${this.#fileShort()}, ${where} has no date that exists in the calendar; it comes without one.`
    return { code: 'no-date', message, item: referenceTo(item) }
  }

  #droppedIn(count: number, where: string, item?: SourceItem): SourceProblem {
    return {
      code: 'control-characters',
      message: `In ${this.#fileShort()}, ${where} held ${counted(count, 'invisible control character')}, which XML does not allow; dropped.`,
      ...(item && { item: referenceTo(item) }),
    }
  }

  #badBytesIn(count: number, where: string, item?: SourceItem): SourceProblem {
    return {
      code: 'bad-bytes',
      message: `In ${this.#fileShort()}, ${where} held ${counted(count, 'byte')} that are not UTF-8; mended, or shown as “�”. Look at its text.`,
      ...(item && { item: referenceTo(item) }),
    }
  }

  #fileShort(): string {
    return `“${shortened(this.#fileName)}”`
  }
}

/** Drafts that were never published have no date; everything else should. */
function lacksDate({ publishedAt, localDate, status }: SourceItem): boolean {
  return publishedAt === undefined && localDate === undefined && !['draft', 'pending', 'auto-draft'].includes(status)
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function nameOf(found: XmlItem, item: SourceItem): string {
  return `item ${found.ordinal}${titleOf(item)}`
}

function titleOf(item: SourceItem): string {
  return item.title.trim() === '' ? '' : ` (“${shortened(item.title.trim())}”)`
}

function shortened(text: string): string {
  const letters = Array.from(text.slice(0, MAX_NAME_LENGTH * 2))
  return letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH).join('')}…` : text
}

function referenceTo(item: SourceItem): { readonly id: number; readonly title: string } {
  return { id: item.id, title: shortened(item.title) }
}
