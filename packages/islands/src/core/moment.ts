/** When an island or enhancer wakes in the browser. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction' | { readonly media: string }

/** Writes a moment into an attribute: a name, or a media query in parentheses. */
export function writeMoment(moment: Moment): string {
  return typeof moment === 'string' ? moment : `media ${moment.media}`
}

/** Reads what {@link writeMoment} wrote. Unknown text is `load`: better early than never. */
export function readMoment(text: string | null): Moment {
  if (text?.startsWith('media ')) return { media: text.slice('media '.length) }
  return text === 'idle' || text === 'visible' || text === 'interaction' ? text : 'load'
}
