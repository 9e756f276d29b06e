import { XmlReader } from '../xml/xml-reader.ts'
import type { XmlSink, XmlStartTag } from '../xml/xml-sink.ts'
import { OpenField } from './open-field.ts'
import { isField, RECORD_PARENTS, VOID_ELEMENTS, Vocabulary } from './vocabulary.ts'
import type { XmlCategory, XmlItem, XmlRecord } from './xml-record.ts'

/** Texts of one item together, in UTF-16 code units. */
export const MAX_ITEM_LENGTH = 64 * 1024 * 1024

/** Elements of one item: metas, comments, their metas, categories. */
export const MAX_ITEM_RECORDS = 200_000

/** Elements with a text of their own in one record; an item of WordPress has about twenty. */
const MAX_RECORD_FIELDS = 1000

/** Receives the records of an export, in the order of the file. */
export interface RecordSink {
  /** An author or a term of the head. `channel` holds the site's fields that came before it. */
  head(record: XmlRecord, channel: XmlRecord): void
  item(item: XmlItem, channel: XmlRecord): void
  entitiesRefused(): void
}

/** End of a file, and what it turned out to be. */
export interface FileEnd {
  readonly channel: XmlRecord
  readonly hasChannel: boolean
  /** At least one element of the namespace of exports. */
  readonly isExport: boolean
  /** Version in the address of the namespace. */
  readonly namespaceVersion: string | undefined
  readonly items: number
  readonly isComplete: boolean
  /** The item that the file ended in. */
  readonly cutItem: XmlItem | undefined
  /** Counts of the head. */
  readonly dropped: number
  readonly badBytes: number
}

interface OpenRecord {
  readonly name: string
  readonly fields: Map<string, string>
  readonly categories: XmlCategory[]
  readonly records: OpenRecord[]
}

const openRecord = (name: string): OpenRecord => ({ name, fields: new Map(), categories: [], records: [] })

interface Tally {
  length: number
  records: number
  dropped: number
  badBytes: number
  isTooLarge: boolean
}

const emptyTally = (): Tally => ({ length: 0, records: 0, dropped: 0, badBytes: 0, isTooLarge: false })

/** An element that is passed over with all that it holds. */
interface SkippedElement {
  readonly name: string
  /** It is of WordPress, but stands where it cannot: elements of WordPress in it do not show that it has lost its end. */
  readonly isOurs: boolean
  depth: number
}

/** Elements that wrap the whole file and need no attention of their own. */
const WRAPPERS = new Set(['rss', 'channel', 'rdf:RDF'])

/**
 * Gathers the elements of an export to records. It knows which element may stand where and relies on nothing else, so
 * tags that are missing, doubled or foreign cost no more than what they surround.
 */
export class RecordReader implements XmlSink {
  readonly #xml = new XmlReader(this)
  readonly #sink: RecordSink
  readonly #vocabulary = new Vocabulary()
  readonly #channel = openRecord('channel')
  readonly #headTally = emptyTally()
  #tally = this.#headTally
  /** Records that are open, outermost first; the channel always is. */
  #open: OpenRecord[] = [this.#channel]
  #field: OpenField | undefined
  #skipped: SkippedElement | undefined
  #items = 0
  #hasChannel = false
  #isExport = false
  #hasEnd = false

  constructor(sink: RecordSink) {
    this.#sink = sink
  }

  /** At least one element of the namespace of exports has come. */
  get isExport(): boolean {
    return this.#isExport
  }

  write(chunk: string): void {
    this.#xml.write(chunk)
  }

  end(): FileEnd {
    this.#xml.end()
    const cutItem = this.#openItem === undefined ? undefined : this.#itemAs(this.#field ? 'cut' : 'no-end')
    return {
      channel: this.#channel,
      hasChannel: this.#hasChannel,
      isExport: this.#isExport,
      namespaceVersion: this.#vocabulary.version,
      items: this.#items,
      isComplete: this.#hasEnd && cutItem === undefined,
      cutItem,
      dropped: this.#headTally.dropped,
      badBytes: this.#headTally.badBytes,
    }
  }

