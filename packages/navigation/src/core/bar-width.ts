import type { HeaderView } from './header.ts'
import type { MenuItem } from './menu.ts'

/**
 * Widths of windows, in rem, from which a bar may stand in the header; the drawer is there in narrower ones. The style
 * sheets of header and drawer name the same ones.
 */
export const BAR_WIDTHS = [60, 68, 76, 84, 92, 100, 112] as const

/** `never`: the bar fits into no window. */
export type BarFrom = (typeof BAR_WIDTHS)[number] | 'never'

/** Typography of the header. */
export interface HeaderType {
  /** True if labels are set in capitals. */
  readonly capitals: boolean
  /** Size of the text of pages, in rem. */
  readonly textRem: number
}

/** The type of a site whose theme says nothing else. */
export const USUAL_TYPE: HeaderType = { capitals: false, textRem: 1.125 }

/** Widths in em of the letters of labels and names, a little more than those of the house's fonts are. */
const LETTER_EM = { label: 0.56, capital: 0.66, name: 0.52 } as const

/** Size of labels and of the name, in shares of the text; labels are never below their least size, in rem. */
const SIZES = { label: 0.79, leastLabelRem: 0.875, name: 1.6 } as const

/** Widths in rem of what is no letter: the style sheets of the parts say them. */
const SPACE_REM = {
  /** Least width of what is pressed. */
  target: 2.75,
  /** Left and right of an entry of the bar. */
  entry: 1.5,
  /** Arrow of an entry that only opens its list. */
  arrow: 1.375,
  /** Between the entries of the bar. */
  betweenEntries: 0.375,
  /** Left and right of the link that stands out, with its line. */
  action: 2.25,
  betweenTools: 1.75,
  betweenParts: 2.5,
  logoHeight: 2.25,
  mostOfLogo: 14,
} as const

/** Width of a page, and of its edges in a window, in rem: `--page` and `--gutter`. */
const PAGE_REM = 104
const GUTTER = { least: 1.25, fixed: 0.42, share: 0.037, most: 3.75 } as const

/** Content of the header beside its menu. */
export interface HeaderContent {
  readonly header: Pick<HeaderView, 'items' | 'action' | 'settings'>
  readonly name: string
  readonly logo?: { readonly width: number; readonly height: number } | undefined
  /** Number of links of other features, each an icon. */
  readonly tools?: number
  /** Names of the languages that the header links to. */
  readonly languages: readonly string[]
  readonly type: HeaderType
}

/**
 * Finds the narrowest windows in which the bar of the menu stands beside everything else of the header in one row. It is
 * reckoned from the number of letters, so that the first page is right without script.
 */
export function barFrom(content: HeaderContent): BarFrom {
  const needed = neededRem(content)
  return BAR_WIDTHS.find((width) => contentWidth(width) >= needed) ?? 'never'
}

/**
 * Letters of a name beside which the tools of the header still stand: in the narrowest window, and from 60rem on; and those
 * whose place a link of another feature takes.
 */
const NAME_LETTERS = { narrow: 12, wide: 36, link: 5 } as const

/**
 * In which windows a name may take two lines, because there is none to spare beside it.
 *
 * @param links Number of links of other features.
 */
export function nameBreaks(name: string, links = 0): 'never' | 'narrow' | 'always' {
  const letters = name.length + links * NAME_LETTERS.link
  if (letters <= NAME_LETTERS.narrow) return 'never'
  return letters <= NAME_LETTERS.wide ? 'narrow' : 'always'
}

function neededRem({ header, name, logo, tools: links = 0, languages, type }: HeaderContent): number {
  const { items, action, settings } = header
  const { target, betweenEntries, betweenTools, betweenParts } = SPACE_REM
  const label = (text: string) => text.length * labelLetterRem(type)
  const brand = logo ? logoRem(logo) : name.length * LETTER_EM.name * SIZES.name * type.textRem
  const menu = row(
    items.map((item) => entryRem(item, label(item.label))),
    betweenEntries,
  )
  const tools = row(
    [
      ...(settings.search === 'none' ? [] : [target]),
      ...Array.from({ length: links }, () => target),
      ...languages.map((language) => Math.max(target, label(language))),
      ...(action ? [label(action.label) + SPACE_REM.action] : []),
    ],
    betweenTools,
  )
  switch (settings.layout) {
    case 'start':
      return row([brand, menu, tools], betweenParts)
    case 'centred':
      // The name is in the middle, so that both sides are as wide as the wider one.
      return row([Math.max(menu, tools), brand, Math.max(menu, tools)], betweenParts)
    case 'rows':
      return Math.max(menu, row([brand, tools], betweenParts))
  }
}

/** Beside a link, the arrow is a target of its own. */
function entryRem({ children, href }: MenuItem, text: number): number {
  const { target, entry, arrow } = SPACE_REM
  if (children.length === 0) return Math.max(target, text + entry)
  return text + (href === undefined ? entry + arrow : entry / 2 + target)
}

function labelLetterRem({ capitals, textRem }: HeaderType): number {
  return Math.max(SIZES.leastLabelRem, textRem * SIZES.label) * (capitals ? LETTER_EM.capital : LETTER_EM.label)
}

function logoRem({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(SPACE_REM.mostOfLogo, (SPACE_REM.logoHeight * width) / Math.max(height, 1))
}

/** Widths beside each other; parts of no width take no gap. */
function row(widths: readonly number[], gap: number): number {
  const shown = widths.filter((width) => width > 0)
  return shown.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, shown.length - 1)
}

function contentWidth(windowRem: number): number {
  const { least, fixed, share, most } = GUTTER
  const gutter = Math.min(most, Math.max(least, fixed + share * windowRem))
  return Math.min(PAGE_REM, windowRem - 2 * gutter)
}
