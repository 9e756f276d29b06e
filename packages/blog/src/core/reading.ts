import { list, record } from '@vitrine/content/core'

/** Words that people read in a minute, of running text. Brysbaert, 2019: 238 for English. */
const WORDS_PER_MINUTE = 238

/** Characters of a summary that is taken from the beginning of the text. */
const MAX_SUMMARY = 200

/** Maximum nesting of text nodes. */
const MAX_DEPTH = 20

/** Fields of blocks that hold running text, as blocks of this house name them. */
const TEXT_FIELDS = ['heading', 'intro', 'text', 'quote', 'caption']

/** The words of stored blocks in reading order, a line for each piece of text. */
export function wordsOf(layout: unknown): string {
  return blocksText(layout, 0).filter(Boolean).join('\n')
}

/** Minutes that reading takes, at least 1. */
export function readingMinutes(words: string): number {
  const count = words.match(/[\p{Letter}\p{Number}]+(?:['’-][\p{Letter}\p{Number}]+)*/gu)?.length ?? 0
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE))
}

/** The beginning of a text, ended between two words. */
export function summaryOf(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_SUMMARY) return line
  const cut = line.slice(0, MAX_SUMMARY)
  const sentence = cut.search(/[.!?…][^.!?…]*$/)
  if (sentence > MAX_SUMMARY / 2) return cut.slice(0, sentence + 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_SUMMARY / 2)).trimEnd()}…`
}

function blocksText(value: unknown, depth: number): string[] {
  if (depth > MAX_DEPTH) return []
  return list(value).flatMap((block) => {
    const texts = TEXT_FIELDS.flatMap((name) => (typeof block[name] === 'string' ? [block[name].trim()] : []))
    const rich = Object.values(block).flatMap((field) => (record(field).root ? richText(record(field).root) : []))
    const inside = Object.values(block).flatMap((field) => (Array.isArray(field) ? blocksText(field, depth + 1) : []))
    return [...texts, ...rich, ...inside]
  })
}

/** Each paragraph, heading or item is a line. */
function richText(root: unknown): string[] {
  return list(record(root).children).flatMap((node) =>
    node.type === 'list' ? richText(node) : [inlineText(node, 0).trim()],
  )
}

function inlineText(node: Readonly<Record<string, unknown>>, depth: number): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak') return ' '
  if (depth > MAX_DEPTH) return ''
  return list(node.children)
    .map((child) => inlineText(child, depth + 1))
    .join('')
}
