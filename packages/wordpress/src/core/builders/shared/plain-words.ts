import { decodeHTML } from 'entities'

/** Elements of HTML whose ends divide words. */
const DIVIDES = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|td|th|tr|blockquote|hr|section|article|figure)(?:\s[^<>]*)?\/?>/gi
const TAG = /<[a-z/!][^<>]*>/gi

/** Takes the words out of a piece of HTML, as one line. */
export function plainWords(html: string): string {
  const shown = withoutElement(withoutElement(html, 'script'), 'style')
  return decodeHTML(shown.replace(DIVIDES, ' ').replace(TAG, ''))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

/** Takes out an element with all that it holds; one that is never closed goes to the end, as in browsers. */
function withoutElement(html: string, name: string): string {
  const folded = html.toLowerCase()
  let words = ''
  let at = 0
  while (at < html.length) {
    const start = folded.indexOf(`<${name}`, at)
    if (start === -1) return words + html.slice(at)
    words += `${html.slice(at, start)} `
    const closer = folded.indexOf(`</${name}`, start)
    const end = closer === -1 ? -1 : folded.indexOf('>', closer)
    if (end === -1) return words
    at = end + 1
  }
  return words
}