  startTag(tag: XmlStartTag): void {
    if (tag.attributes.size > 0) this.#vocabulary.declare(tag.attributes)
    const name = this.#nameOf(tag)
    if (name === 'channel') this.#hasChannel = true
    if (name.startsWith('wp:')) this.#isExport = true
    if (name === 'item') this.#startItem(tag.isSelfClosing)
    else if (!this.#isInText(tag, name) && this.#leavesSkipped(tag, name)) this.#startElement(tag, name)
  }

  endTag(written: string, raw: string): void {
    const name = this.#vocabulary.nameOf(written)
    if (this.#field && this.#endsInText(this.#field, name, raw)) return
    if (this.#skipped && this.#endsInSkipped(this.#skipped, written, name)) return
    if (name === 'channel' || name === 'rss') this.#endChannel()
    else if (this.#isOpen(name)) this.#closeRecordsTo(name)
  }

  text(text: string, isCdata: boolean): void {
    this.#field?.add(text, isCdata)
  }

  entitiesRefused(): void {
    this.#sink.entitiesRefused()
  }

  get #current(): OpenRecord {
    return this.#open[this.#open.length - 1] ?? this.#channel
  }

  get #openItem(): OpenRecord | undefined {
    return this.#open[1]?.name === 'item' ? this.#open[1] : undefined
  }

  /** Elements without a prefix belong to RSS unless a namespace of their own is declared on them. */
  #nameOf(tag: XmlStartTag): string {
    const name = this.#vocabulary.nameOf(tag.name)
    const isForeign = name === tag.name && tag.attributes.size > 0 && tag.attributes.has('xmlns')
    return isForeign && !WRAPPERS.has(name) ? '' : name
  }

  /** Elements that cannot stand inside of a text, so the text that is open must have lost its end. */
  #interrupts(name: string): boolean {
    return name.startsWith('wp:') || name === 'content:encoded' || name === 'excerpt:encoded'
  }

