import { NothingMeasured } from '../nothing-measured.mjs'

/**
 * Parts of a page of ours, for the projects of peers.
 *
 * @param {string} html
 * @returns {{ html: string, withoutScripts: string, body: string, heading: string }} `body` and `withoutScripts` have no
 *   script of ours; `heading` is by what the page is known again.
 */
export function partsOf(html) {
  const withoutScripts = html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/g, '')
  const [, body] = withoutScripts.match(/<body[^>]*>(.*)<\/body>/s) ?? []
  const [heading] = html.match(/<h1\b.*?<\/h1>/s) ?? []
  if (!body || !heading) throw new NothingMeasured('no body or no heading in our page')
  return { html, withoutScripts, body, heading }
}
