import { MAX_POST_DEPTH, MAX_SPAN_LENGTH } from '../limits.ts'
import { parsePostLink } from './post-link.ts'
import type { PostInline } from './post-tree.ts'

/** A construct at a place of a text, and where the text goes on. */
interface Span {
  readonly inlines: readonly PostInline[]
  readonly end: number
}

/** Signs at which a construct may begin. */
const SIGN = /[\\`*_[!\n]/g

/** A link or an image with its words; addresses have at most one pair of brackets. */
const LINK = /!?\[([^[\]\n]{0,1000})\]\(([^\s()<>]{1,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,200})?)\)/y

/** Addresses in plain words, up to a sign that ends a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"']{1,2000}[^\s<>"'.,;:!?)\]]/g

/**
 * Reads the words of a paragraph: bold, italic, code, links, line breaks. What is none of these stands there as it was typed.
 * Every sign is looked at with a bounded number of characters behind it, so a text of any kind is soon read.
 */
export function readInlines(text: string, depth = 0): readonly PostInline[] {
  const inlines: PostInline[] = []
  let [begin, place] = [0, 0]
  const flush = (end: number) => {
    if (end > begin) inlines.push(...withAddresses(text.slice(begin, end)))
  }
  while (place < text.length) {
    SIGN.lastIndex = place
    const sign = SIGN.exec(text)
    if (!sign) break
    const span = spanAt(text, sign.index, depth)
    if (span) {
      flush(sign.index)
      inlines.push(...span.inlines)
      begin = span.end
    }
    place = span?.end ?? sign.index + 1
  }
  flush(text.length)
  return inlines
}

function spanAt(text: string, at: number, depth: number): Span | undefined {
  switch (text[at]) {
    case '\\':
      return escapeAt(text, at)
    case '`':
      return codeAt(text, at)
    case '\n':
      return { inlines: [{ kind: 'break' }], end: at + 1 }
    case '*':
    case '_':
      return emphasisAt(text, at, depth)
    default:
      return linkAt(text, at, depth)
  }
}

function escapeAt(text: string, at: number): Span | undefined {
  const sign = text[at + 1] ?? ''
  return /[!-/:-@[-`{-~]/.test(sign) ? { inlines: [{ kind: 'text', text: sign }], end: at + 2 } : undefined
}

function codeAt(text: string, at: number): Span | undefined {
  const end = text.slice(at + 1, at + 1 + MAX_SPAN_LENGTH).indexOf('`')
  if (end < 1) return undefined
  return { inlines: [{ kind: 'code', text: text.slice(at + 1, at + 1 + end) }], end: at + end + 2 }
}

function emphasisAt(text: string, at: number, depth: number): Span | undefined {
  const sign = text[at] ?? ''
  const mark = text[at + 1] === sign ? sign + sign : sign
  const begin = at + mark.length
  const isInWord = sign === '_' && isWord(text[at - 1])
  if (depth >= MAX_POST_DEPTH || isInWord || !isWritten(text[begin])) return undefined
  const inside = text.slice(begin, begin + MAX_SPAN_LENGTH)
  for (let end = inside.indexOf(mark, 1); end !== -1; end = inside.indexOf(mark, end + 1)) {
    const after = text[begin + end + mark.length]
    const isLonger = mark.length === 1 && after === sign
    if (isLonger) {
      end += 1
      continue
    }
    if (!isWritten(inside[end - 1]) || (sign === '_' && isWord(after))) continue
    const content = readInlines(inside.slice(0, end), depth + 1)
    const kind = mark.length === 2 ? 'strong' : 'emphasis'
    return { inlines: [{ kind, content }], end: begin + end + mark.length }
  }
  return undefined
}

/** An image of another site would be asked for by every reader: it is a link. */
function linkAt(text: string, at: number, depth: number): Span | undefined {
  LINK.lastIndex = at
  const [whole, words = '', address = ''] = LINK.exec(text) ?? []
  if (whole === undefined) return undefined
  const isImage = whole.startsWith('!')
  const content: readonly PostInline[] =
    isImage || depth >= MAX_POST_DEPTH
      ? [{ kind: 'text', text: words || address }]
      : readInlines(words, depth + 1).flatMap(wordsOfLink)
  const href = parsePostLink(address)
  const inlines: readonly PostInline[] =
    href === undefined || content.length === 0 ? content : [{ kind: 'link', href, content }]
  return { inlines, end: at + whole.length }
}

/** Links do not stand in links. */
function wordsOfLink(inline: PostInline): readonly PostInline[] {
  if (inline.kind === 'link') return inline.content
  return 'content' in inline ? [{ ...inline, content: inline.content.flatMap(wordsOfLink) }] : [inline]
}

/** Makes links of addresses in plain words. */
function withAddresses(words: string): readonly PostInline[] {
  const parts: PostInline[] = []
  let end = 0
  for (const match of words.matchAll(ADDRESS)) {
    const href = parsePostLink(match[0])
    if (href === undefined) continue
    if (match.index > end) parts.push({ kind: 'text', text: words.slice(end, match.index) })
    parts.push({ kind: 'link', href, content: [{ kind: 'text', text: match[0] }] })
    end = match.index + match[0].length
  }
  if (end < words.length) parts.push({ kind: 'text', text: words.slice(end) })
  return parts
}

function isWritten(sign: string | undefined): boolean {
  return sign !== undefined && !/\s/.test(sign)
}

function isWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{Letter}\p{Number}_]/u.test(sign)
}
