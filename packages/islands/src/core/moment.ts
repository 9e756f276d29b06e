const NAMES = ['load', 'idle', 'attention', 'visible', 'interaction'] as const

/**
 * Moment at which an island or enhancer wakes. `attention`: at the visitor's first sign anywhere on the page, such as a
 * movement of the pointer; `interaction`: when the element itself is used.
 */
export type Moment = (typeof NAMES)[number] | { readonly media: string }

/** Writes a moment into an attribute: a name, or a media query in parentheses. */
export function writeMoment(moment: Moment): string {
  return typeof moment === 'string' ? moment : `media ${moment.media}`
}

/** Reads what {@link writeMoment} wrote. Unknown text is `load`: better early than never. */
export function readMoment(text: string | null): Moment {
  if (text?.startsWith('media ')) return { media: text.slice('media '.length) }
  return NAMES.find((name) => name === text) ?? 'load'
}
