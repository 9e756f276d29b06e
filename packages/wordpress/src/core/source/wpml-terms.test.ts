import { describe, expect, it } from 'vitest'
import { itemWith } from '../../testing/convert/context.ts'
import { eventsFor, plannedEvents } from '../../testing/plan/planned-export.ts'
import type { SourceItem } from './source.ts'
import { withWpmlTerms } from './wpml-terms.ts'

const meta = (key: string, value: string) => ({ key, value })
const page = (id: number, parts: Partial<SourceItem>) =>
  itemWith({ id, kind: 'page', slug: `page-${id}`, content: 'Text', ...parts })

const languageOf = (parts: Partial<SourceItem>) =>
  withWpmlTerms(page(1, parts)).terms.find(({ taxonomy }) => taxonomy === 'language')?.slug

describe('the language of an item of WPML', () => {
  const metas = [meta('_wpml_word_count', '12')]
  it.each([
    ['https://old.example/de/ueber-uns/', 'de'],
    ['https://old.example/pt-br/', 'pt-br'],
    ['https://old.example/about/?lang=de', 'de'],
    ['https://old.example/?page_id=7&#038;lang=fr', 'fr'],
    ['https://old.example/about/', undefined],
    ['https://old.example/design/', undefined],
  ])('is that of its address %s', (link, language) => expect(languageOf({ link, metas })).toBe(language))

  it('is what its export add-on says, whatever the address', () =>
    expect(languageOf({ link: 'https://old.example/de/x/', metas: [meta('_wpml_import_language_code', 'FR')] })).toBe(
      'fr',
    ))
  it('is not looked for on other sites, nor beside Polylang', () => {
    expect(languageOf({ link: 'https://old.example/de/x/' })).toBeUndefined()
    const terms = [{ taxonomy: 'language', slug: 'en', name: 'English' }]
    expect(languageOf({ link: 'https://old.example/de/x/', metas, terms })).toBe('en')
  })
})

describe('translations of WPML', () => {
  const leaderOf = (...items: readonly SourceItem[]) => {
    const { plan } = plannedEvents(eventsFor({ items: items.map(withWpmlTerms) }), { languages: ['en', 'de'] })
    return [...plan.translations.leaderOf]
  }
  const grouped = (language: string, group: string) => [
    meta('_wpml_import_language_code', language),
    meta('_wpml_import_translation_group', group),
  ]

  it('are one document when the add-on names their group', () => {
    const [english, german] = [page(5, { metas: grouped('en', '77') }), page(3, { metas: grouped('de', '77') })]
    expect(leaderOf(german, english)).toEqual([[3, 5]])
    expect(leaderOf(page(3, { metas: grouped('de', '78') }), english)).toEqual([])
  })
  it('are one document when one is the copy of the other', () => {
    const copy = { link: 'https://old.example/de/x/', metas: [meta('_icl_lang_duplicate_of', '5')] }
    expect(leaderOf(page(3, copy), page(5, {}))).toEqual([[3, 5]])
    expect(leaderOf(page(3, copy), page(6, {}))).toEqual([])
  })
  it('are documents of their own where nothing ties them', () => {
    const metas = [meta('_wpml_word_count', '12')]
    const german = page(3, { link: 'https://old.example/de/x/', metas })
    expect(leaderOf(german, page(5, { link: 'https://old.example/x/', metas }))).toEqual([])
    const { items } = plannedEvents(eventsFor({ items: [withWpmlTerms(german)] }), { languages: ['en', 'de'] })
    expect(items.get(3)?.documents[0]?.locale).toBe('de')
  })
})
