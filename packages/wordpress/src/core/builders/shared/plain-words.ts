import { decodeHTML } from 'entities'
import { withoutTags } from '../../html/without-tags.ts'

/** Elements of HTML whose ends divide words. */
const DIVIDING = new Set('p br div li ul ol h1 h2 h3 h4 h5 h6 td th tr blockquote hr section article figure'.split(' '))

/** Takes the words out of a piece of HTML, as one line. */
export function plainWords(html: string): string {
  const shown = withoutElement(withoutElement(html, 'script'), 'style')
  return decodeHTML(withoutTags(shown, (name) => (DIVIDING.has(name) ? ' ' : '')))
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
