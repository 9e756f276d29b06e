import { choice, list, namedTexts, record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { type BackToTop, parseBackToTop } from './back-to-top.ts'
import { parseLink } from './link.ts'
import type { Link } from './menu.ts'
import { parseMenu } from './parse-menu.ts'

/** Texts of the footer. */
export const FOOTER_TEXTS = {
  visit: 'Visit',
  hours: 'Opening hours',
  follow: 'Elsewhere',
  legal: 'Legal',
  languages: 'Languages',
  scheme: 'Colour scheme',
  light: 'Light',
  dark: 'Dark',
  auto: 'Automatic',
  backToTop: 'Back to top',
} as const

export type FooterTexts = Readonly<Record<keyof typeof FOOTER_TEXTS, string>>

export interface FooterColumn {
  readonly heading: string
  readonly links: readonly Link[]
}

/** Layouts of the footer in wide windows; `slim` leaves out all but the last line. */
export const FOOTER_LAYOUTS = ['columns', 'split', 'centred', 'slim'] as const

/** The footer as visitors see it. */
export interface FooterView {
  readonly layout: (typeof FOOTER_LAYOUTS)[number]
  /** Set in large type at the top of the footer. */
  readonly statement?: string
  /** Follows the statement. */
  readonly action?: Link
  readonly columns: readonly FooterColumn[]
  readonly legalLinks: readonly Link[]
  /** The last line: company, register, year. */
  readonly note?: string
  /** Undefined: the site has no such link. */
  readonly backToTop?: BackToTop
  readonly texts: FooterTexts
}

/**
 * Reads the `footer` global (depth 2: menus populated, and their pages).
 *
 * @param raw `{ layout, statement, action: link, columns: [{ heading, menu, links: [{ link }] }], legalLinks: [{ link }], note,
 * backToTop, texts }`. The links of a column are the first level of its menu, if it has one, and then its own.
 * @returns Columns without a heading or without links are left out.
 */
export function parseFooter(raw: unknown, parse: ParseContext): FooterView {
  const footer = record(raw)
  const statement = text(footer.statement)
  const action = parseLink(footer.action, parse)
  const note = text(footer.note)
  const backToTop = parseBackToTop(footer.backToTop)
  return {
    layout: choice(footer.layout, FOOTER_LAYOUTS),
    ...(statement !== undefined && { statement }),
    ...(action && { action }),
    columns: list(footer.columns).flatMap((column) => parseColumn(column, parse)),
    legalLinks: parseLinks(footer.legalLinks, parse),
    ...(note !== undefined && { note }),
    ...(backToTop && { backToTop }),
    texts: namedTexts(footer.texts, FOOTER_TEXTS),
  }
}

function parseColumn(raw: Readonly<Record<string, unknown>>, parse: ParseContext): FooterColumn[] {
  const heading = text(raw.heading)
  const ofMenu = (parseMenu(raw.menu, parse) ?? []).flatMap(({ label, href, newTab }) =>
    href === undefined ? [] : [{ label, href, newTab }],
  )
  const links = [...ofMenu, ...parseLinks(raw.links, parse)]
  return heading !== undefined && links.length > 0 ? [{ heading, links }] : []
}

function parseLinks(raw: unknown, parse: ParseContext): Link[] {
  return list(raw).flatMap((row) => parseLink(row.link, parse) ?? [])
}
