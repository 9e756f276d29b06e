import { describe, expect, it } from 'vitest'
import { eventsFor, eventsOf, NOW } from '../../testing/plan/planned-export.ts'
import { indexOf } from '../index-of-export/export-index.ts'
import type { GivenOptions } from './options.ts'
import { resolveOptions } from './resolve-options.ts'

const TARGET = { languages: ['en', 'de'], now: NOW } as const
const resolve = (parts: Parameters<typeof eventsFor>[0], given: GivenOptions = {}) =>
  resolveOptions(given, indexOf(eventsFor(parts)), TARGET)

describe('what is guessed of a recorded export', () => {
  it.each([
    [
      'studio',
      {
        permalinks: '/%year%/%monthnum%/%postname%/',
        frontPage: 35,
        postsPage: 36,
        blogSlug: 'journal',
        portfolioSlug: 'portfolio',
      },
    ],
    [
      'classic',
      {
        permalinks: '/%category%/%postname%/',
        frontPage: 29,
        postsPage: 40,
        blogSlug: 'aktuelles',
        portfolioSlug: 'portfolio-items',
      },
    ],
  ])('is right for %s', async (name, wanted) => {
    const { options, questions } = resolveOptions({}, indexOf(await eventsOf(name)), TARGET)
    expect(options).toMatchObject(wanted)
    expect(questions.map(({ option }) => option)).toEqual(
      expect.arrayContaining(['permalinks', 'frontPage', 'postsPage', 'timeZone', 'headerMenu']),
    )
  })
})

describe('the structure of addresses', () => {
  const post = (id: number, link: string, more = {}) => ({
    id,
    slug: `p-${id}`,
    link: `https://old.example${link}`,
    localDate: '2024-02-03 10:00:00',
    ...more,
  })
  it.each([
    ['/p-1/', '/%postname%/'],
    ['/2024/02/03/p-1/', '/%year%/%monthnum%/%day%/%postname%/'],
    ['/archives/1', '/archives/%post_id%'],
    ['/index.php/2024/02/03/p-1/', '/index.php/%year%/%monthnum%/%day%/%postname%/'],
    ['/blog/p-1/', '/blog/%postname%/'],
    ['/p-1.html', '/%postname%.html'],
    ['/mara/p-1/', '/%author%/%postname%/'],
    ['/?p=1', ''],
  ])('of %s is %j', (link, structure) => expect(resolve({ items: [post(1, link)] }).options.permalinks).toBe(structure))

  it('follows parents of categories, and the category that an SEO plugin names', () => {
    const terms = [
      { id: 9, slug: 'news', name: 'News' },
      { id: 3, slug: 'garden', name: 'Garden' },
      { id: 12, slug: 'herbs', name: 'Herbs', parent: 'garden' },
    ]
    const named = [{ key: '_yoast_wpseo_primary_category', value: '12' }]
    const in_ = (...slugs: string[]) => slugs.map((slug) => ({ taxonomy: 'category', slug, name: slug }))
    const items = [
      post(1, '/garden/p-1/', { terms: in_('news', 'garden') }),
      post(2, '/garden/herbs/p-2/', { terms: in_('news', 'herbs'), metas: named }),
    ]
    const { options, questions } = resolve({ terms, items })
    expect(options.permalinks).toBe('/%category%/%postname%/')
    expect(questions.find(({ option }) => option === 'permalinks')?.confidence).toBe('likely')
  })

  it('is below the folder that the site stands in', () => {
    const items = [{ id: 1, slug: 'p-1', link: 'https://old.example/wp/p-1/' }]
    expect(resolve({ site: { address: 'https://old.example/wp' }, items }).options.permalinks).toBe('/%postname%/')
  })
})

