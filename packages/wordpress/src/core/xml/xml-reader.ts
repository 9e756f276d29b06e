import { declaredEntities, decodeReferences, MAX_DECLARED_ENTITIES, MAX_REFERENCE_LENGTH } from './decode-references.ts'
import { endTagName, findTagEnd, startTag } from './tags.ts'
import type { XmlEndTag, XmlSink, XmlStartTag } from './xml-sink.ts'

/** Longest tag that is read, in UTF-16 code units; what is longer is text. */
export const MAX_TAG_LENGTH = 65_536

/** Longest DOCTYPE that is searched for entities, in UTF-16 code units; the rest of it is passed over. */
export const MAX_DOCTYPE_LENGTH = 65_536

/** Tags whose meaning is remembered, and how long one may be, in UTF-16 code units. */
const MAX_KNOWN_TAGS = 500
const MAX_KNOWN_TAG_LENGTH = 80

const BEGINS_NAME = /[\p{L}_:]/u

type Section = 'content' | 'cdata' | 'comment' | 'instruction' | 'doctype'

/**
 * Reads XML as it is found in the wild, from chunks of decoded text, and keeps no more than the tag at hand.
 *
 * It accepts what strict readers refuse: a bare `&` or `<`, HTML entities, no root or several, text outside of it,
 * tags that do not match (the sink sees them as they come and decides), a declaration that does not come first, and an
 * end in the middle of anything. Line ends become `\n`, as XML demands. Entities of a DOCTYPE are never expanded.
 */
export class XmlReader {
  readonly #sink: XmlSink
  readonly #declared = new Set<string>()
  readonly #startTags = new Map<string, XmlStartTag>()
  readonly #endNames = new Map<string, string>()
  /** The tag without attributes that came behind each start tag last: an export has its elements in one order. */
  readonly #followers = new Map<XmlStartTag | undefined, XmlStartTag>()
  #lastStart: XmlStartTag | undefined
  /** End tag of the element that began last: most elements hold text alone, so it is the next tag. */
  #nextEnd: XmlEndTag | undefined
  #section: Section = 'content'
  #buffer = ''
  #at = 0
  #carriageReturn = ''
  #doctype = ''
  #doctypeDepth = 0

  constructor(sink: XmlSink) {
    this.#sink = sink
  }

  write(chunk: string): void {
    this.#buffer = flat(this.#buffer.slice(this.#at), this.#withLineFeeds(chunk))
    this.#at = 0
    while (this.#step(false)) {}
  }

  /** Says that no more text comes. What is left is text of the element that is open. */
  end(): void {
    this.#buffer = this.#buffer.slice(this.#at) + (this.#carriageReturn && '\n')
    this.#at = 0
    this.#carriageReturn = ''
    while (this.#step(true)) {}
  }

  /** Puts text back before what is still to be read: for a sink that finds that it took tags for text. */
  unread(text: string): void {
    this.#buffer = flat(text, this.#buffer.slice(this.#at))
    this.#at = 0
    this.#section = 'content'
  }

  #withLineFeeds(chunk: string): string {
    const text = this.#carriageReturn + chunk
    const isCut = text.endsWith('\r')
    this.#carriageReturn = isCut ? '\r' : ''
    const whole = isCut ? text.slice(0, -1) : text
    return whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole
  }

  /** Reads one thing. False when it takes more text to go on. */
  #step(isLast: boolean): boolean {
    if (this.#at >= this.#buffer.length) return false
    switch (this.#section) {
      case 'content':
        return this.#buffer.charCodeAt(this.#at) === LESS_THAN ? this.#readMarkup(isLast) : this.#readText(isLast)
      case 'cdata':
        return this.#readCdata(isLast)
      case 'comment':
        return this.#skipTo('-->')
      case 'instruction':
        return this.#skipTo('?>')
      case 'doctype':
        return this.#readDoctype()
    }
  }

  #readText(isLast: boolean): boolean {
    const next = this.#buffer.indexOf('<', this.#at)
    let end = next === -1 ? this.#buffer.length : next
    if (next === -1 && !isLast) {
      const reference = this.#buffer.lastIndexOf('&')
      if (reference >= this.#at && end - reference < MAX_REFERENCE_LENGTH) end = reference
      if (end === this.#at) return false
    }
    const text = this.#buffer.slice(this.#at, end)
    this.#at = end
    this.#sink.text(decodeReferences(text, this.#declared), false)
    return true
  }

  #readCdata(isLast: boolean): boolean {
    const close = this.#buffer.indexOf(']]>', this.#at)
    const end = close !== -1 ? close : isLast ? this.#buffer.length : this.#buffer.length - ']]'.length
    const text = this.#buffer.slice(this.#at, Math.max(end, this.#at))
    if (close === -1) {
      this.#at += text.length
      if (text !== '') this.#sink.text(text, true)
      return false
    }
    this.#at = close + ']]>'.length
    this.#section = 'content'
    // Also when it is empty: an element with an empty CDATA section is not one with blank text.
    this.#sink.text(text, true)
    return true
  }

  #skipTo(mark: string): boolean {
    const found = this.#buffer.indexOf(mark, this.#at)
    if (found === -1) {
      this.#at = Math.max(this.#at, this.#buffer.length - mark.length + 1)
      return false
    }
    this.#at = found + mark.length
    this.#section = 'content'
    return true
  }

