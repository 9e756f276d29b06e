import { describe, expect, it } from 'vitest'
import { eventsFor, NOW, PLAIN_CONVERTERS, plannedEvents } from '../../testing/plan/planned-export.ts'
import type { SourceItem } from '../source/source.ts'
import { defaultConverters } from './converters.ts'
import type { GivenOptions } from './options.ts'
import type { PlannedDocument } from './plan.ts'

type Parts = Parameters<typeof eventsFor>[0]

const planned = (parts: Parts, given: GivenOptions = {}, converters = PLAIN_CONVERTERS) =>
  plannedEvents(eventsFor(parts), { given, converters })
const documentOf = (
  item: Partial<SourceItem>,
  given: GivenOptions = {},
  others: readonly Partial<SourceItem>[] = [],
): PlannedDocument | undefined => planned({ items: [item, ...others] }, given).items.get(item.id ?? 1)?.documents[0]
const codesOf = (item: Partial<SourceItem>, given: GivenOptions = {}) =>
  planned({ items: [item] }, given)
    .items.get(item.id ?? 1)
    ?.lines.map(({ code }) => code)

const PAST = NOW - 1e9
const FUTURE = NOW + 1e9

describe('words in pointed brackets', () => {
  it('stay in a title and an excerpt, and tags go', () =>
    expect(
      documentOf({ kind: 'post', title: '<em>Pots</em> a<b and c>d', excerpt: '<p>Clay <5 mm, boards >2 m.</p>' })
        ?.data,
    ).toMatchObject({ title: 'Pots a<b and c>d', excerpt: 'Clay <5 mm, boards >2 m.' }))
})

describe('the name by which feeds know a post', () => {
  it.each([
    'http://www.first-host.example/?p=71',
    'urn:uuid:4f1f0c1e-1111-4a2b-9c3d-000000000072',
  ])('is that of the old feed: %s', (guid) =>
    expect(documentOf({ kind: 'post', guid: ` ${guid}\n` })?.data).toMatchObject({ guid }))

  it.each(['', 'x'.repeat(501)])('is made here where there is none that could be stored: %s', (guid) =>
    expect(documentOf({ kind: 'post', guid })?.data).not.toHaveProperty('guid'))
})

describe('pictures that were pasted into a text', () => {
  const PNG = 'data:image/png;base64,iVBORw0KGgo='

  it('become media, and stand where they stood', () => {
    const content = `<p>Before.</p><img src="${PNG}" alt="Ground floor"><p>After.</p>`
    const documents = planned(
      { items: [{ id: 5, kind: 'post', title: 'Plan', content }] },
      {},
      defaultConverters(),
    ).items.get(5)?.documents
    expect(documents).toMatchObject([
      {
        key: 'image:5-1',
        collection: 'media',
        data: { alt: 'Ground floor' },
        file: { candidates: ['ground-floor.png'], address: PNG, mimeType: 'image/png' },
      },
      { key: 'item:5', data: { layout: [{ blockType: 'richText' }] } },
    ])
    expect(JSON.stringify(documents?.[1])).toContain('"image:5-1"')
  })

  it('are named where the library does not take them', () => {
    const content = '<p>Words.</p><img src="data:image/bmp;base64,Qk0=">'
    const item = planned({ items: [{ id: 5, kind: 'post', content }] }, {}, defaultConverters()).items.get(5)
    expect(item?.documents).toHaveLength(1)
    expect(item?.lines.map(({ code }) => code)).toContain('pasted-image')
  })
})

