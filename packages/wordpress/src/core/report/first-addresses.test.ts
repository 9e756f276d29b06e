import { describe, expect, it } from 'vitest'
import { eventsFor, PLAIN_CONVERTERS, plannedEvents } from '../../testing/plan/planned-export.ts'
import type { GivenOptions } from '../plan/options.ts'
import { firstAddressText, leadingNow } from './first-addresses.ts'

type Items = NonNullable<Parameters<typeof eventsFor>[0]['items']>

const page = (id: number, more: Partial<Items[number]> = {}) => ({
  id,
  kind: 'page',
  title: `Page ${id}`,
  slug: `page-${id}`,
  link: `https://old.example/page-${id}/`,
  ...more,
})

const post = (id: number, more: Partial<Items[number]> = {}) => ({
  ...page(id, { title: `Post ${id}`, slug: `post-${id}`, link: `https://old.example/post-${id}/`, ...more }),
  kind: 'post',
})

const addressesOf = (items: Items, given: GivenOptions = {}) =>
  plannedEvents(eventsFor({ items }), { given, converters: PLAIN_CONVERTERS }).report.firstAddresses

const textsOf = (...given: Parameters<typeof addressesOf>) =>
  addressesOf(...given).map((address) => firstAddressText(address).en)

describe('the first addresses of an old site', () => {
  it('are its front page, its pages in the order of their places, and its newest posts', () => {
    const items = [
      post(1, { publishedAt: Date.UTC(2024, 1, 1) }),
      post(2, { publishedAt: Date.UTC(2025, 1, 1) }),
      page(3, { menuOrder: 2 }),
      page(4, { menuOrder: 1 }),
      page(5, { menuOrder: 9 }),
    ]
    expect(textsOf(items, { frontPage: 5 })).toEqual([
      '/ → /',
      '/page-4/ → /page-4/',
      '/page-3/ → /page-3/',
      '/post-2/ → /blog/post-2/',
      '/post-1/ → /blog/post-1/',
    ])
  })

  it('are ten at most', () => {
    expect(addressesOf(Array.from({ length: 30 }, (_, at) => page(at + 1)))).toHaveLength(10)
  })

  it('begin with the list of posts where no page was the front', () => {
    expect(textsOf([post(1)], { showOnFront: 'posts' })[0]).toBe('/ → /')
  })

  it('lead to the list of posts where a page showed it', () => {
    expect(textsOf([page(1), page(2)], { frontPage: 1, postsPage: 2, blogSlug: 'news' })).toContain('/page-2/ → /news/')
  })

  it('lead nowhere yet where a page was behind a password and came as a draft', () => {
    expect(textsOf([page(1, { hasPassword: true })], { showOnFront: 'posts' })).toContain(
      '/page-1/ leads nowhere yet. It is a draft here, since it was behind a password.',
    )
  })

  it('leave out what visitors of the old site could not reach', () => {
    expect(textsOf([page(1, { status: 'draft' }), page(2, { status: 'private' })], { showOnFront: 'posts' })).toEqual([
      '/ → /',
    ])
  })
})

describe('once an import has ended, a first address', () => {
  const planned = addressesOf([page(1)], { showOnFront: 'posts' }).slice(1)
  const problem = (of: string) => (key: string) => (key === of ? 'It failed.' : undefined)

  it('leads to where its document is, wherever that was planned', () => {
    expect(leadingNow(planned, { address: () => '/page-1-2/', problem: () => undefined })).toEqual([
      { title: 'Page 1', from: '/page-1/', to: '/page-1-2/' },
    ])
  })

  it('leads nowhere where its document failed, with the reason', () => {
    expect(leadingNow(planned, { address: () => undefined, problem: problem('item:1') })).toEqual([
      { title: 'Page 1', from: '/page-1/', because: 'It failed.' },
    ])
  })

  it('leads nowhere where the redirect to its document failed, with the reason', () => {
    expect(leadingNow(planned, { address: () => '/page-1-2/', problem: problem('redirect:/page-1/') })).toEqual([
      { title: 'Page 1', from: '/page-1/', because: 'It failed.' },
    ])
  })
})
