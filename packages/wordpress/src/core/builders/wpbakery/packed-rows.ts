import { isGroup } from '../settings.ts'
import { decodePercent } from '../shared/decode-percent.ts'

/** Rows of a list of settings. */
const MAX_ROWS = 200

/** Reads rows as WPBakery packs them: percent-encoded JSON; in old versions `90|Text`, one a line or divided by commas. */
export function packedRows(packed: string): readonly Readonly<Record<string, string>>[] {
  const text = decodePercent(packed.replaceAll('``', '"').replaceAll('`{`', '[').replaceAll('`}`', ']')).trim()
  if (text === '') return []
  const rows = text.startsWith('[') ? jsonRows(text) : undefined
  return rows ?? oldRows(text)
}

function jsonRows(text: string): readonly Readonly<Record<string, string>>[] | undefined {
  try {
    const rows: unknown = JSON.parse(text)
    if (!Array.isArray(rows)) return undefined
    return rows.filter(isGroup).slice(0, MAX_ROWS).map(asTexts)
  } catch {
    // Broken by a tool: there are no rows in it.
    return []
  }
}

function asTexts(row: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'object' ? '' : String(value)]),
  )
}

function oldRows(text: string): readonly Readonly<Record<string, string>>[] {
  return text
    .split(/[\n,]|<br\s*\/?>/)
    .slice(0, MAX_ROWS)
    .flatMap((line) => {
      const [value = '', label = ''] = line.split('|').map((part) => part.trim())
      return value === '' ? [] : [{ value, label }]
    })
}
