import { describe, expect, it } from 'vitest'
import { imageObject, webSite } from './structured-data.ts'

const site = { name: 'Halden & Rye' }
const image = { url: 'https://h.example/media/a.jpg', width: 800, height: 600, alt: 'A room' }

describe('the site', () => {
  it('says how it is searched', () =>
    expect(
      webSite(site, { home: 'https://h.example/de/', locale: 'de', searchAddress: 'https://h.example/de/search/?q=' }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Halden & Rye',
      url: 'https://h.example/de/',
      inLanguage: 'de',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://h.example/de/search/?q={search_term_string}' },
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
