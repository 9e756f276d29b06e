/** Comments and tags, of which browsers show nothing. A `>` in a quoted value of an attribute ends no tag. */
const MARKUP = /<!--.*?(?:-->|$)|<[a-z/!?](?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*(?:>|$)/gis

const SCRIPTS = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gis

/**
 * HTML as text: elements taken out, with their content where it is no text; character references stay. Markup that is
 * not closed reaches to the end, and a `<` that begins none stays.
 */
export function withoutElements(html: string): string {
  return html.replace(SCRIPTS, '').replace(MARKUP, '')
}
