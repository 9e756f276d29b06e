import { decodeReferences } from './decode-references.ts'
import type { XmlStartTag } from './xml-sink.ts'

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()
const NO_ENTITIES: ReadonlySet<string> = new Set()

/** Attributes of one tag that are read; the rest is passed over. */
export const MAX_ATTRIBUTES = 100

/** End of a tag: behind its `>`, before the `<` that interrupts it, or not in this text. */
export type TagEnd = { readonly end: number } | { readonly brokenAt: number } | undefined

/**
 * Looks for the end of the tag that begins at an index. A `>` inside quotes does not end it, unless the quotes do not
 * close before the next `<`, which no value may hold.
 */
export function findTagEnd(text: string, start: number): TagEnd {
  let quote = 0
  let firstEnd = 0
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === LESS_THAN) return firstEnd === 0 ? { brokenAt: at } : { end: firstEnd }
    if (code === GREATER_THAN) {
      if (quote === 0) return { end: at + 1 }
      if (firstEnd === 0) firstEnd = at + 1
    } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
      if (quote === 0) quote = code
      else if (quote === code) quote = 0
    }
  }
  return undefined
}

const LESS_THAN = 0x3c
const GREATER_THAN = 0x3e
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27
const NAME_END = /[\s/>]/
const PLAIN_NAME = /^[\w:.-]+$/
const ATTRIBUTE = /(?<=[\s"'])([^\s=/"'>]+)\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s"'>]+))/g

/** Meaning of a start tag, from its `<` to its `>`. */
export function startTag(raw: string): XmlStartTag {
  const isSelfClosing = raw.endsWith('/>')
  const inside = raw.slice(1, isSelfClosing ? -2 : -1)
  const name = nameIn(inside)
  const endTag = PLAIN_NAME.test(name) ? { name, raw: `</${name}>` } : undefined
  return { name, attributes: attributesIn(inside, name.length), isSelfClosing, raw, endTag }
}

/** Name of an end tag, from its `<` to its `>`. */
export function endTagName(raw: string): string {
  return nameIn(raw.slice(2, -1))
}

function nameIn(inside: string): string {
  const end = inside.search(NAME_END)
  return end === -1 ? inside : inside.slice(0, end)
}

/** Of two attributes with one name the first counts; values without quotes are accepted, and a last one that lacks its end. */
function attributesIn(inside: string, nameLength: number): ReadonlyMap<string, string> {
  if (inside.length === nameLength) return NO_ATTRIBUTES
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of inside.slice(nameLength).matchAll(ATTRIBUTE)) {
    if (attributes.size === MAX_ATTRIBUTES) break
    if (!attributes.has(name)) attributes.set(name, decodeReferences(double ?? single ?? bare ?? '', NO_ENTITIES))
  }
  return attributes
}