describe('the status of a document', () => {
  it.each<[string, Partial<SourceItem>, object]>([
    [
      'publish',
      { status: 'publish', publishedAt: PAST },
      { _status: 'published', publishedAt: new Date(PAST).toISOString() },
    ],
    [
      'a post whose day is to come',
      { status: 'future', publishedAt: FUTURE },
      { _status: 'published', publishedAt: new Date(FUTURE).toISOString() },
    ],
    ['a post whose day was missed', { status: 'future', publishedAt: PAST }, { _status: 'published' }],
    ['a draft', { status: 'draft' }, { _status: 'draft' }],
    ['pending', { status: 'pending' }, { _status: 'draft' }],
    ['private', { status: 'private', publishedAt: PAST }, { _status: 'draft' }],
    ['a password', { hasPassword: true, publishedAt: PAST }, { _status: 'draft' }],
    [
      'a password on a planned post',
      { status: 'future', hasPassword: true, publishedAt: FUTURE },
      { _status: 'draft' },
    ],
    ['a status of a plugin', { status: 'archive' }, { _status: 'draft' }],
  ])('%s', (_, item, data) => expect(documentOf(item)?.data).toMatchObject(data))

  describe('that not everybody could see', () => {
    const locked = { hasPassword: true, password: 'open sesame', publishedAt: PAST }

    it('stays behind its password when that is asked for', () => {
      const page = documentOf(locked, { passwords: 'keep' })
      expect(page?.data).toMatchObject({ _status: 'published', visibility: 'password' })
      expect(page?.password).toEqual({ text: 'open sesame' })
      expect(JSON.stringify(page?.data)).not.toContain('open sesame')
    })

    it('is a draft without its password otherwise', () => {
      const page = documentOf(locked)
      expect(page?.data).toMatchObject({ _status: 'draft' })
      expect(page).not.toHaveProperty('password')
    })

    it.each([
      ['the source does not say it', { hasPassword: true }],
      ['it is longer than one can be', { hasPassword: true, password: 'a'.repeat(256) }],
    ])('is a draft where %s', (_, item) => {
      const page = documentOf(item, { passwords: 'keep' })
      expect(page?.data).toMatchObject({ _status: 'draft' })
      expect(page).not.toHaveProperty('password')
    })

    it('is for members when that is asked for private pages', () => {
      expect(documentOf({ status: 'private' }, { privatePages: 'members' })?.data).toMatchObject({
        _status: 'published',
        visibility: 'members',
      })
    })

    it('is said in the report', () => {
      expect(codesOf(locked, { passwords: 'keep' })).toContain('kept-password')
      expect(codesOf({ status: 'private' }, { privatePages: 'members' })).toContain('private-for-members')
    })
  })

  it('of a page whose day is to come is a draft that will be published', () => {
    const page = documentOf({ kind: 'page', status: 'future', publishedAt: FUTURE })
    expect(page).toMatchObject({ publishAt: new Date(FUTURE).toISOString(), data: { _status: 'draft' } })
  })

  it('is said in the report where it changes', () => {
    expect(codesOf({ status: 'private' })).toContain('draft-private')
    expect(codesOf({ hasPassword: true })).toContain('draft-password')
    expect(codesOf({ status: 'publish' })).toEqual([])
  })

  it('of the trash is to stay away, unless it is wanted', () => {
    const item = { status: 'trash', slug: 'old__trashed' }
    expect(documentOf(item)).toBeUndefined()
    expect(documentOf(item, { trash: 'draft' })).toMatchObject({ data: { _status: 'draft', slug: 'old' } })
  })
})

describe('dates', () => {
  const zone = { timeZone: { zone: { zone: 'fixed', offsetMinutes: 330 } } } as const
  it('are reckoned by the zone of the site where only the local one is there', () =>
    expect(documentOf({ localDate: '2024-02-03 10:00:00' }, zone)?.data.publishedAt).toBe('2024-02-03T04:30:00.000Z'))
  it('of comments are reckoned by it too', () => {
    const nobody = { author: '', email: '', address: '', ip: '', parent: 0, metas: [] }
    const comment = {
      ...nobody,
      id: 3,
      localDate: '2024-02-04 10:00:00',
      content: 'Yes',
      approved: '1',
      type: 'comment',
    }
    const item = { localDate: '2024-02-03 10:00:00', comments: [comment] }
    const [, second] = planned({ items: [item] }, zone).items.get(1)?.documents ?? []
    expect(second?.data.createdAt).toBe('2024-02-04T04:30:00.000Z')
  })
  it('are none for drafts, which were only begun on theirs', () => {
    const { publishedAt, createdAt } =
      documentOf({ status: 'draft', localDate: '2024-02-03 10:00:00' }, zone)?.data ?? {}
    expect([publishedAt, createdAt]).toEqual([undefined, '2024-02-03T04:30:00.000Z'])
  })
})

