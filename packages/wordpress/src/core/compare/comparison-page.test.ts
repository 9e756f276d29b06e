import { describe, expect, it } from 'vitest'
import { elementsOf, parseHtml } from '../html/html-tree.ts'
import type { Comparison } from './comparison.ts'
import { comparisonPage } from './comparison-page.ts'
import { pageContentOf } from './page-content.ts'
import { differenceOf } from './page-difference.ts'

const compared = (title: string, before: string, after: string) => ({
  state: 'compared' as const,
  title,
  oldPath: `/${title}/`,
  newPath: `/new/${title}/`,
  difference: differenceOf(pageContentOf(`<main>${before}</main>`), pageContentOf(`<main>${after}</main>`)),
  screenshots: [{ width: 390, before: 'page-0-390-before.jpg' }],
})

const COMPARISON: Comparison = {
  oldSite: 'old.example',
  newSite: 'http://127.0.0.1:3000',
  morePages: 2,
  pages: [
    compared('whole', 'a b', 'b a'),
    compared('"><img src=x onerror=alert(1)>', '<h1><script>x</script>&lt;b&gt;</h1> lost', ''),
    { state: 'uncompared', title: 'Gone', oldPath: '/gone/', side: 'new', reason: 'it answers 404' },
  ],
}

describe('the report of a comparison', () => {
  const html = comparisonPage(COMPARISON)
  const nodes = parseHtml(html)
  const named = (name: string) => elementsOf(nodes, (element) => element.name === name)

  it('begins with what could not be read, then with the page that lost most', () =>
    expect(named('h2').map((heading) => heading.attributes.get('id'))).toEqual([
      'pages',
      'page-0-title',
      'page-1-title',
      'page-2-title',
    ]))
  it('holds nothing of a page but its text', () => {
    expect([...named('script'), ...named('b')]).toEqual([])
    expect(named('img').map(({ attributes }) => [...attributes.keys()])).toEqual([
      ['src', 'alt', 'loading'],
      ['src', 'alt', 'loading'],
    ])
  })
  it('gives each image an alternative text, and says which side could not be drawn', () => {
    expect(named('img').map(({ attributes }) => attributes.get('alt'))).toContain('whole on the old site')
    expect(html).toContain('It could not be drawn.')
  })
  it('says why a page was not compared, how many were left, and why there are no screenshots', () => {
    expect(html).toContain('/gone/ could not be read here: it answers 404')
    expect(html).toContain('2 more pages were not compared.')
    expect(comparisonPage({ ...COMPARISON, withoutScreenshots: 'no Chromium was found.' })).toContain(
      'There are no screenshots: no Chromium was found.',
    )
  })
})
