import type { Embed } from './embed.ts'
import { Formatter } from './formatter.ts'
import { tokenise } from './tokens.ts'

/**
 * Adds paragraphs and line breaks to a text with HTML, as an editor who writes a form template or an HTML mail expects:
 * a blank line parts paragraphs, a line break becomes `<br />`, and tags left open are closed.
 *
 * This is no sanitiser: the tags and attributes of the text are kept. It never throws, takes time in proportion to the
 * length of the text and closes every element that it opens.
 *
 * @param parts Texts and embeds in order.
 * @param options.lineBreaks Whether single line breaks become `<br />` where HTML allows one. Default: true.
 * @returns HTML with block elements on lines of their own, indented by tabs.
 */
export function addParagraphs(
  parts: readonly (string | Embed)[],
  { lineBreaks = true }: { readonly lineBreaks?: boolean } = {},
): string {
  const formatter = new Formatter(lineBreaks)
  for (const token of tokenise(parts)) formatter.add(token)
  return formatter.finish()
}
