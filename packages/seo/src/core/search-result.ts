/** Characters below which a text says little, and those that are shown, about. */
export interface ShownLength {
  readonly least: number
  readonly most: number
}

/** Title of a search result, with the name of the site. */
export const TITLE_LENGTH: ShownLength = { least: 1, most: 60 }

/** Description below it. */
export const DESCRIPTION_LENGTH: ShownLength = { least: 50, most: 160 }

/** Length of a text against what is shown of it. */
export type Fit = 'missing' | 'short' | 'fits' | 'long'

export function fitOf(text: string, { least, most }: ShownLength): Fit {
  const { length } = text
  if (length === 0) return 'missing'
  if (length < least) return 'short'
  return length > most ? 'long' : 'fits'
}

/** Cuts a text as search engines do: after a whole word, with three dots. */
export function shownText(text: string, { most }: ShownLength): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = /\s/.test(text.charAt(most)) ? most : cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : most).trimEnd()} …`
}

/**
 * Writes an address as search results do: the host, and the names of the way.
 *
 * @param address Absolute; another text stays as it is.
 */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, pathname } = new URL(address)
  return [host, ...pathname.split('/').filter(Boolean).map(readable)].join(' › ')
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
