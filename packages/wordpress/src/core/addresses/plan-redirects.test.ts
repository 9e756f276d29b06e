import { readFile } from 'node:fs/promises'
import { parseOldAddress } from '@vitrine/content/redirects'
import { describe, expect, it } from 'vitest'
import { eventsFor, PLAIN_CONVERTERS, pathOf, plannedEvents, plannedExport } from '../../testing/plan/planned-export.ts'
import { parseRedirectCsv } from './redirect-csv.ts'
import { parseRedirectionFile } from './redirection-file.ts'

type Planned = ReturnType<typeof plannedEvents>
const endOf = ({ site }: Pick<Planned, 'site'>, path: string) =>
  [...site.redirects].find(({ data }) => data.from === path)?.data
const planned = (parts: Parameters<typeof eventsFor>[0], given = {}) =>
  plannedEvents(eventsFor(parts), { given, converters: PLAIN_CONVERTERS })

describe('the redirects of the plugin Redirection', async () => {
  const redirects = parseRedirectionFile(JSON.parse(await readFile(pathOf('studio/redirection.json'), 'utf8')))
  const studio = await plannedExport('studio', { ...(redirects && { redirects }), converters: PLAIN_CONVERTERS })

  it.each([
    ['/old-kitchen/', { status: '301', to: { $address: 'item:47' } }],
    ['/summer/', { status: '302', to: 'https://elsewhere.example/summer?a=1' }],
    ['/gone.html', { status: '410' }],
    ['/chain-a/', { status: '301', to: { $address: 'item:38' } }],
    ['/chain-b/', { status: '301', to: { $address: 'item:38' } }],
    ['/off/', undefined],
    // Its group is off.
    ['/Umlaut-ü/', undefined],
    ['/mobile/', undefined],
  ])('%s', (path, wanted) => {
    const { from, ...found } = endOf(studio, path) ?? {}
    expect(found).toEqual(wanted ?? {})
    expect(from).toBe(wanted && path)
  })

  it('that need more than a path have patterns and queries', () => {
    expect(endOf(studio, '/shop/*')).toMatchObject({ status: '301', to: 'https://shop.elsewhere.example/$1' })
    expect(endOf(studio, '/index.php?id=7')).toMatchObject({ status: '301', to: { $address: 'item:37' } })
    expect(studio.report.groups.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['redirect-condition', 'redirect-off']),
    )
  })

  it('are stored as they are planned, each old address once', () => {
    const froms = [...studio.site.redirects].map(({ data }) => String(data.from))
    expect(froms.filter((from) => parseOldAddress(from)?.from !== from)).toEqual([])
    expect(new Set(froms).size).toBe(froms.length)
  })
})

describe('redirects from a CSV file', () => {
  it('of Redirection', () => {
    const file =
      'source,target,regex,code,type,match,hits,title\n/a,/b,0,301,url,url,3,\n"/c,d","/e",0,302,url,url,0,""\n/x(.*),/y,1,301,url,url,0,\n'
    expect(parseRedirectCsv(file)).toMatchObject({
      redirects: [
        { from: '/a', to: '/b', status: '301' },
        { from: '/c,d', to: '/e', status: '302' },
      ],
      patterns: [{ from: '/x*', to: '/y', status: '301' }],
    })
  })
  it('of Yoast', () =>
    expect(parseRedirectCsv('Origin,Target,Type,Format\nold,new,301,plain\ngone,,410,plain')?.redirects).toEqual([
      { from: '/old', to: 'new', status: '301' },
      { from: '/gone', status: '410' },
    ]))
  it('of nothing that has them', () => expect(parseRedirectCsv('a,b\n1,2')).toBeUndefined())
})

