import { rowsOf, type Stored } from './stored.ts'

/** Slides or layers on their way to another place, or to another slider. */
export interface Copied {
  readonly kind: 'slides' | 'layers'
  readonly items: readonly Stored[]
}

/** Name of the property that says that a text is ours. */
const MARK = 'vitrine-slider'

/** Longest text that is read, in characters. */
const MAX_LENGTH = 400 * 1024

/** As a text for the clipboard. */
export function copiedText({ kind, items }: Copied): string {
  return JSON.stringify({ [MARK]: kind, items })
}

/** Reads such a text. Undefined: it is anything else. */
export function parseCopied(text: string): Copied | undefined {
  if (text.length > MAX_LENGTH || !text.includes(MARK)) return undefined
  try {
    const { [MARK]: kind, items } = JSON.parse(text) as Stored
    const rows = rowsOf(items)
    const isLayer = ({ blockType }: Stored) => typeof blockType === 'string' && blockType.startsWith('layer')
    if (kind === 'slides') return some({ kind, items: rows.filter(({ blockType }) => blockType === 'slide') })
    if (kind === 'layers') return some({ kind, items: rows.filter(isLayer) })
  } catch {
    // A text that only looks like ours.
  }
  return undefined
}

function some(copied: Copied): Copied | undefined {
  return copied.items.length > 0 ? copied : undefined
}

/**
 * The same slide or layer as another one: rows get ids of their own, and what named one of them by its id names the new
 * one.
 */
export function withFreshIds(stored: Stored, makeId: () => string): Stored {
  const fresh = new Map<string, string>()
  const renew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(row)
    return isObject(value) ? mapValues(value, renew) : value
  }
  const row = (value: unknown): unknown => {
    if (!isObject(value)) return renew(value)
    const inner = mapValues(value, renew)
    if (typeof value.id !== 'string') return inner
    const id = makeId()
    fresh.set(value.id, id)
    return { ...inner, id }
  }
  const aimed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(aimed)
    if (!isObject(value)) return value
    const inner = mapValues(value, aimed)
    const target = typeof value.layer === 'string' ? fresh.get(value.layer) : undefined
    return target === undefined ? inner : { ...inner, layer: target }
  }
  return aimed(row(stored)) as Stored
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}

function mapValues(stored: Stored, change: (value: unknown) => unknown): Stored {
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, change(value)]))
}
