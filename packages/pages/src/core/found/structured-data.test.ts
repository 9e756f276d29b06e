import { describe, expect, it } from 'vitest'
import { type ArticleView, article, imageObject, webSite } from './structured-data.ts'

const site = { name: 'Halden & Rye' }
const image = { url: 'https://h.example/media/a.jpg', width: 800, height: 600, alt: 'A room' }

describe('the site', () => {
  it('says how it is searched', () =>
    expect(
      webSite(site, { home: 'https://h.example/de/', locale: 'de', searchAddress: 'https://h.example/de/search/?s=' }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Halden & Rye',
      url: 'https://h.example/de/',
      inLanguage: 'de',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://h.example/de/search/?s={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    }))
})

describe('the main picture', () => {
  it('is described with its size, and with a caption where it has one', () => {
    expect(imageObject(image)).toMatchObject({
      '@type': 'ImageObject',
      contentUrl: image.url,
      width: 800,
      caption: 'A room',
    })
    expect(imageObject({ ...image, alt: '' })).not.toHaveProperty('caption')
  })
})

describe('a post', () => {
  const view: ArticleView = {
    type: 'BlogPosting',
    headline: 'A chair',
    url: 'https://h.example/blog/a-chair/',
    locale: 'en',
    publishedAt: '2026-01-02T00:00:00.000Z',
  }
  const described = (more: Partial<ArticleView> = {}) =>
    article({ ...view, ...more }, site, 'https://h.example') as Record<string, unknown>

  it('has what search engines require, and nothing that is unknown', () =>
    expect(described()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'A chair',
      url: view.url,
      mainEntityOfPage: view.url,
      inLanguage: 'en',
      datePublished: view.publishedAt,
      dateModified: view.publishedAt,
      publisher: { '@type': 'Organization', name: 'Halden & Rye', url: 'https://h.example/' },
    }))
  it('names its author, section, keywords and picture', () =>
    expect(
      described({
        author: { name: 'Ines' },
        section: 'Workshop',
        keywords: ['oak', 'ash'],
        image,
        modifiedAt: '2026-02-01',
      }),
    ).toMatchObject({
      author: { '@type': 'Person', name: 'Ines' },
      articleSection: 'Workshop',
      keywords: 'oak, ash',
      image: [image.url],
      dateModified: '2026-02-01',
    }))
  it('has a headline that is read to its end', () => {
    const headline = String(described({ headline: 'word '.repeat(40).trim() }).headline)
    expect(headline).toMatch(/^(?:word )+word…$/)
    expect(headline.length).toBeLessThanOrEqual(110)
    expect(String(described({ headline: 'x'.repeat(200) }).headline)).toHaveLength(56)
  })
})