describe('slugs', () => {
  it.each([
    ['my_post', 'my_post'],
    ['_my.post_', 'my-post'],
    ['%d7%90%d7%95%d7%a8', 'אור'],
    ['a--b', 'a-b'],
    ['tag', 'tag-2'],
    ['2024', '2024-2'],
    ['%f0%9f%92%a1', 'a-post'],
    ['x'.repeat(250), 'x'.repeat(200)],
  ])('%s becomes %s', (slug, ours) => expect(documentOf({ slug, title: 'A post' })?.data.slug).toBe(ours))

  it('go to what is published first, then to the lower number', () => {
    const items = [
      { id: 1, slug: 'a.b', status: 'private' },
      { id: 3, slug: 'a-b' },
      { id: 2, slug: 'a--b' },
    ]
    const { plan } = planned({ items })
    expect([1, 2, 3].map((id) => plan.newAddresses.get(id)?.slug)).toEqual(['a-b-3', 'a-b', 'a-b-2'])
  })

  it('of a document without one are made of its title', () =>
    expect(documentOf({ status: 'draft', slug: '', title: 'Über uns' })?.data.slug).toBe('uber-uns'))
})

describe('pages', () => {
  const page = (id: number, slug: string, parent = 0, more: Partial<SourceItem> = {}) => ({
    id,
    kind: 'page',
    slug,
    parent,
    link: `https://old.example/${slug}/`,
    ...more,
  })
  const pathsOf = (items: readonly Partial<SourceItem>[], given: GivenOptions = {}) => {
    const { plan } = planned({ items }, { frontPage: 0, ...given })
    return Object.fromEntries([...plan.newAddresses].map(([id, { path }]) => [id, path]))
  }

  it('stand below their parents, whichever comes first', () =>
    expect(pathsOf([page(1, 'jobs', 2), page(2, 'team', 3), page(3, 'about')])).toEqual({
      1: '/about/team/jobs/',
      2: '/about/team/',
      3: '/about/',
    }))
  it('are the home page, and below it nothing is added', () =>
    expect(pathsOf([page(1, 'welcome'), page(2, 'child', 1), page(3, 'child')], { frontPage: 1 })).toEqual({
      1: '/',
      2: '/child/',
      3: '/child-2/',
    }))
  it('leave the address of the home page alone', () => expect(pathsOf([page(1, 'home')])).toEqual({ 1: '/home-2/' }))
  it('begin at the top where their parent is not there, or in a circle', () =>
    expect(pathsOf([page(1, 'a', 99), page(2, 'b', 3), page(3, 'c', 2)])).toEqual({ 1: '/a/', 2: '/c/b/', 3: '/c/' }))
  it('stand twelve levels deep at most', () => {
    const chain = Array.from({ length: 20 }, (_, at) => page(at + 1, `p${at + 1}`, at))
    const levels = Object.values(pathsOf(chain)).map((path) => path.split('/').length - 2)
    expect(Math.max(...levels)).toBe(12)
  })
  it('depend on their parents', () => {
    const { items } = planned({ items: [page(1, 'about'), page(2, 'team', 1)] })
    expect(items.get(2)?.documents[0]).toMatchObject({ dependsOn: ['item:1'], data: { parent: { $source: 'item:1' } } })
  })
  it('that showed the list of posts are its address, not a document', () => {
    const { items, site, plan } = planned(
      { items: [page(1, 'news', 0, { title: 'News' }), { id: 2, slug: 'x' }] },
      { postsPage: 1 },
    )
    expect(items.get(1)?.outcome).toMatchObject({ became: 'part', code: 'settings' })
    expect(plan.newAddresses.get(2)?.path).toBe('/news/x/')
    expect(site.globals).toContainEqual(
      expect.objectContaining({ global: 'blog', data: { slug: 'news', title: 'News' } }),
    )
  })
  it('that showed the list of posts, with pages below, show it in a block', () => {
    const { items } = planned({ items: [page(1, 'news'), page(2, 'press', 1)] }, { postsPage: 1 })
    expect(items.get(1)?.documents[0]?.data.layout).toMatchObject([{ blockType: 'postList', show: 'parts' }])
  })
  it('that showed the list of posts keep their words above it', () => {
    const { items } = planned({ items: [page(1, 'news', 0, { content: 'From the kiln.' })] }, { postsPage: 1 })
    expect(items.get(1)?.documents[0]).toMatchObject({
      path: '/news/',
      data: { layout: [{ blockType: 'richText' }, { blockType: 'postList', show: 'parts' }] },
    })
  })
  it('at the address of the list of posts show it below their words: they would hide it', () => {
    const post = { id: 2, kind: 'post', slug: 'spring', link: 'https://old.example/spring/' }
    const { items } = planned({ items: [page(1, 'blog', 0, { content: 'From the kiln.' }), post] })
    expect(items.get(1)?.documents[0]).toMatchObject({
      path: '/blog/',
      data: { layout: [{ blockType: 'richText' }, { blockType: 'postList', show: 'parts' }] },
    })
  })
  it('at that address are as they were where there are no posts, and show no second list', () => {
    const { items } = planned({ items: [page(1, 'blog', 0, { content: 'From the kiln.' })] })
    expect(items.get(1)?.documents[0]?.data.layout).toHaveLength(1)
    const list = '<!-- wp:latest-posts /-->'
    const both = planned({ items: [page(1, 'news', 0, { content: list })] }, { postsPage: 1 })
    expect(JSON.stringify(both.items.get(1)?.documents[0]?.data.layout).match(/postList/g)).toHaveLength(1)
  })
  it('give their excerpt and image to search engines', () => {
    const { items } = planned({
      items: [
        page(1, 'about', 0, { excerpt: 'Who <b>we</b> are', metas: [{ key: '_thumbnail_id', value: '2' }] }),
        { id: 2, kind: 'attachment', file: 'https://old.example/wp-content/uploads/2024/x.jpg' },
      ],
    })
    expect(items.get(1)?.documents[0]?.data.meta).toEqual({
      description: 'Who we are',
      image: { $source: 'item:2' },
      noIndex: false,
    })
  })
})

