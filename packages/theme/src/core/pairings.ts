import type { AdminLabel } from '@vitrine/kit/core'

/** Typefaces by the name of their font sheet, and the families that follow while they load or where they fail. */
const TYPEFACES = {
  archivo: { family: 'Archivo', rest: 'system-ui,sans-serif' },
  'archivo-condensed': { family: 'Archivo Condensed', rest: '"Arial Narrow",system-ui,sans-serif' },
  'bodoni-moda': { family: 'Bodoni Moda', rest: 'Didot,Georgia,serif' },
  'bricolage-grotesque': { family: 'Bricolage Grotesque', rest: 'system-ui,sans-serif' },
  fraunces: { family: 'Fraunces', rest: 'Georgia,serif' },
  geist: { family: 'Geist', rest: 'system-ui,sans-serif' },
  'hanken-grotesk': { family: 'Hanken Grotesk', rest: 'system-ui,sans-serif' },
  'instrument-sans': { family: 'Instrument Sans', rest: 'system-ui,sans-serif' },
  newsreader: { family: 'Newsreader', rest: 'Georgia,serif' },
} as const

/** Sheets of typefaces that also stand in texts, for where they are those of headings alone: with their weight first. */
const HEADING_SHEETS: Partial<Record<Typeface | HebrewTypeface, string>> = {
  newsreader: 'newsreader-headings',
  'frank-ruhl-libre': 'frank-ruhl-libre-headings',
}

/** Sheets of typefaces of headings with less in them, for pages that also load Hebrew letters. */
const SHEETS_BESIDE_HEBREW: Partial<Record<Typeface, string>> = { fraunces: 'fraunces-beside-hebrew' }

type Typeface = keyof typeof TYPEFACES

/** Typefaces with Hebrew letters, which stand beside the others on Hebrew pages. */
const HEBREW_FAMILIES = { 'frank-ruhl-libre': 'Frank Ruhl Libre', heebo: 'Heebo' } as const
type HebrewTypeface = keyof typeof HEBREW_FAMILIES

/** Languages that are written in Hebrew letters. */
const HEBREW_LANGUAGES = /^(?:he|iw|yi)\b/

/** A typeface for headings and one for text, with what makes the first look right when it is large. */
export interface Pairing {
  readonly label: AdminLabel
  readonly display: Typeface
  readonly text: Typeface
  readonly hebrew: { readonly display: HebrewTypeface; readonly text: HebrewTypeface }
  /** Optical size of the display face at every size; undefined: as the size asks for. */
  readonly opticalSize?: number
  /** Weight of headings. */
  readonly weight: number
  /** Share of the design's negative tracking that headings take: 1 is all of it. */
  readonly tightness: number
  /** Factor of the line heights of headings. */
  readonly leading: number
}

const ROMAN = { display: 'frank-ruhl-libre', text: 'heebo' } as const
const PLAIN = { display: 'heebo', text: 'heebo' } as const

export const PAIRINGS = {
  'fraunces-instrument-sans': {
    label: { en: 'Fraunces and Instrument Sans: soft, warm', de: 'Fraunces und Instrument Sans: weich, warm' },
    display: 'fraunces',
    text: 'instrument-sans',
    hebrew: ROMAN,
    weight: 400,
    tightness: 1,
    leading: 1,
  },
  'bricolage-geist': {
    label: { en: 'Bricolage Grotesque and Geist: crisp, lively', de: 'Bricolage Grotesque und Geist: klar, lebhaft' },
    display: 'bricolage-grotesque',
    text: 'geist',
    hebrew: PLAIN,
    weight: 600,
    tightness: 1.1,
    leading: 1,
  },
  'bodoni-newsreader': {
    label: { en: 'Bodoni Moda and Newsreader: a magazine', de: 'Bodoni Moda und Newsreader: wie ein Magazin' },
    display: 'bodoni-moda',
    text: 'newsreader',
    hebrew: { display: 'frank-ruhl-libre', text: 'frank-ruhl-libre' },
    // Cut for posters, its hairlines are thinner than a pixel of a heading.
    opticalSize: 18,
    weight: 500,
    tightness: 0.9,
    leading: 1.03,
  },
  'newsreader-hanken': {
    label: {
      en: 'Newsreader and Hanken Grotesk: calm, bookish',
      de: 'Newsreader und Hanken Grotesk: ruhig, wie ein Buch',
    },
    display: 'newsreader',
    text: 'hanken-grotesk',
    hebrew: ROMAN,
    weight: 400,
    tightness: 1,
    leading: 1.06,
  },
  'archivo-hanken': {
    label: { en: 'Archivo and Hanken Grotesk: plain, strong', de: 'Archivo und Hanken Grotesk: schlicht, kräftig' },
    display: 'archivo',
    text: 'hanken-grotesk',
    hebrew: PLAIN,
    weight: 650,
    tightness: 1.2,
    leading: 1.02,
  },
  'archivo-condensed-hanken': {
    label: {
      en: 'Archivo Condensed and Hanken Grotesk: a poster',
      de: 'Archivo Condensed und Hanken Grotesk: ein Plakat',
    },
    display: 'archivo-condensed',
    text: 'hanken-grotesk',
    hebrew: PLAIN,
    weight: 800,
    tightness: 0.4,
    leading: 0.94,
  },
  geist: {
    label: { en: 'Geist alone: technical', de: 'Nur Geist: technisch' },
    display: 'geist',
    text: 'geist',
    hebrew: PLAIN,
    weight: 550,
    tightness: 1.4,
    leading: 1.04,
  },
} as const satisfies Record<string, Pairing>
export type PairingName = keyof typeof PAIRINGS

/** Font families of headings and of text, and the sheets that bring them. */
export interface FontStacks {
  readonly display: string
  readonly text: string
  /** Names of font sheets; those of the first screen come first. */
  readonly sheets: readonly string[]
}

/** @param locale Language of the page: a typeface with its letters joins the pairing if that has none. */
export function fontStacks({ display, text, hebrew }: Pairing, locale: string): FontStacks {
  const isHebrew = HEBREW_LANGUAGES.test(locale)
  const stack = (typeface: Typeface, companion: HebrewTypeface) => {
    const { family, rest } = TYPEFACES[typeface]
    const joined = isHebrew ? [`"${HEBREW_FAMILIES[companion]} Variable"`] : []
    return [`"${family} Variable"`, ...joined, `"${family} Fallback"`, rest].join(',')
  }
  const companions = isHebrew ? sheetsOf(hebrew) : []
  const beside = isHebrew ? SHEETS_BESIDE_HEBREW[display] : undefined
  return {
    display: stack(display, hebrew.display),
    text: stack(text, hebrew.text),
    sheets: [...new Set([...companions, ...(beside ? [beside, text] : sheetsOf({ display, text }))])],
  }
}

function sheetsOf<Name extends Typeface | HebrewTypeface>({ display, text }: { display: Name; text: Name }): string[] {
  return display === text ? [text] : [HEADING_SHEETS[display] ?? display, text]
}
