import { choice, list, namedTexts, record, text } from '@vitrine/content/core'
import type { PageKind, ParseContext, ShownPage } from '@vitrine/kit/core'
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

export type FooterLayout = (typeof FOOTER_LAYOUTS)[number]

/** Kinds of pages whose footer may differ from that of pages. */
export const FOOTER_KINDS = ['entry', 'list', 'message'] as const satisfies readonly PageKind[]

/** The footer as visitors see it. */
export interface FooterView {
  /** On pages that choose none, by their kind. */
  readonly layouts: Readonly<Record<PageKind, FooterLayout>>
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
 * @param raw `{ layout, elsewhere: { entry, list, message }, statement, action: link, columns: [{ heading, menu, links: [{ link }] }], legalLinks: [{ link }], note,
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
    layouts: parseLayouts(footer),
    ...(statement !== undefined && { statement }),
    ...(action && { action }),
    columns: list(footer.columns).flatMap((column) => parseColumn(column, parse)),
    legalLinks: parseLinks(footer.legalLinks, parse),
    ...(note !== undefined && { note }),
    ...(backToTop && { backToTop }),
    texts: namedTexts(footer.texts, FOOTER_TEXTS),
  }
}

function parseLayouts(footer: Readonly<Record<string, unknown>>): FooterView['layouts'] {
  const page = choice(footer.layout, FOOTER_LAYOUTS)
  const elsewhere = record(footer.elsewhere)
  const on = (kind: (typeof FOOTER_KINDS)[number]) => layoutOf(elsewhere[kind]) ?? page
  return { page, entry: on('entry'), list: on('list'), message: on('message') }
}

/** Finds the layout of the footer of a page: its own choice, or that of its kind. */
export function footerLayoutOf({ layouts }: FooterView, page: Pick<ShownPage, 'kind' | 'footer'>): FooterLayout {
  return layoutOf(page.footer) ?? layouts[page.kind]
}

function layoutOf(raw: unknown): FooterLayout | undefined {
  return FOOTER_LAYOUTS.find((layout) => layout === raw)
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
