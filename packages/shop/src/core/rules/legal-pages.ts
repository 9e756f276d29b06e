import { record, text } from '@vitrine/content/core'
import type { AdminText } from '@vitrine/kit/core'

/** Pages that the law wants of a shop, with what owners call them. */
export const LEGAL_PAGES = {
  imprint: { en: 'Imprint', de: 'Impressum' },
  terms: { en: 'Terms of sale', de: 'Allgemeine Geschäftsbedingungen' },
  withdrawal: { en: 'Right of withdrawal', de: 'Widerrufsbelehrung' },
  privacy: { en: 'Privacy', de: 'Datenschutz' },
} as const satisfies Readonly<Record<string, AdminText>>

export type LegalPage = keyof typeof LEGAL_PAGES

export const LEGAL_PAGE_NAMES = Object.keys(LEGAL_PAGES) as readonly LegalPage[]

/** Paths of legal pages in a language, with slashes at both ends; those that visitors cannot see are left out. */
export type LegalPaths = Readonly<Partial<Record<LegalPage, string>>>

/** @param global The global `shop-rules` in one language, with its pages. */
export function parseLegalPaths(global: unknown): LegalPaths {
  const legal = record(record(global).legal)
  return Object.fromEntries(
    LEGAL_PAGE_NAMES.flatMap((name) => {
      const { path, _status, deletedAt } = record(legal[name])
      const isSeen = _status === 'published' && !deletedAt
      return isSeen && text(path) !== undefined ? [[name, String(path)]] : []
    }),
  )
}