  #isOpen(name: string): boolean {
    return name === 'channel' || this.#open.some((record) => record.name === name)
  }

  /** True when the element that begins is markup in the text that is open, or of an item that this text swallowed. */
  #isInText(tag: XmlStartTag, name: string): boolean {
    if (!this.#field) return false
    if (!this.#interrupts(name)) this.#field.add(tag.raw, false)
    else if (!this.#rescueItem(tag.raw)) {
      this.#closeField()
      return false
    }
    return true
  }

  /** True when an end tag is done with: it ends the open text, is markup in it, or belongs to an item it swallowed. */
  #endsInText(field: OpenField, name: string, raw: string): boolean {
    if (this.#rescueItem(raw)) return true
    if (name !== field.name && !this.#isOpen(name)) {
      field.add(raw, false)
      return true
    }
    this.#closeField()
    return name === field.name
  }

  #endsInSkipped(skipped: SkippedElement, written: string, name: string): boolean {
    if (written !== skipped.name) {
      if (!this.#isOpen(name)) return true
      this.#skipped = undefined
      return false
    }
    skipped.depth -= 1
    if (skipped.depth === 0) this.#skipped = undefined
    return true
  }

  #startElement(tag: XmlStartTag, name: string): void {
    const parents = RECORD_PARENTS.get(name)
    if (parents) this.#startRecord(tag, name, parents)
    else if (isField(name, this.#current.name)) this.#startField(tag, name)
    else if (!WRAPPERS.has(name)) this.#skip(tag, false)
  }

  #startItem(isSelfClosing: boolean): void {
    if (this.#openItem) this.#finishItem(this.#field ? 'cut' : 'no-end')
    this.#field = undefined
    this.#skipped = undefined
    this.#open = [this.#channel]
    if (isSelfClosing) return
    this.#items += 1
    this.#tally = emptyTally()
    this.#open.push(openRecord('item'))
  }

  #startRecord(tag: XmlStartTag, name: string, parents: readonly string[]): void {
    const parentAt = this.#open.findLastIndex((record) => parents.includes(record.name))
    // An author inside of an item, a meta outside of one: what they belong to is unknown.
    if (parentAt === -1 || (parentAt === 0 && this.#openItem)) {
      this.#skip(tag, true)
      return
    }
    this.#closeRecordsTo(this.#open[parentAt + 1]?.name)
    if (tag.isSelfClosing) return
    const record = openRecord(name)
    this.#tally.records += 1
    if (this.#tally.records > MAX_ITEM_RECORDS && this.#openItem) this.#tally.isTooLarge = true
    else if (parentAt > 0) this.#current.records.push(record)
    this.#open.push(record)
  }

  #startField(tag: XmlStartTag, name: string): void {
    this.#field = new OpenField(name, tag.attributes)
    if (tag.isSelfClosing) this.#closeField()
  }

  #closeField(): void {
    const field = this.#field
    if (!field) return
    this.#field = undefined
    const { text, dropped, badBytes } = field.text()
    const tally = this.#tally
    tally.dropped += dropped
    tally.badBytes += badBytes
    tally.length += text.length
    if (field.isTooLong || tally.length > MAX_ITEM_LENGTH) tally.isTooLarge = true
    if (tally.isTooLarge && this.#openItem) return
    const record = this.#current
    if (field.name !== 'category') {
      const isNew = !record.fields.has(field.name) && record.fields.size < MAX_RECORD_FIELDS
      if (isNew) record.fields.set(field.name, text)
      return
    }
    tally.records += 1
    if (tally.records > MAX_ITEM_RECORDS) return
    const domain = field.attributes.get('domain')
    const nicename = field.attributes.get('nicename')
    record.categories.push({ domain, nicename, text })
  }

  /** Goes back to the item that the open field swallowed. True when there is one. */
  #rescueItem(raw: string): boolean {
    const swallowed = this.#field?.swallowedItem()
    if (!swallowed) return false
    this.#finishItem('cut')
    this.#field = undefined
    this.#open = [this.#channel]
    this.#xml.unread(`${swallowed}]]>${raw}`)
    return true
  }

  #skip(tag: XmlStartTag, isOurs: boolean): void {
    if (!tag.isSelfClosing && !VOID_ELEMENTS.has(tag.name)) this.#skipped = { name: tag.name, isOurs, depth: 1 }
  }

  /** True when the element that begins cannot be inside of what is passed over, which then had no end. */
  #leavesSkipped(tag: XmlStartTag, name: string): boolean {
    const skipped = this.#skipped
    if (!skipped) return true
    if (!skipped.isOurs && this.#interrupts(name)) {
      this.#skipped = undefined
      return true
    }
    if (tag.name === skipped.name && !tag.isSelfClosing) skipped.depth += 1
    return false
  }

  /** Closes open records from the innermost up to one of this name. */
  #closeRecordsTo(name: string | undefined): void {
    const at = this.#open.findLastIndex((record) => record.name === name)
    if (at < 1) return
    const closed = this.#open[at]
    this.#open.length = at
    if (at > 1 || !closed) return
    if (closed.name === 'item') this.#emitItem(closed, 'whole')
    else this.#sink.head(closed, this.#channel)
  }

  #finishItem(state: XmlItem['state']): void {
    const item = this.#openItem
    if (item) this.#emitItem(item, state)
  }

  #emitItem(record: OpenRecord, state: XmlItem['state']): void {
    const item = this.#itemOf(record, state)
    this.#tally = this.#headTally
    this.#sink.item(item, this.#channel)
  }

  #itemAs(state: XmlItem['state']): XmlItem {
    this.#closeField()
    return this.#itemOf(this.#openItem ?? openRecord('item'), state)
  }

  #itemOf(record: OpenRecord, state: XmlItem['state']): XmlItem {
    const { dropped, badBytes, isTooLarge } = this.#tally
    return { record, ordinal: this.#items, state: isTooLarge ? 'too-large' : state, dropped, badBytes }
  }

  #endChannel(): void {
    if (this.#openItem) this.#finishItem('no-end')
    this.#open = [this.#channel]
    this.#hasEnd = true
  }
}
