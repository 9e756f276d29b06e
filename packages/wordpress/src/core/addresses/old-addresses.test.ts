import { describe, expect, it } from 'vitest'
import { eventsFor, PLAIN_CONVERTERS, plannedEvents } from '../../testing/plan/planned-export.ts'
import type { GivenOptions } from '../plan/options.ts'
import { siteAddressOf } from './site-address.ts'

const EVENTS = eventsFor({
  authors: [{ id: 4, login: 'Eva M.', name: 'Eva' }],
  terms: [
    { id: 3, slug: 'garden', name: 'Garden' },
    { id: 5, slug: 'herbs', name: 'Herbs', parent: 'garden' },
    { id: 6, taxonomy: 'post_tag', slug: '%d7%a2%d7%a5', name: 'עץ' },
  ],
  items: [
    {
      id: 1,
      slug: 'one',
      link: 'https://old.example/garden/one/',
      author: 'Eva M.',
      localDate: '2024-02-03 10:00:00',
      publishedAt: 1,
      terms: [{ taxonomy: 'category', slug: 'garden', name: '' }],
      metas: [{ key: '_wp_old_slug', value: 'eins' }],
    },
    {
      id: 2,
      kind: 'page',
      slug: 'team',
      link: 'https://old.example/about/team/',
      metas: [{ key: '_wp_old_slug', value: 'people' }],
    },
    { id: 7, kind: 'page', slug: 'home-page', link: 'https://old.example/' },
    {
      id: 8,
      kind: 'attachment',
      link: 'https://old.example/garden/one/picture/',
      file: 'https://old.example/wp-content/uploads/p.jpg',
      parent: 1,
    },
  ],
})
const given: GivenOptions = { permalinks: '/%category%/%postname%/' }
const { plan } = plannedEvents(EVENTS, { given, converters: PLAIN_CONVERTERS })
const target = (address: string) => plan.lookup.target(address)

describe('an address inside the site', () => {
  it.each([
    'https://old.example/garden/one/',
    'http://www.old.example/garden/one',
    '//old.example/garden/one/',
    '/garden/one/',
    '/garden/eins/',
    '/?p=1',
    'https://old.example/index.php?p=1',
    '/garden/one/amp/',
    '/garden/one/2/',
    '/garden/one/comment-page-2/#comment-9',
    '/archives/1',
  ])('%s leads to the post', (address) =>
    expect(target(address)).toMatchObject({ to: 'post', ref: { $source: 'item:1' } }))

  it.each([
    ['/about/team/', 'item:2'],
    ['/about/people/', 'item:2'],
    ['/?page_id=2', 'item:2'],
    ['/', 'item:7'],
    ['/home-page/', 'item:7'],
  ])('%s leads to the page %s', (address, key) =>
    expect(target(address)).toMatchObject({ to: 'page', ref: { $source: key } }))

  it.each([
    ['/category/garden/herbs/', '/blog/category/herbs/'],
    ['/category/herbs/', '/blog/category/herbs/'],
    ['/category/herbs/feed/', '/blog/category/herbs/feed.xml'],
    ['/?cat=5', '/blog/category/herbs/'],
    ['/tag/%D7%A2%D7%A5/', '/blog/tag/עץ/'],
    ['/author/eva-m/', '/blog/author/eva-m/'],
    ['/?author=4', '/blog/author/eva-m/'],
    ['/2024/02/', '/blog/2024/02/'],
    ['/2024/02/03/', '/blog/2024/02/'],
    ['/?m=202402', '/blog/2024/02/'],
    ['/feed/', '/blog/feed.xml'],
    ['/garden/one/picture/', '/blog/one/'],
  ])('%s is the path %s', (address, path) => expect(target(address)).toEqual({ to: 'path', path, isKnown: true }))

  it('keeps what follows its path', () => {
    expect(target('/about/team/?x=1#map')).toMatchObject({ to: 'page', fragment: 'map', query: 'x=1' })
    expect(target('/?p=1#more-1')).not.toHaveProperty('fragment')
  })

  it('that shows nothing is kept, and known to', () =>
    expect(target('/nothing/here/?a=b')).toEqual({ to: 'path', path: '/nothing/here/?a=b', isKnown: false }))
})

it.each(['https://elsewhere.example/one/', 'mailto:x@old.example', 'tel:1', ''])('%j is not of the site', (address) =>
  expect(target(address)).toBeUndefined())

it('knows hosts that the site had before', () => {
  const moved = plannedEvents(EVENTS, {
    given: { ...given, alsoHosts: ['former.example'] },
    converters: PLAIN_CONVERTERS,
  })
  expect(moved.plan.lookup.target('https://former.example/about/team/')).toMatchObject({ to: 'page' })
})

it('takes the folder of a site off', () => {
  const site = { hosts: new Set(['old.example']), folder: '/wp' }
  expect(siteAddressOf('https://old.example/wp/a/', site)?.path).toBe('/a/')
  expect(siteAddressOf('https://old.example/wp', site)?.path).toBe('/')
  expect(siteAddressOf('https://old.example/wpx/', site)?.path).toBe('/wpx/')
})
