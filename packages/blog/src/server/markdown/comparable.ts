import { MAX_JSON_DEPTH } from '@vitrine/content/core'

/** Properties of nodes that have no visible effect. */
const UNSEEN = new Set(['version', 'direction', 'detail', 'textFormat', 'textStyle'])

/** Default values, equal to a property that is missing. */
const USUAL: Readonly<Record<string, readonly unknown[]>> = {
  format: [0],
  indent: [0],
  mode: ['normal'],
  start: [1],
  newTab: [false],
}

/** The same content is the same text, however it came to be written. */
export function sameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(comparable(a, 0)) === JSON.stringify(comparable(b, 0))
}

function comparable(value: unknown, depth: number): unknown {
  if (depth > MAX_JSON_DEPTH) return undefined
  if (Array.isArray(value)) return joined(value).map((item) => comparable(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const own = value as Readonly<Record<string, unknown>>
  const isItem = own.type === 'listitem'
  const entries = Object.entries(own).flatMap(([key, item]): [string, unknown][] => {
    if (UNSEEN.has(key) || (key === 'id' && typeof item === 'string') || USUAL[key]?.includes(item)) return []
    // Places in a list follow from the list.
    if (isItem && (key === 'value' || key === 'indent')) return []
    if (key === 'type' && item === 'autolink') return [[key, 'link']]
    const inside = comparable(item, depth + 1)
    return isNothing(inside) ? [] : [[key, inside]]
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  )
}

/** Words that stand beside each other in one form are one piece. */
function joined(items: readonly unknown[]): readonly unknown[] {
  const all: unknown[] = []
  for (const item of items) {
    const before = all.at(-1)
    if (isText(before) && isText(item) && (before.format ?? 0) === (item.format ?? 0)) {
      all[all.length - 1] = { ...before, text: before.text + item.text }
    } else all.push(item)
  }
  return all
}

function isText(value: unknown): value is { readonly type: 'text'; readonly text: string; readonly format?: unknown } {
  const { type, text } = (value ?? {}) as { type?: unknown; text?: unknown }
  return type === 'text' && typeof text === 'string'
}
