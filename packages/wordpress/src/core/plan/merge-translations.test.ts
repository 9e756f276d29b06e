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

describe('translations with the same blocks', () => {
  const { document, apart } = mergeTranslations(said(1, 'en', [text('One'), image(9, 'A')]), [
    said(2, 'de', [text('Eins'), image(9, 'B')]),
  ])
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
  it('have one address as the home page', () => {
    const home = mergeTranslations(said(1, 'en', [text('One')], { path: '/' }), [said(2, 'de', [text('Eins')])])
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
    const { document, apart } = mergeTranslations(leader, [said(2, 'de', layout)])
    expect(document).toBe(leader)
    expect(apart).toEqual([expect.objectContaining({ key: 'item:2', dependsOn: [] })])
    expect(apart[0]).not.toHaveProperty('translationOf')
  })
})