describe('redirects from old addresses', () => {
  it('lead from former slugs and former days', () => {
    const metas = [
      { key: '_wp_old_slug', value: 'eins' },
      { key: '_wp_old_date', value: '2023-12-31' },
    ]
    const site = planned(
      {
        items: [
          {
            id: 1,
            slug: 'one',
            link: 'https://old.example/2024/01/one/',
            localDate: '2024-01-02 10:00:00',
            publishedAt: 1,
            metas,
          },
        ],
      },
      { permalinks: '/%year%/%monthnum%/%postname%/' },
    )
    for (const path of ['/2024/01/one/', '/2024/01/eins/', '/2023/12/one/'])
      expect(endOf(site, path)?.to).toEqual({ $address: 'item:1' })
  })

  it('lead from the numbers of items, pages, files, lists and months', () => {
    const site = planned({
      authors: [{ login: 'mara', id: 4, email: '', name: 'Mara' } as never],
      terms: [{ taxonomy: 'category', slug: 'news', name: 'News', id: 3 }],
      items: [
        {
          id: 1,
          slug: 'one',
          publishedAt: 1,
          localDate: '2024-02-03 10:00:00',
          terms: [{ taxonomy: 'category', slug: 'news', name: 'News' }],
        },
        { id: 2, kind: 'page', slug: 'about' },
        { id: 3, slug: 'secret', status: 'private', publishedAt: 1 },
        { id: 5, kind: 'attachment', status: 'inherit', file: 'https://old.example/wp-content/uploads/2024/02/x.jpg' },
      ],
    })
    expect(endOf(site, '/?p=1')?.to).toEqual({ $address: 'item:1' })
    expect(endOf(site, '/?page_id=2')?.to).toEqual({ $address: 'item:2' })
    expect(endOf(site, '/?attachment_id=5')?.to).toEqual({ $address: 'item:5' })
    expect(endOf(site, '/?cat=3')?.to).toBe('/blog/category/news/')
    expect(endOf(site, '/?m=202402')?.to).toBe('/blog/2024/02/')
    expect(endOf(site, '/?p=3')).toEqual({ from: '/?p=3', status: '410' })
    expect(endOf(site, '/*/feed/')?.to).toBe('/$1/')
  })

  it('lead from the number of the posts page to the list of posts, which would else be the home page', () => {
    const site = planned({
      items: [
        { id: 1, kind: 'page', slug: 'welcome', link: 'https://old.example/', content: 'Hello' },
        { id: 2, kind: 'page', slug: 'news', link: 'https://old.example/news/' },
      ],
    })
    expect(endOf(site, '/?page_id=2')?.to).toBe('/news/')
    expect(endOf(site, '/?p=2')?.to).toBe('/news/')
  })

  it('lead to no draft and from no address of a page', () => {
    const site = planned({
      items: [
        { id: 1, slug: 'about', link: 'https://old.example/about/', publishedAt: 1 },
        { id: 2, kind: 'page', slug: 'about', link: 'https://old.example/about/' },
        { id: 3, slug: 'secret', status: 'private', link: 'https://old.example/secret/', publishedAt: 1 },
      ],
    })
    expect(endOf(site, '/about/')).toBeUndefined()
    expect(endOf(site, '/secret/')).toBeUndefined()
  })

  it('lead from every name of a file to it', async () => {
    const studio = await plannedExport('studio', { converters: PLAIN_CONVERTERS })
    for (const name of ['kueche-abend.jpg', 'kueche-abend-scaled.jpg', 'kueche-abend-300x167.jpg']) {
      expect(endOf(studio, `/wp-content/uploads/2024/02/${name}`)?.to).toEqual({ $address: 'item:8' })
    }
  })

  it('of plugins that go in a circle are left out', () => {
    const redirects = {
      redirects: [
        { from: '/a', to: '/b', status: '301' },
        { from: '/b', to: '/a', status: '301' },
      ] as const,
      patterns: [],
      lines: [],
    }
    const site = plannedEvents(eventsFor({}), { redirects, converters: PLAIN_CONVERTERS })
    expect(endOf(site, '/a/')).toBeUndefined()
  })
})
