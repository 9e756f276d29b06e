import { decodeHTML } from 'entities'

/** Elements of a text, bounded so that a lone `<` costs nothing. */
const ELEMENT = /<\/?[a-z!][^<>]{0,2000}>/gi

/** Words of a text with markup, on one line. */
export function plainWords(html: unknown): string {
  if (typeof html === 'number') return String(html)
  if (typeof html !== 'string') return ''
  return decodeHTML(html.replace(ELEMENT, ' ')).replace(/\s+/g, ' ').trim()
}

/** The same with its lines. */
export function plainLines(html: unknown): string {
  if (typeof html !== 'string') return plainWords(html)
  const lined = html.replace(/\r\n?/g, '\n').replace(/<br\s{0,5}\/?>|<\/(?:p|div|li|h[1-6]|tr)>/gi, '\n')
  return decodeHTML(lined.replace(ELEMENT, ''))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
