import { decodeHTMLStrict } from 'entities'

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** Text as HTML, safe between tags and in quoted attributes. Character references that are there already stay. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&(?:[a-z][a-z0-9]{0,31};|#[0-9]{1,7};|#x[0-9a-f]{1,6};)?/gi, (found) =>
      found !== '&' && decodeHTMLStrict(found) !== found ? found : `&amp;${found.slice(1)}`,
    )
    .replace(/[<>"']/g, (character) => ESCAPES[character] ?? character)
}
