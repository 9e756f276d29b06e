import { describe, expect, it } from 'vitest'
import { mergeTranslations } from './merge-translations.ts'
import type { PlannedDocument } from './plan.ts'

const text = (words: string) => ({ blockType: 'richText', content: { root: { children: [{ text: words }] } } })
const image = (id: number, caption: string) => ({ blockType: 'image', image: { $source: `item:${id}` }, caption })
const said = (id: number, locale: string, layout: readonly unknown[], more = {}): PlannedDocument => ({
  key: `item:${id}`,
  collection: 'posts',
  locale,
  data: { title: `Title ${locale}`, slug: `s-${id}`, layout, meta: { description: `About ${locale}`, noIndex: false } },
  dependsOn: id === 1 ? [] : ['item:1'],
  oldAddresses: [],
  ...(id !== 1 && { translationOf: 'item:1' }),
  ...more,
})

const NOW = Date.UTC(2026, 10, 25)
const [PAST, PAST_TOO, FUTURE] = [NOW - 9, NOW - 5, NOW + 5].map((moment) => new Date(moment).toISOString())

describe('translations with the same blocks', () => {
  const { document, apart } = mergeTranslations(
    said(1, 'en', [text('One'), image(9, 'A')]),
    [said(2, 'de', [text('Eins'), image(9, 'B')])],
    NOW,
  )
  it('become one document with the texts of both', () => {
    expect(apart).toEqual([])
    expect(document).toMatchObject({
      key: 'item:1',
      alsoFor: [{ key: 'item:2', locale: 'de' }],
      data: { title: 'Title en' },
      translations: {
        de: { title: 'Title de', layout: [text('Eins'), image(9, 'B')], meta: { description: 'About de' } },
      },
    })
  })
  it('have a slug of their own each', () => expect(document.translations?.de).toMatchObject({ slug: 's-2' }))
  it('are known to feeds by the names that they had', () => {
    const named = (id: number, locale: string) => {
      const post = said(id, locale, [text('One')])
      return { ...post, data: { ...post.data, guid: `https://old.example/?p=${id}` } }
    }
    const { document: both } = mergeTranslations(named(1, 'en'), [named(2, 'de')], NOW)
    expect([both.data.guid, both.translations?.de?.guid]).toEqual([
      'https://old.example/?p=1',
      'https://old.example/?p=2',
    ])
  })
  it('have one address as the home page', () => {
    const home = mergeTranslations(said(1, 'en', [text('One')], { path: '/' }), [said(2, 'de', [text('Eins')])], NOW)
    expect(home.document.translations?.de).not.toHaveProperty('slug')
  })
})

describe('translations with other blocks', () => {
  it.each([
    ['more of them', [text('One')], [text('Eins'), text('Zwei')]],
    ['another kind', [text('One')], [image(9, 'x')]],
    ['another kind with the same fields', [text('One')], [{ ...text('Eins'), blockType: 'alert' }]],
    ['another picture', [image(9, 'A')], [image(8, 'A')]],
  ])('are documents of their own: %s', (_, first, layout) => {
    const leader = said(1, 'en', first)
    const { document, apart } = mergeTranslations(leader, [said(2, 'de', layout)], NOW)
    expect(document).toBe(leader)
    expect(apart).toEqual([expect.objectContaining({ key: 'item:2', dependsOn: [] })])
    expect(apart[0]).not.toHaveProperty('translationOf')
  })
})

describe('translations with the same blocks that are not open alike', () => {
  const published = { _status: 'published', publishedAt: PAST }
  const merged = (leader: object, translation: object, { publishAt = undefined as string | undefined } = {}) => {
    const document = said(2, 'de', [text('Eins')])
    const other = { ...document, data: { ...document.data, ...translation }, ...(publishAt && { publishAt }) }
    const first = said(1, 'en', [text('One')])
    return mergeTranslations({ ...first, data: { ...first.data, ...leader } }, [other], NOW)
  }

  it.each([
    ['a draft of a published one', published, { ...published, _status: 'draft' }],
    ['a published one of a draft', { _status: 'draft' }, published],
    ['one for members', published, { ...published, visibility: 'members' }],
    ['one that is still to come', published, { ...published, publishedAt: FUTURE }],
    ['one of what is still to come', { ...published, publishedAt: FUTURE }, published],
  ])('are documents of their own: %s', (_, leader, translation) =>
    expect(merged(leader, translation)).toMatchObject({ apart: [{ key: 'item:2' }] }))

  it('are documents of their own where one is published by itself later', () =>
    expect(merged({ _status: 'draft' }, { _status: 'draft' }, { publishAt: FUTURE })).toMatchObject({
      apart: [{ key: 'item:2' }],
    }))

  it('join where both are published since some day', () =>
    expect(merged(published, { ...published, publishedAt: PAST_TOO }).apart).toEqual([]))
})
