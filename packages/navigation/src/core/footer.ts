import type { ParseContext } from '@vitrine/ui/core'
import { list, record, text } from '@vitrine/ui/core'
import { parseLink } from './link.ts'
import type { Link } from './menu.ts'

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
} as const

export type FooterTexts = Readonly<Record<keyof typeof FOOTER_TEXTS, string>>

export interface FooterColumn {
  readonly heading: string
  readonly links: readonly Link[]
}

/** The footer as visitors see it. */
export interface FooterView {
  /** Set in large type at the top of the footer. */
  readonly statement?: string
  /** Follows the statement. */
  readonly action?: Link
  readonly columns: readonly FooterColumn[]
  readonly legalLinks: readonly Link[]
  /** The last line: company, register, year. */
  readonly note?: string
  readonly texts: FooterTexts
}

/**
 * Reads the `footer` global (depth 1: pages populated).
 *
 * @param raw `{ statement, action: link, columns: [{ heading, links: [{ link }] }], legalLinks: [{ link }], note, texts }`.
 * @returns Columns without a heading or without links are left out.
 */
export function parseFooter(raw: unknown, parse: ParseContext): FooterView {
  const footer = record(raw)
  const statement = text(footer.statement)
  const action = parseLink(footer.action, parse)
  const note = text(footer.note)
  return {
    ...(statement !== undefined && { statement }),
    ...(action && { action }),
    columns: list(footer.columns).flatMap((column) => parseColumn(column, parse)),
    legalLinks: parseLinks(footer.legalLinks, parse),
    ...(note !== undefined && { note }),
    texts: parseTexts(footer.texts),
  }
}

function parseColumn(raw: Readonly<Record<string, unknown>>, parse: ParseContext): FooterColumn[] {
  const heading = text(raw.heading)
  const links = parseLinks(raw.links, parse)
  return heading !== undefined && links.length > 0 ? [{ heading, links }] : []
}

function parseLinks(raw: unknown, parse: ParseContext): Link[] {
  return list(raw).flatMap((row) => parseLink(row.link, parse) ?? [])
}

function parseTexts(raw: unknown): FooterTexts {
  const texts = record(raw)
  return {
    visit: text(texts.visit) ?? FOOTER_TEXTS.visit,
    hours: text(texts.hours) ?? FOOTER_TEXTS.hours,
    follow: text(texts.follow) ?? FOOTER_TEXTS.follow,
    legal: text(texts.legal) ?? FOOTER_TEXTS.legal,
    languages: text(texts.languages) ?? FOOTER_TEXTS.languages,
    scheme: text(texts.scheme) ?? FOOTER_TEXTS.scheme,
    light: text(texts.light) ?? FOOTER_TEXTS.light,
    dark: text(texts.dark) ?? FOOTER_TEXTS.dark,
    auto: text(texts.auto) ?? FOOTER_TEXTS.auto,
  }
}
