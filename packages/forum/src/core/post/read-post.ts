import { MAX_POST_DEPTH } from '../limits.ts'
import type { PostBlock } from './post-tree.ts'
import { readInlines } from './read-inlines.ts'

const QUOTED = /^ {0,3}> ?/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/
/** Line that begins an entry of a list. */
const ITEM = /^ {0,3}(?:[-*+]|(\d{1,6})[.)])\s+(?=\S)/
const BLANK = /^\s*$/

/** A part of a text, and the line that comes after it. */
interface Part {
  readonly blocks: readonly PostBlock[]
  readonly next: number
}

/**
 * Reads a text in a part of Markdown: paragraphs, quotes, lists, fenced code, bold and italic words, code, and links. Markup
 * and images are words or links like others, headings are bold, and line breaks stay. Nothing is refused, and every line is
 * looked at once for each level: a text of any kind is soon read.
 */
export function readPost(source: string): readonly PostBlock[] {
  return blocksOf(source.replaceAll(/\r\n?/g, '\n').split('\n'), 0)
}

function blocksOf(lines: readonly string[], depth: number): readonly PostBlock[] {
  const blocks: PostBlock[] = []
  let at = 0
  while (at < lines.length) {
    const part = partAt(lines, at, depth)
    blocks.push(...part.blocks)
    at = part.next
  }
  return blocks
}

function partAt(lines: readonly string[], at: number, depth: number): Part {
  const line = lines[at] ?? ''
  if (BLANK.test(line)) return { blocks: [], next: at + 1 }
  if (FENCE.test(line)) return codeAt(lines, at)
  if (QUOTED.test(line)) return quoteAt(lines, at, depth)
  if (ITEM.test(line)) return listAt(lines, at, depth)
  const heading = HEADING.exec(line)
  if (heading) return { blocks: paragraphOf(heading[1] ?? '', 'strong'), next: at + 1 }
  const end = endOf(lines, at + 1, (next) => !BLANK.test(next) && !beginsPart(next))
  const words = lines.slice(at, end).map((one) => one.trim())
  return { blocks: paragraphOf(words.join('\n')), next: end }
}

function beginsPart(line: string): boolean {
  return FENCE.test(line) || QUOTED.test(line) || ITEM.test(line) || HEADING.test(line)
}

/** First line from a place on that does not hold. */
function endOf(lines: readonly string[], from: number, holds: (line: string) => boolean): number {
  let end = from
  while (end < lines.length && holds(lines[end] ?? '')) end += 1
  return end
}

function paragraphOf(words: string, kind?: 'strong'): readonly PostBlock[] {
  const content = readInlines(words)
  if (content.length === 0) return []
  return [{ kind: 'paragraph', content: kind ? [{ kind, content }] : content }]
}

/** Code up to the line that ends it, or to the end of the text. */
function codeAt(lines: readonly string[], at: number): Part {
  const fence = FENCE.exec(lines[at] ?? '')?.[1] ?? ''
  const end = endOf(lines, at + 1, (line) => line.trim() !== fence)
  return { blocks: [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }], next: end + 1 }
}

function quoteAt(lines: readonly string[], at: number, depth: number): Part {
  const end = endOf(lines, at, (line) => QUOTED.test(line))
  const inside = lines.slice(at, end).map((line) => line.replace(QUOTED, ''))
  if (depth >= MAX_POST_DEPTH) return { blocks: blocksOf(inside.map(withoutMarks), depth), next: end }
  const content = blocksOf(inside, depth + 1)
  return { blocks: content.length === 0 ? [] : [{ kind: 'quote', content }], next: end }
}

/** Entries one below the other; what is indented, or follows without an empty line, belongs to the entry above it. */
function listAt(lines: readonly string[], at: number, depth: number): Part {
  const number = ITEM.exec(lines[at] ?? '')?.[1]
  const items: (readonly PostBlock[])[] = []
  let next = at
  while (next < lines.length && isItem(lines[next], number !== undefined)) {
    const end = endOfItem(lines, next + 1)
    const [first = '', ...rest] = lines.slice(next, end)
    const inside = [first.replace(ITEM, ''), ...rest.map((line) => line.replace(/^ {1,4}|^\t/, ''))]
    items.push(
      blocksOf(depth >= MAX_POST_DEPTH ? inside.map(withoutMarks) : inside, Math.min(depth + 1, MAX_POST_DEPTH)),
    )
    next = end
  }
  if (depth >= MAX_POST_DEPTH) return { blocks: items.flat(), next }
  return { blocks: [{ kind: 'list', ...(number !== undefined && { start: Number(number) }), items }], next }
}

function isItem(line: string | undefined, isNumbered: boolean): boolean {
  const found = ITEM.exec(line ?? '')
  return found !== null && (found[1] !== undefined) === isNumbered
}

function endOfItem(lines: readonly string[], from: number): number {
  let isAfterBlank = false
  const end = endOf(lines, from, (line) => {
    if (BLANK.test(line)) {
      isAfterBlank = true
      return true
    }
    const isInside = /^(?: {2,}|\t)/.test(line) || (!isAfterBlank && !beginsPart(line))
    isAfterBlank = false
    return isInside
  })
  return end
}

/** A line without the signs that would lead deeper. */
function withoutMarks(line: string): string {
  return line.replace(/^(?:\s|>|[-*+]\s+|\d{1,6}[.)]\s+)+/, '')
}
