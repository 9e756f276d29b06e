import { describe, expect, it } from 'vitest'
import { MAX_ADDRESSES_IN_FILE, type SitemapPage, sitemapFiles } from './sitemap.ts'

const SITE = { siteUrl: 'https://halden.example', languages: ['en', 'de'] } as const

const page = (path: string, more: Partial<SitemapPage> = {}): SitemapPage => ({
  collection: 'pages',
  path,
  updatedAt: '2026-01-02T03:04:05.000Z',
  languages: ['en'],
  images: [],
  ...more,
})
const files = (pages: readonly SitemapPage[]) => sitemapFiles(pages, { ...SITE, languages: [...SITE.languages] })
const only = (listed: SitemapPage) => files([listed]).get('/sitemap.xml') ?? ''

describe('a small sitemap', () => {
  it('is one file with the moment of each change', () => {
    expect([...files([page('/'), page('/a/')]).keys()]).toEqual(['/sitemap.xml'])
    expect(only(page('/a/'))).toContain(
      '<url><loc>https://halden.example/a/</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>',
    )
  })
  it('is a file even without pages', () => expect(files([]).get('/sitemap.xml')).toMatch(/<urlset[^>]*><\/urlset>/))
  it('writes every address as XML wants it', () =>
    expect(only(page('/café & <co>/'))).toContain('<loc>https://halden.example/caf%C3%A9%20&amp;%20%3Cco%3E/</loc>'))
  it('names the images of a page by whole addresses', () =>
    expect(only(page('/a/', { images: ['/media/a%20b.jpg'] }))).toContain(
      '<image:image><image:loc>https://halden.example/media/a%20b.jpg</image:loc></image:image>',
    ))
  it('has a page once for each of its languages, and each names all of them', () => {
    const xml = only(page('/a/', { languages: ['de', 'en'] }))
    expect(xml.match(/<loc>[^<]*/g)).toEqual(['<loc>https://halden.example/a/', '<loc>https://halden.example/de/a/'])
    expect(xml.match(/hreflang="[^"]*"/g)).toEqual(
      ['en', 'de', 'x-default', 'en', 'de', 'x-default'].map((code) => `hreflang="${code}"`),
    )
  })
  it('has it at the address of each language, where it has one of its own', () => {
    const xml = only(page('/a/', { languages: ['en', 'de'], paths: { en: '/a/', de: '/ein-a/' } }))
    expect(xml.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://halden.example/a/',
      '<loc>https://halden.example/de/ein-a/',
    ])
    expect(xml).toContain('hreflang="de" href="https://halden.example/de/ein-a/"')
  })
})

describe('a large sitemap', () => {
  it('is an index of files by kind, each with the moment of its last change', () => {
    const all = files([page('/'), page('/blog/a/', { collection: 'posts', updatedAt: '2026-02-01T00:00:00.000Z' })])
    expect([...all.keys()]).toEqual(['/sitemap.xml', '/sitemap-pages-1.xml', '/sitemap-posts-1.xml'])
    expect(all.get('/sitemap.xml')).toContain(
      '<sitemap><loc>https://halden.example/sitemap-posts-1.xml</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod></sitemap>',
    )
    expect(all.get('/sitemap-posts-1.xml')).toContain('/blog/a/')
    expect(all.get('/sitemap-posts-1.xml')).not.toContain('<loc>https://halden.example/</loc>')
  })
  it('has no more addresses in one file than it may', () => {
    const many = Array.from({ length: MAX_ADDRESSES_IN_FILE + 1 }, (_, n) => page(`/${n}/`))
    const all = files(many)
    expect([...all.keys()]).toEqual(['/sitemap.xml', '/sitemap-pages-1.xml', '/sitemap-pages-2.xml'])
    expect(all.get('/sitemap-pages-1.xml')?.match(/<url>/g)).toHaveLength(MAX_ADDRESSES_IN_FILE)
    expect(all.get('/sitemap-pages-2.xml')?.match(/<url>/g)).toHaveLength(1)
  })
})
