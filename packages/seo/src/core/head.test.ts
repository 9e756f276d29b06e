import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { breadcrumbList, organization, parseHead } from './head.ts'
import { parseSite } from './site.ts'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }
const site = parseSite({ name: 'Halden & Rye', description: 'A studio.', phone: '1', address: 'A\n\nB' }, parse, 'host')
const head = (raw: unknown, path = '/studio/') =>
  parseHead({ raw, site, siteUrl: 'https://halden.example', path, home: '/', parse })

describe('the head of a page', () => {
  it('names the page, then the site', () => expect(head({ title: 'Studio' }).title).toBe('Studio – Halden & Rye'))
  it('names the part of a long list', () => {
    const options = { site, siteUrl: 'https://halden.example', path: '/journal/page/2/', home: '/', parse }
    expect(parseHead({ ...options, raw: { title: 'Journal' }, part: 'Page 2' })).toMatchObject({
      title: 'Journal – Page 2 – Halden & Rye',
      canonical: 'https://halden.example/journal/page/2/',
    })
  })
  it('names the site first at home', () =>
    expect(head({ title: 'x', meta: { title: 'Rooms' } }, '/').title).toBe('Halden & Rye: Rooms'))
  it('never says a name twice', () => expect(head({ title: 'Halden & Rye' }, '/').title).toBe('Halden & Rye'))
  it('falls back to the description of the site', () => {
    expect(head({ title: 'x' }).description).toBe('A studio.')
    expect(head({ title: 'x', meta: { description: 'Own.' } }).description).toBe('Own.')
  })
  it('is made by the templates of the site', () => {
    const searchEngines = {
      titles: { page: '{site} {separator} {title}' },
      separator: 'bar',
      description: '{title}: {description}',
    }
    const own = parseSite({ name: 'Halden', description: 'A studio.', searchEngines }, parse, 'host')
    const made = (raw: unknown) =>
      parseHead({ raw, site: own, siteUrl: 'https://halden.example', path: '/studio/', home: '/', parse })
    expect(made({ title: 'Studio' })).toMatchObject({ title: 'Halden | Studio', description: 'Studio: A studio.' })
    expect(made({ title: 'Studio', meta: { description: 'Own.' } }).description).toBe('Own.')
  })
  it('keeps out search engines when the whole site is kept out', () => {
    const own = parseSite({ searchEngines: { keepOut: true } }, parse, 'host')
    expect(parseHead({ raw: {}, site: own, siteUrl: 'https://x', path: '/', home: '/', parse }).robots).toBe('noindex')
  })
  it('has an absolute canonical address', () => expect(head({}).canonical).toBe('https://halden.example/studio/'))
  it('keeps out search engines only if set', () => {
    expect(head({}).robots).toBeUndefined()
    expect(head({ meta: { noIndex: true } }).robots).toBe('noindex')
  })
})

describe('structured data', () => {
  it('describes the organisation without what is unknown', () =>
    expect(organization(site, 'https://halden.example', 'en')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Halden & Rye',
      url: 'https://halden.example/',
      telephone: '1',
      address: 'A, B',
    }))
  it('says when it is open, as machines read it', () => {
    const contact = { address: [], hours: [{ days: 'Tuesday to Friday', times: '9 to 17.30' }] }
    expect(organization({ ...site, contact }, 'https://halden.example', 'en')).toMatchObject({
      '@type': 'LocalBusiness',
      openingHours: ['Tu-Fr 09:00-17:30'],
    })
  })
  it('gives no trail at home', () =>
    expect(breadcrumbList([{ title: 'Home', path: '/' }], 'https://x')).toBeUndefined())
  it('numbers the trail from 1', () => {
    const trail = [
      { title: 'Home', path: '/' },
      { title: 'Studio', path: '/studio/' },
    ]
    expect(breadcrumbList(trail, 'https://x')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://x/' },
        { position: 2, name: 'Studio', item: 'https://x/studio/' },
      ],
    })
  })
})