  #readDoctype(): boolean {
    const start = this.#at
    for (; this.#at < this.#buffer.length; this.#at += 1) {
      const code = this.#buffer.charCodeAt(this.#at)
      if (code === OPEN_BRACKET) this.#doctypeDepth += 1
      else if (code === CLOSE_BRACKET) this.#doctypeDepth -= 1
      else if (code === GREATER_THAN && this.#doctypeDepth <= 0) break
    }
    const left = MAX_DOCTYPE_LENGTH - this.#doctype.length
    this.#doctype += this.#buffer.slice(start, Math.min(this.#at, start + left))
    if (this.#at === this.#buffer.length) return false
    this.#at += 1
    this.#section = 'content'
    const names = declaredEntities(this.#doctype)
    for (const name of names) if (this.#declared.size < MAX_DECLARED_ENTITIES) this.#declared.add(name)
    this.#doctype = ''
    if (names.length > 0) this.#sink.entitiesRefused()
    return true
  }

  #readMarkup(isLast: boolean): boolean {
    const next = this.#buffer.charCodeAt(this.#at + 1)
    if (Number.isNaN(next)) return this.#takeAsText(isLast)
    if (next === EXCLAMATION_MARK) return this.#readDeclaration(isLast)
    if (next === QUESTION_MARK) return this.#enter('instruction', 2)
    if (next === SLASH || isNameStart(next)) return this.#readTag(next === SLASH, isLast)
    return this.#takeAsText(true)
  }

  #readDeclaration(isLast: boolean): boolean {
    for (const [opening, section] of DECLARATIONS) {
      if (this.#buffer.startsWith(opening, this.#at)) return this.#enter(section, opening.length)
    }
    const isCut = this.#buffer.length - this.#at < LONGEST_DECLARATION && !isLast
    return isCut ? false : this.#takeAsText(true)
  }

  #enter(section: Section, skipped: number): boolean {
    this.#section = section
    this.#at += skipped
    this.#doctypeDepth = 0
    return true
  }

  /** Takes a `<` that begins no tag as text. */
  #takeAsText(isSure: boolean): boolean {
    if (!isSure) return false
    this.#at += 1
    this.#sink.text('<', false)
    return true
  }

  #readTag(isEnd: boolean, isLast: boolean): boolean {
    const start = this.#at
    if (isEnd && this.#nextEnd !== undefined && this.#buffer.startsWith(this.#nextEnd.raw, start)) {
      this.#at += this.#nextEnd.raw.length
      this.#sink.endTag(this.#nextEnd.name, this.#nextEnd.raw)
      return true
    }
    const expected = isEnd ? undefined : this.#followers.get(this.#lastStart)
    if (expected !== undefined && this.#buffer.startsWith(expected.raw, start)) {
      this.#at += expected.raw.length
      this.#startTag(expected)
      return true
    }
    const found = findTagEnd(this.#buffer, start)
    if (found === undefined) {
      if (!isLast && this.#buffer.length - start <= MAX_TAG_LENGTH) return false
      return this.#takeAsText(true)
    }
    if ('brokenAt' in found) {
      this.#at = found.brokenAt
      this.#sink.text(this.#buffer.slice(start, found.brokenAt), false)
      return true
    }
    const raw = this.#buffer.slice(start, found.end)
    this.#at = found.end
    if (isEnd) this.#sink.endTag(this.#known(this.#endNames, raw, endTagName), raw)
    else this.#startTag(this.#expectedAgain(this.#known(this.#startTags, raw, startTag)))
    return true
  }

  /** Remembers what a tag came behind. One with quotes has its end found each time, since that depends on what follows. */
  #expectedAgain(tag: XmlStartTag): XmlStartTag {
    const isPlain = tag.raw.length === `<${tag.name}>`.length
    if (isPlain && this.#followers.size < MAX_KNOWN_TAGS) this.#followers.set(this.#lastStart, tag)
    return tag
  }

  #startTag(tag: XmlStartTag): void {
    this.#lastStart = tag
    this.#nextEnd = tag.endTag
    this.#sink.startTag(tag)
  }

  /** Meaning of a tag, reckoned once for each that comes often: an export has some eighty. */
  #known<Meaning>(meanings: Map<string, Meaning>, raw: string, read: (raw: string) => Meaning): Meaning {
    const known = meanings.get(raw)
    if (known !== undefined) return known
    const meaning = read(raw)
    if (meanings.size < MAX_KNOWN_TAGS && raw.length <= MAX_KNOWN_TAG_LENGTH) meanings.set(raw, meaning)
    return meaning
  }
}

/** Two texts as one that lies in memory as a whole: `+` makes a tree of them, in which each search begins with a detour. */
function flat(first: string, second: string): string {
  return first === '' ? second : [first, second].join('')
}

function isNameStart(code: number): boolean {
  const isLetter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
  return isLetter || BEGINS_NAME.test(String.fromCharCode(code))
}

const EXCLAMATION_MARK = 0x21
const SLASH = 0x2f
const LESS_THAN = 0x3c
const GREATER_THAN = 0x3e
const QUESTION_MARK = 0x3f
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d

const DECLARATIONS: readonly (readonly [string, Section])[] = [
  ['<![CDATA[', 'cdata'],
  ['<!--', 'comment'],
  ['<!DOCTYPE', 'doctype'],
  ['<!doctype', 'doctype'],
]
const LONGEST_DECLARATION = '<![CDATA['.length
