import { decodeHTML } from 'entities'
import { withoutTags } from '../html/without-tags.ts'

/** Words of a text with markup, on one line. */
export function plainWords(html: unknown): string {
  if (typeof html === 'number') return String(html)
  if (typeof html !== 'string') return ''
  return decodeHTML(withoutTags(html, () => ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same with its lines. */
export function plainLines(html: unknown): string {
  if (typeof html !== 'string') return plainWords(html)
  const lined = html.replace(/\r\n?/g, '\n').replace(/<br\s{0,5}\/?>|<\/(?:p|div|li|h[1-6]|tr)>/gi, '\n')
  return decodeHTML(withoutTags(lined))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
