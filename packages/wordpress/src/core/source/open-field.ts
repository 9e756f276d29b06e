import type { CleanText } from '../xml/clean-text.ts'
import { cleanText } from '../xml/clean-text.ts'
import { inOwnMemory } from './own-memory.ts'

/** Longest text of one element, in UTF-16 code units: builders and images in base64 reach 20 million. */
export const MAX_FIELD_LENGTH = 32 * 1024 * 1024

/** Times that one field is searched for an item that it swallowed. */
const MAX_SEARCHES = 16

/** Text of up to this length is copied out of the chunk that it was cut from, so that keeping it does not keep the chunk. */
const MAX_COPIED_LENGTH = 65_536

/** The element whose text is being read. */
export class OpenField {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  #sections = ''
  #loose = ''
  #hasSection = false
  #searches = 0
  #isTooLong = false

  constructor(name: string, attributes: ReadonlyMap<string, string>) {
    this.name = name
    this.attributes = attributes
  }

  get length(): number {
    return this.#sections.length + this.#loose.length
  }

  get isTooLong(): boolean {
    return this.#isTooLong
  }

  add(text: string, isCdata: boolean): void {
    if (this.length + text.length > MAX_FIELD_LENGTH) {
      this.#isTooLong = true
      return
    }
    if (isCdata) {
      // Text before and between sections belongs to the whole, in its place; blanks around them are the file's layout.
      if (this.#loose.trim() !== '') this.#sections += this.#loose
      this.#loose = ''
      this.#hasSection = true
      this.#sections += text
    } else this.#loose += text
  }

  text(): CleanText {
    const clean = cleanText(this.#whole())
    return clean.text.length > MAX_COPIED_LENGTH ? clean : { ...clean, text: inOwnMemory(clean.text) }
  }

  /**
   * Beginning of an item that this field swallowed, because the one before broke off inside a CDATA section: from its
   * `<item>` on. Such a text opens a section that it does not close. Empty when there is none.
   */
  swallowedItem(): string {
    if (!this.#hasSection || this.#searches === MAX_SEARCHES) return ''
    this.#searches += 1
    const text = this.#whole()
    // Hardly any field has one, and to look for it from the front is faster.
    if (!text.includes('<item>')) return ''
    const start = text.lastIndexOf('<item>')
    if (start === -1) return ''
    const tail = text.slice(start)
    const isItem = /^<item>\s{0,100}<title/.test(tail)
    return isItem && tail.lastIndexOf('<![CDATA[') > tail.lastIndexOf(']]>') ? tail : ''
  }

  #whole(): string {
    if (!this.#hasSection) return unescapedSection(this.#loose)
    return this.#loose.trim() === '' ? this.#sections : this.#sections + this.#loose
  }
}

/** Text of a section that another tool has escaped as a whole, `&lt;![CDATA[…]]&gt;`. */
function unescapedSection(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.startsWith('<![CDATA[') || !trimmed.endsWith(']]>')) return text
  return trimmed.slice('<![CDATA['.length, -']]>'.length).replaceAll(']]]]><![CDATA[>', ']]>')
}
