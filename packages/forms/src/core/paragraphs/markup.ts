import { isForeign } from './elements.ts'

/** A tag or a comment as it is written. Names are in lower case. */
export type Markup =
  | { readonly kind: 'comment'; readonly html: string }
  | { readonly kind: 'start' | 'end'; readonly name: string; readonly html: string }

const TAG_NAME = /<(\/?)([a-z][a-z0-9:._-]*)/iy

/**
 * Reads the markup at one place of a text. A tag ends at the first `>`, even within an attribute; a bracket that begins
 * nothing is text. An unfinished comment reaches to the end, as it does in browsers, and is closed there.
 *
 * @param lastTagEnd Where the last `>` of the text is. Asking once keeps many brackets from causing as many searches.
 */
export function markupAt(text: string, at: number, lastTagEnd: number): Markup | undefined {
  if (text.startsWith('<!--', at)) return commentAt(text, at)
  TAG_NAME.lastIndex = at
  const [opening, slash, name] = TAG_NAME.exec(text) ?? []
  if (opening === undefined || name === undefined || at + opening.length > lastTagEnd) return undefined
  const html = text.slice(at, text.indexOf('>', at + opening.length) + 1)
  return { kind: slash ? 'end' : 'start', name: name.toLowerCase(), html }
}

function commentAt(text: string, at: number): Markup {
  const close = text.indexOf('-->', at + '<!'.length)
  return { kind: 'comment', html: close < 0 ? `${text.slice(at)}-->` : text.slice(at, close + '-->'.length) }
}

/** End of an opaque element's content: its end tag or, if that is missing, the end of the text. */
export function endOfContent(text: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi')
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const close = text.indexOf('>', tags.lastIndex)
    if (close < 0) break
    if (tag[1]) depth -= 1
    else if (isForeign(name) && text[close - 1] !== '/') depth += 1
    if (depth === 0) return tag.index
    tags.lastIndex = close + 1
  }
  return text.length
}
