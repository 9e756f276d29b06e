import type { AdminText } from '@vitrine/content/core'

/** Groups of sections in the palette, in its order. */
export const SECTION_GROUPS = {
  heroes: { en: 'Heroes', de: 'Seitenanfänge' },
  features: { en: 'Features', de: 'Leistungen' },
  prices: { en: 'Prices', de: 'Preise' },
  people: { en: 'People', de: 'Menschen' },
  questions: { en: 'Questions', de: 'Fragen' },
  galleries: { en: 'Galleries and lists', de: 'Galerien und Listen' },
  contact: { en: 'Contact', de: 'Kontakt' },
  endings: { en: 'Calls to action', de: 'Aufforderungen' },
} as const satisfies Readonly<Record<string, AdminText>>

export type SectionGroup = keyof typeof SECTION_GROUPS

/** A block as it is stored. Where its words depend on the language, `{ en, de }` stands in the place of a value. */
export interface SectionBlock {
  readonly blockType: string
  readonly [field: string]: unknown
}

/** Several designed blocks that editors put on a page as one. They need no picture, and no document but the site's form. */
export interface Section {
  /** Names it among all sections: lower case and dashes. */
  readonly name: string
  readonly label: AdminText
  readonly group: SectionGroup
  readonly blocks: readonly SectionBlock[]
}

/** @returns The value with its words in one language; in English where they are not in that one. */
export function inLanguage<Value>(value: Value, locale: string): Value
export function inLanguage(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if ('en' in value && 'de' in value) return locale === 'de' ? value.de : value.en
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, locale)]))
}
