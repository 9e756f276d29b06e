import type { SourceItem } from '../source/source.ts'

/** Most footnotes of one item. */
const MAX_FOOTNOTES = 1000

const found = new WeakMap<SourceItem, readonly Footnote[]>()

/** HTML of the footnotes of an item, in the order of their numbers; they stand in a meta. */
export function footnoteTexts(item: SourceItem): readonly string[] {
  return footnotesOf(item).map(({ content }) => content)
}

/** Number of a footnote that the item shows, from 1; undefined for one that it does not have or show. */
export function footnoteNumber(item: SourceItem, id: string): number | undefined {
  if (!/<!--\s*wp:footnotes\b/.test(item.content)) return undefined
  return footnotesOf(item).findIndex((note) => note.id === id) + 1 || undefined
}

/** Read once for each item. */
function footnotesOf(item: SourceItem): readonly Footnote[] {
  const known = found.get(item)
  if (known) return known
  const meta = item.metas.find(({ key }) => key === 'footnotes')?.value
  const notes = meta === undefined ? [] : inOrder(parsed(meta), item.content)
  found.set(item, notes)
  return notes
}

interface Footnote {
  readonly id: string
  readonly content: string
}

function parsed(json: string): readonly Footnote[] {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    // Notes that cannot be read are none.
    return []
  }
  if (!Array.isArray(value)) return []
  return value
    .slice(0, MAX_FOOTNOTES)
    .filter((note): note is Footnote => typeof note?.id === 'string' && typeof note?.content === 'string')
}

/** Numbers follow the order of the marks in the text. */
function inOrder(notes: readonly Footnote[], content: string): readonly Footnote[] {
  const marks = new Map<string, number>()
  for (const [, id = ''] of content.matchAll(/data-fn="([^"<>]{1,100})"/g))
    if (!marks.has(id)) marks.set(id, marks.size)
  const place = ({ id }: Footnote) => marks.get(id) ?? Number.MAX_SAFE_INTEGER
  return notes.toSorted((one, other) => place(one) - place(other))
}