describe('titles', () => {
  it.each([
    ['A <em>very</em> fine day', 'A very fine day'],
    ['Broken <blocks>', 'Broken <blocks>'],
    ['in<b>ter</b>net', 'internet'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(400), `${'x'.repeat(299)}…`],
  ])('%s', (title, ours) => expect(documentOf({ title })?.data.title).toBe(ours))
  it('are made of the first words where there is none', () =>
    expect(
      documentOf({ title: '', content: '<!-- wp:paragraph --><p>First [x] words</p><!-- /wp:paragraph -->' })?.data
        .title,
    ).toBe('First words'))
  it('are a number where there are no words', () => expect(documentOf({ id: 7, title: '' })?.data.title).toBe('Post 7'))
})

describe('kinds', () => {
  it('without a place are left out with a reason', () => {
    const { items } = planned({ items: [{ id: 1, kind: 'Acme-Event x' }] })
    expect(items.get(1)?.outcome).toMatchObject({ became: 'nothing', code: 'kind-without-place' })
  })
  it('go where their owner wants them', () =>
    expect(documentOf({ kind: 'recipe' }, { kinds: { recipe: 'project' } })?.collection).toBe('projects'))
  it.each(['constructor', '__proto__', 'toString'])('are any text, such as %s', (kind) => {
    expect(planned({ items: [{ id: 1, kind }] }).items.get(1)?.outcome).toMatchObject({ code: 'kind-without-place' })
  })
  it('bring their terms where they become posts', () => {
    const terms = [{ taxonomy: 'recipe_category', slug: 'soup', name: 'Soup' }]
    const { documents } = planned({ terms, items: [{ id: 1, kind: 'recipe', terms }] }, { kinds: { recipe: 'post' } })
    expect(documents.find(({ key }) => key === 'item:1')?.data.categories).toEqual([
      { $source: 'term:recipe_category:soup' },
    ])
  })
})