describe('pages with a part to play', () => {
  const pages = [
    { id: 5, kind: 'page', slug: 'welcome', link: 'https://old.example/', content: 'Hello' },
    { id: 6, kind: 'page', slug: 'news', title: 'News', link: 'https://old.example/news/' },
    { id: 7, kind: 'page', slug: 'thanks', link: 'https://old.example/thanks/' },
  ]
  it('are the one at the address of the site, and an empty one that is called so', () => {
    expect(resolve({ items: pages }).options).toMatchObject({ frontPage: 5, postsPage: 6, blogSlug: 'news' })
  })
  it('are those that were given', () => {
    expect(resolve({ items: pages }, { frontPage: 7, postsPage: 5 }).options).toMatchObject({
      frontPage: 7,
      postsPage: 5,
      blogSlug: 'welcome',
    })
  })
  it('are none where the list of posts is the home page', () => {
    expect(resolve({ items: pages }, { showOnFront: 'posts' }).options).toMatchObject({
      frontPage: undefined,
      postsPage: undefined,
      blogSlug: 'blog',
    })
  })
  it('are none that the export does not have', () => {
    expect(resolve({ items: pages }, { frontPage: 99 }).options.frontPage).toBeUndefined()
    const form = { id: 8, kind: 'wpcf7_contact_form', title: 'Contact' }
    expect(resolve({ items: [...pages, form] }, { frontPage: 8, postsPage: 8 }).options).toMatchObject({
      frontPage: undefined,
      postsPage: undefined,
    })
  })
  it.each([
    ['a draft', { status: 'draft' }],
    ['one behind a password, which becomes a draft', { hasPassword: true, password: 'lantern' }],
  ])('are not %s: visitors would find nothing at the first address', (_what, how) => {
    const items = [{ ...pages[0], ...how }]
    expect(resolve({ items }, { frontPage: 5 }).options.frontPage).toBeUndefined()
  })
  it('are told by the name of the home page in an export without posts, which cannot have had their list there', () => {
    const items = [
      { id: 1, kind: 'page', slug: 'about', link: 'https://old.example/about/' },
      { id: 2, kind: 'page', slug: 'startseite', link: 'https://old.example/startseite/' },
    ]
    expect(resolve({ items }).options.frontPage).toBe(2)
    const post = { id: 3, kind: 'post', slug: 'spring', link: 'https://old.example/spring/' }
    expect(resolve({ items: [...items, post] }).options.frontPage).toBeUndefined()
  })
})

describe('menus', () => {
  const entry = (id: number, slug: string) => ({
    id,
    kind: 'nav_menu_item',
    terms: [{ taxonomy: 'nav_menu', slug, name: slug }],
  })
  it('stand where their names say', () => {
    const terms = [
      { taxonomy: 'nav_menu', slug: 'a', name: 'Fußzeile' },
      { taxonomy: 'nav_menu', slug: 'b', name: 'Hauptmenü' },
    ]
    expect(resolve({ terms, items: [entry(1, 'a'), entry(2, 'a'), entry(3, 'b')] }).options.menus).toEqual({
      header: 'b',
      footer: 'a',
    })
  })
  it('are the longest of those that are called so: one whose entries lead nowhere is passed over', () => {
    const link = (id: number, slug: string, url: string) => ({
      ...entry(id, slug),
      metas: [
        { key: '_menu_item_type', value: 'custom' },
        { key: '_menu_item_url', value: url },
      ],
    })
    const terms = [
      { taxonomy: 'nav_menu', slug: 'top', name: 'Top Menu' },
      { taxonomy: 'nav_menu', slug: 'all', name: 'Primary Menu' },
    ]
    const items = [link(1, 'top', '#'), link(2, 'top', ''), link(3, 'all', 'https://old.example/rooms/')]
    expect(resolve({ terms, items }).options.menus.header).toBe('all')
  })
  it('are those that the old theme had there, whatever they are called', () => {
    const terms = [
      { taxonomy: 'nav_menu', slug: 'a', name: 'Main', id: 3 },
      { taxonomy: 'nav_menu', slug: 'b', name: 'Winter', id: 5 },
      { taxonomy: 'nav_menu', slug: 'c', name: 'Summer', id: 6 },
    ]
    const items = [entry(1, 'a'), entry(2, 'a'), entry(3, 'b'), entry(4, 'c')]
    const { options, questions } = resolve({ terms, items }, { menuLocations: { primary: 5, 'footer-menu': 6 } })
    expect(options.menus).toEqual({ header: 'b', footer: 'c' })
    expect(questions.find(({ option }) => option === 'headerMenu')).toMatchObject({ confidence: 'certain' })
  })
  it('are the longest, else', () => {
    expect(resolve({ items: [entry(1, 'x'), entry(2, 'y'), entry(3, 'y')] }).options.menus).toEqual({
      header: 'y',
      footer: undefined,
    })
  })
})

