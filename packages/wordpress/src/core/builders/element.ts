/** Settings that a builder stores of an element: texts in shortcodes, anything JSON can hold elsewhere. */
export type Settings = Readonly<Record<string, unknown>>

/** One element of a page builder, whatever it is stored as: a shortcode, a widget, a module. */
export interface BuilderElement {
  /** Name of its shortcode, widget or module; {@link TEXT} for words and HTML between elements. */
  readonly name: string
  readonly settings: Settings
  /** Content of a shortcode, as it was written; the HTML of a text. */
  readonly content: string
  readonly children: readonly BuilderElement[]
}

/** Name of the elements that are words and HTML. No builder calls an element so. */
export const TEXT = '#text'

export function textElement(content: string): BuilderElement {
  return { name: TEXT, settings: {}, content, children: [] }
}

/** Beginning of a text that is seen: most are known by it, and need not be looked through. */
const SEEN_AT_ONCE = /^[\s\u00a0\u200b]*[^\s\u00a0\u200b<&]/

/** Tells whether nothing of an element could be seen: blanks, or paragraphs and line breaks without words. */
export function isBlankText({ name, content }: BuilderElement): boolean {
  if (name !== TEXT || SEEN_AT_ONCE.test(content)) return false
  return content.replace(/<\/?(?:p|br|div|span)(?:\s[^<>]*)?>|&nbsp;|[\s\u00a0\u200b]/gi, '') === ''
}
