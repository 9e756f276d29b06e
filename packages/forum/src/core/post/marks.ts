/** Marks that a toolbar gives to words. */
export const MARKS = ['bold', 'italic', 'link', 'quote', 'code', 'list'] as const

export type Mark = (typeof MARKS)[number]

/** A text with what is selected in it, in UTF-16 code units. */
export interface MarkedRange {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A change of a text: what stands from `from` to `to` becomes `insert`, and then `start` to `end` is selected. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

/** Address that a new link begins with. */
const ADDRESS = 'https://'

/** Marks what is selected, in Markdown; what is marked already is unmarked, but for links. */
export function markText(mark: Mark, range: MarkedRange): TextChange {
  switch (mark) {
    case 'bold':
      return around(range, '**')
    case 'italic':
      return around(range, '*')
    case 'code':
      return selected(range).includes('\n') ? fenced(range) : around(range, '`')
    case 'link':
      return linked(range)
    case 'quote':
      return eachLine(range, '> ')
    case 'list':
      return eachLine(range, '- ')
  }
}

function selected({ text, start, end }: MarkedRange): string {
  return text.slice(start, end)
}

function around(range: MarkedRange, sign: string): TextChange {
  const { text, start, end } = range
  const words = selected(range)
  const [before, after] = [start - sign.length, end + sign.length]
  // One sign of italic words is also half of that of bold ones.
  const isLonger = text[before - 1] === sign[0] || text[after] === sign[0]
  const isMarked =
    before >= 0 && text.slice(before, start) === sign && text.slice(end, after) === sign && !(sign === '*' && isLonger)
  if (isMarked) return { from: before, to: after, insert: words, start: before, end: before + words.length }
  const at = start + sign.length
  return { from: start, to: end, insert: sign + words + sign, start: at, end: at + words.length }
}

function fenced(range: MarkedRange): TextChange {
  const { text, start, end } = range
  const words = selected(range).replace(/\n$/, '')
  const head = `${start > 0 && text[start - 1] !== '\n' ? '\n' : ''}\`\`\`\n`
  const foot = `\n\`\`\`${text[end] === '\n' ? '' : '\n'}`
  const at = start + head.length
  return { from: start, to: end, insert: head + words + foot, start: at, end: at + words.length }
}

/** Words get an address to be typed, an address gets words. */
function linked(range: MarkedRange): TextChange {
  const { start, end } = range
  const words = selected(range)
  if (/^https?:\/\/\S+$/.test(words)) {
    return { from: start, to: end, insert: `[](${words})`, start: start + 1, end: start + 1 }
  }
  const at = start + words.length + 3
  return { from: start, to: end, insert: `[${words}](${ADDRESS})`, start: at, end: at + ADDRESS.length }
}

/** Puts a sign before each line that is selected in whole or in part, or takes it away where all have it. */
function eachLine({ text, start, end }: MarkedRange, sign: string): TextChange {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(from, end - (end > start && text[end - 1] === '\n' ? 1 : 0)))
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const areMarked = lines.every((line) => line.startsWith(sign))
  const insert = lines.map((line) => (areMarked ? line.slice(sign.length) : sign + line)).join('\n')
  return { from, to, insert, start: from + (lines.length === 1 ? insert.length : 0), end: from + insert.length }
}