describe('questions', () => {
  it('are asked for each kind without a place', () => {
    const items = [
      { id: 1, kind: 'recipe' },
      { id: 2, kind: 'recipe' },
      { id: 3, kind: 'post' },
    ]
    expect(resolve({ items }).questions.filter(({ option }) => option.startsWith('kinds.'))).toEqual([
      expect.objectContaining({
        option: 'kinds.recipe',
        text: expect.objectContaining({
          en: expect.stringContaining('2 items'),
          de: expect.stringContaining('2 Einträgen'),
        }),
      }),
    ])
    expect(resolve({ items }, { kinds: { recipe: 'post' } }).questions.map(({ option }) => option)).not.toContain(
      'kinds.recipe',
    )
  })
  it('offer the answers that an option takes', () => {
    const terms = [
      { taxonomy: 'nav_menu', slug: 'a', name: 'Legal' },
      { taxonomy: 'nav_menu', slug: 'b', name: 'Main menu' },
    ]
    const entry = (id: number, slug: string) => ({
      id,
      kind: 'nav_menu_item',
      terms: [{ taxonomy: 'nav_menu', slug, name: slug }],
    })
    const items = [
      entry(1, 'a'),
      entry(2, 'b'),
      { id: 3, kind: 'page', title: 'Welcome' },
      { id: 4, kind: 'page', title: 'Hidden', status: 'draft' },
    ]
    const { questions } = resolve({ terms, items })
    const choices = (name: string) => questions.find(({ option }) => option === name)?.choices
    const menus = [
      { value: 'a', label: 'Legal' },
      { value: 'b', label: 'Main menu' },
    ]
    expect(choices('headerMenu')).toEqual(menus)
    expect(choices('footerMenu')).toEqual(menus)
    expect(choices('frontPage')).toEqual([
      {
        value: 'none',
        label: {
          en: 'No page: the list of posts is there',
          de: 'Keine Seite: dort steht die Liste der Beiträge',
          he: 'שום עמוד: רשימת הפוסטים נמצאת שם',
        },
      },
      { value: '3', label: 'Welcome' },
    ])
    expect(choices('timeZone')).toBeUndefined()
  })
  it('ask for a footer only where there is a choice', () =>
    expect(
      resolve({
        items: [{ id: 1, kind: 'nav_menu_item', terms: [{ taxonomy: 'nav_menu', slug: 'a', name: 'a' }] }],
      }).questions.map(({ option }) => option),
    ).not.toContain('footerMenu'))
  it('name languages that the site does not have', () => {
    const { questions, options } = resolve({ site: { language: 'fr-FR' } })
    expect(options.language).toBe('en')
    expect(questions.find(({ option }) => option === 'languages')?.text).toEqual({
      en: expect.stringContaining('fr-FR'),
      de: expect.stringContaining('fr-FR'),
      he: expect.stringContaining('fr-FR'),
    })
  })
  it('tell the zone by what differs between local dates and UTC', () => {
    const items = [{ id: 1, localDate: '2024-02-03 10:00:00', publishedAt: Date.UTC(2024, 1, 3, 4, 30) }]
    expect(resolve({ items }).questions.find(({ option }) => option === 'timeZone')?.suggestion).toEqual({
      en: 'UTC+5:30',
      de: 'UTC+5:30',
      he: 'UTC+5:30',
    })
  })
})

describe('the sender of mails', () => {
  const FORM = { id: 7, kind: 'wpcf7_contact_form', title: 'Contact' }
  const asked = (...given: Parameters<typeof resolve>) =>
    resolve(...given).questions.some(({ option }) => option === 'sender')

  it('is the one that each form names, and the owner is asked', () => {
    expect(resolve({ items: [FORM] }).options.sender).toBe('form')
    expect(asked({ items: [FORM] })).toBe(true)
  })
  it('is as it was said', () => expect(resolve({ items: [FORM] }, { sender: 'site' }).options.sender).toBe('site'))
  it('is no question of an export without forms, nor where it was said', () => {
    expect(asked({ items: [] })).toBe(false)
    expect(asked({ items: [FORM] }, { sender: 'form' })).toBe(false)
  })
})
