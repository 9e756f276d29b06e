import { record } from '@vitrine/content/core'

/** Characters of a form's JSON that are read. */
const MAX_JSON_LENGTH = 5_000_000

/** Reads JSON, also such as lost or gained backslashes on its way. Undefined: it is none. */
export function readJson(text: string): unknown {
  if (text.length > MAX_JSON_LENGTH) return undefined
  const written = text.replace(/^\uFEFF/, '').trim()
  return parsed(written) ?? (/^[[{]\\"/.test(written) ? parsed(written.replace(/\\(.)/gs, '$1')) : undefined)
}

/** Rows of a list, or of an object whose keys number them. */
export function rowsOf(raw: unknown): readonly Readonly<Record<string, unknown>>[] {
  const values: readonly unknown[] = Array.isArray(raw) ? raw : Object.values(record(raw))
  return values.filter((value) => typeof value === 'object' && value !== null).map(record)
}

/** Text of a value; numbers are written out. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Number of a value; plugins write most of them as texts. */
export function numberIn(value: unknown): number | undefined {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Flags of plugins: `true`, `1`, `"1"`, `"on"`, `"yes"`. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'on' || value === 'yes' || value === 'true'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Whoever asks says what it means that this is no JSON.
    return undefined
  }
}