describe('reusable blocks', () => {
  const block = (more: Partial<SourceItem>) => ({ id: 1, kind: 'wp_block', title: 'Hours', content: 'x', ...more })
  it('are documents', () =>
    expect(documentOf(block({}))).toMatchObject({ collection: 'reusable-blocks', data: { title: 'Hours' } }))
  it('are not where pages hold copies of them', () => {
    const metas = [{ key: 'wp_pattern_sync_status', value: 'unsynced' }]
    expect(planned({ items: [block({ metas })] }).items.get(1)?.outcome).toMatchObject({ code: 'pattern-copied' })
  })
  it('are global elements that some page shows', () => {
    const element = { id: 1, kind: 'fusion_element', content: 'x' }
    expect(documentOf(element)).toBeUndefined()
    expect(documentOf(element, {}, [{ id: 2, content: '[fusion_global id="1"]' }])?.collection).toBe('reusable-blocks')
  })
})

describe('translations of Polylang', () => {
  const said = (id: number, language: string, more: Partial<SourceItem> = {}) => ({
    id,
    slug: `p-${id}`,
    terms: [
      { taxonomy: 'language', slug: language, name: language },
      { taxonomy: 'post_translations', slug: 'pll_1', name: 'pll_1' },
    ],
    ...more,
  })
  it('join the one in the first language of the site', () => {
    const { plan, items } = planned({ items: [said(1, 'de'), said(2, 'en')] })
    expect([...plan.translations.leaderOf]).toEqual([[1, 2]])
    expect(items.get(1)?.documents[0]).toMatchObject({ locale: 'de', translationOf: 'item:2', dependsOn: ['item:2'] })
    expect(items.get(2)?.documents[0]).toMatchObject({ locale: 'en' })
  })
  it('stand alone where one is a draft, or its language is not one of the site', () => {
    expect(
      planned({ items: [said(1, 'de', { status: 'draft' }), said(2, 'en')] }).plan.translations.leaderOf.size,
    ).toBe(0)
    expect(planned({ items: [said(1, 'fr'), said(2, 'en')] }).plan.translations.leaderOf.size).toBe(0)
  })
})

describe('the authors of a post', () => {
  const capTerm = (slug: string) => ({ taxonomy: 'author', slug, name: slug })
  const authors = ['mara', 'Yusuf Demir'].map((login, id) => ({ id, login, name: login, email: '' }))
  const guest = { id: 9, kind: 'guest-author', slug: 'cap-ada-l', title: 'Ada Lind' }
  const post = { author: 'mara', terms: [capTerm('cap-yusuf-demir'), capTerm('cap-ada-l'), capTerm('cap-mara')] }

  it('are all that Co-Authors Plus names, in its order, guests too', () => {
    const site = planned({ authors, items: [post, guest] })
    expect(site.items.get(1)?.documents[0]?.data).toMatchObject({
      author: { $source: 'author:Yusuf Demir' },
      coAuthors: [{ $source: 'author:ada-l' }, { $source: 'author:mara' }],
    })
    const names = site.site.terms.filter(({ collection }) => collection === 'authors').map(({ data }) => data.title)
    expect(names).toEqual(['Yusuf Demir', 'Ada Lind', 'mara'])
  })

  it('are one where nothing else is said', () => {
    const data = planned({ authors, items: [{ author: 'mara' }] }).items.get(1)?.documents[0]?.data
    expect(data).toMatchObject({ author: { $source: 'author:mara' } })
    expect(data).not.toHaveProperty('coAuthors')
  })
})

describe('categories', () => {
  const terms = [
    { slug: 'oak', name: 'Oak', parent: 'wood' },
    { slug: 'wood', name: 'Wood' },
    { slug: 'lost', name: 'Lost', parent: 'gone' },
    { slug: 'hen', name: 'Hen', parent: 'egg' },
    { slug: 'egg', name: 'Egg', parent: 'hen' },
  ]
  it('stand below their parents, which come first; at the top where these are not there, or in a circle', () => {
    const { site } = planned({ terms })
    expect(site.terms.map(({ data }) => [data.title, data.parent])).toEqual([
      ['Wood', undefined],
      ['Lost', undefined],
      ['Oak', { $source: 'term:category:wood' }],
      ['Hen', undefined],
      ['Egg', undefined],
    ])
  })
})
