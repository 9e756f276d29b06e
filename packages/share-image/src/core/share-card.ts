import { directionOf } from '@vitrine/content/core'

/** Everything that a drawn share image shows. Equal cards look the same. */
export interface ShareCard {
  readonly title: string
  readonly siteName: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly colors: {
    readonly paper: string
    readonly surface: string
    readonly ink: string
    readonly accent: string
    readonly line: string
  }
  readonly type: {
    /** Weight of the title, as CSS counts it. */
    readonly weight: number
    /** Optical size of the title's typeface, in points; undefined: as its size asks for. */
    readonly opticalSize?: number
    /** Space between the letters of the title, in em. */
    readonly tracking: number
    /** Factor of the line height of the title. */
    readonly leading: number
    /** Names of typefaces, those of the page's script first. */
    readonly display: readonly string[]
    readonly text: readonly string[]
  }
}

/** Characters of a title that are drawn; a longer one ends with an ellipsis. */
const MAX_TITLE = 140

const MAX_SITE_NAME = 60

/** Part of the hash: raise it when cards are drawn in another way, so that cached ones are made again. */
const DRAWING_VERSION = 1

/** Look that all cards of a site share. */
export type ShareLook = Pick<ShareCard, 'colors' | 'type'>

/** Card of a page: whitespace in title and site name collapsed, both shortened to their limits. */
export function shareCard(
  page: Pick<ShareCard, 'title' | 'siteName' | 'locale'>,
  { colors, type }: ShareLook,
): ShareCard {
  const { locale } = page
  return {
    title: shortened(page.title, MAX_TITLE),
    siteName: shortened(page.siteName, MAX_SITE_NAME),
    locale,
    direction: directionOf(locale),
    colors,
    type,
  }
}

function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/**
 * Hash of a card: changes whenever its image would.
 *
 * @param digest Makes 16 letters of base64url of a text.
 */
export function cardHash(card: ShareCard, digest: (text: string) => string): string {
  return digest(JSON.stringify([DRAWING_VERSION, card]))
}
