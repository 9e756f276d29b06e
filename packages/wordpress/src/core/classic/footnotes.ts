import type { SourceItem } from '../source/source.ts'

/** Most footnotes of one item. */
const MAX_FOOTNOTES = 1000

/** HTML of the footnotes of an item, in the order of their numbers; they stand in a meta. */
export function footnoteTexts(item: SourceItem): readonly string[] {
  const meta = item.metas.find(({ key }) => key === 'footnotes')?.value
  return meta === undefined ? [] : inOrder(parsed(meta), item.content)
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

/** Numbers follow the order of the signs in the text. */
function inOrder(notes: readonly Footnote[], content: string): readonly string[] {
  const signs = new Map<string, number>()
  for (const [, id = ''] of content.matchAll(/data-fn="([^"<>]{1,100})"/g))
    if (!signs.has(id)) signs.set(id, signs.size)
  const place = ({ id }: Footnote) => signs.get(id) ?? Number.MAX_SAFE_INTEGER
  return notes.toSorted((one, other) => place(one) - place(other)).map(({ content }) => content)
}
