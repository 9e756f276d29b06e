/** Characters of a block's first words; its line in the form is short. */
const MAX_LENGTH = 60

/** Fields that say best what a block is about, the best first. */
const TELLING = ['heading', 'title', 'label', 'text', 'name', 'quote', 'question', 'content', 'intro'] as const

/**
 * Gives the words by which an editor knows a block again while it is folded: its name for editors, its heading, or the
 * first words in it.
 *
 * @param block Fields of the block, as its form has them.
 * @returns At most 60 characters; empty for a block without words.
 */
export function firstWords(block: unknown): string {
  const words = wordsIn(block)
  return words.length <= MAX_LENGTH ? words : `${words.slice(0, MAX_LENGTH).trimEnd()}…`
}

function wordsIn(value: unknown): string {
  if (!isRecord(value)) return ''
  const telling = [value.blockName, ...TELLING.map((name) => value[name])]
  for (const each of [...telling, ...lists(value)]) {
    const words = typeof each === 'string' ? each : Array.isArray(each) ? firstOf(each) : richWords(each)
    const line = words.replace(/\s+/g, ' ').trim()
    if (line !== '') return line
  }
  return ''
}

/** Rows and blocks in a block, in the order of its fields. */
function lists(block: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.values(block).filter((value) => Array.isArray(value) && value.some(isRecord))
}

function firstOf(rows: readonly unknown[]): string {
  for (const row of rows) {
    const words = wordsIn(row)
    if (words !== '') return words
  }
  return ''
}

/** All words of a rich text, or of a part of it. */
function richWords(part: unknown): string {
  if (!isRecord(part)) return ''
  if (typeof part.text === 'string') return part.text
  if (isRecord(part.root)) return richWords(part.root)
  return Array.isArray(part.children) ? part.children.map(richWords).join(part.type === 'root' ? ' ' : '') : ''
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
