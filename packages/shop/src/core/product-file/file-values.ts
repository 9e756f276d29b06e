import { momentOf as momentOfClock } from '@vitrine/content/core'
import { decodeHTML } from 'entities'

/** Reads a number with a decimal point or comma, and signs between thousands. @returns Undefined for what is none. */
export function numberOf(cell: string): number | undefined {
  const text = cell.replace(/[\s\u00a0\u202f']/g, '')
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isOne = decimal >= 0 && text.indexOf(text[decimal] ?? '') === decimal
  const plain = isOne
    ? `${text.slice(0, decimal).replace(/[.,]/g, '')}.${text.slice(decimal + 1)}`
    : text.replace(/[.,]/g, '')
  return /^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : undefined
}

/** Reads a list as WooCommerce writes it: between commas, those of a name behind a backslash. */
export function listOf(cell: string): readonly string[] {
  return cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')
}

/** Writes a list that {@link listOf} reads. */
export function asList(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(',', '\\,')).join(', ')
}

/** Name of the last category of a path such as “Rooms > Light”: categories of a shop stand beside each other. */
export function lastOf(path: string): string {
  return path.split('>').at(-1)?.trim() ?? ''
}

/** Name of the file that an address leads to; a name is its own. */
export function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    // A percent sign of the name itself.
    return last
  }
}

/** A day, or a moment of ISO 8601. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Reads a moment; one without a zone is read by the clocks of the shop.
 *
 * @param known.timeZone IANA name of its zone.
 * @param known.edge Moment that a day without a time stands for: its first, or its last.
 * @returns ISO 8601, or undefined for what is no moment.
 */
export function momentOf(
  cell: string,
  { edge, timeZone }: { readonly edge: 'begin' | 'end'; readonly timeZone: string },
): string | undefined {
  const [, day, time, zone] = DAY.exec(cell.trim()) ?? []
  if (day === undefined) return undefined
  const ms = Date.parse(`${day}T${time ?? (edge === 'begin' ? '00:00:00' : '23:59:59')}${zone ?? 'Z'}`)
  if (Number.isNaN(ms)) return undefined
  return (zone === undefined ? momentOfClock(new Date(ms), timeZone) : new Date(ms)).toISOString()
}

/** Ends of what stands on lines of its own. */
const BREAKS = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|blockquote|ul|ol)>/gi

/** Paragraphs of a text that may be HTML, without its formatting. */
export function paragraphsOf(cell: string): readonly string[] {
  const words = seen(cell.replaceAll('\\n', '\n'))
    .replace(BREAKS, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
  return decodeHTML(words)
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** HTML without its scripts and styles. */
function seen(html: string): string {
  const [first = '', ...others] = html.split(/<(?:script|style)\b/i)
  return first + others.map((part) => part.replace(/^[\s\S]*?(?:<\/(?:script|style)>|$)/i, '')).join('')
}
