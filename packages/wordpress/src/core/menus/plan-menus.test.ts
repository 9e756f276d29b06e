import { describe, expect, it } from 'vitest'
import { eventsFor, PLAIN_CONVERTERS, plannedEvents } from '../../testing/plan/planned-export.ts'
import type { SourceItem } from '../source/source.ts'

const MENU = [{ taxonomy: 'nav_menu', slug: 'main', name: 'Main' }]
const metasOf = (metas: Readonly<Record<string, string | number>>) =>
  Object.entries(metas).map(([key, value]) => ({ key: `_menu_item_${key}`, value: String(value) }))
const entry = (
  id: number,
  title: string,
  metas: Readonly<Record<string, string | number>>,
  more: Partial<SourceItem> = {},
): Partial<SourceItem> => ({
  id,
  kind: 'nav_menu_item',
  title,
  menuOrder: id,
  terms: MENU,
  metas: metasOf({ type: 'custom', menu_item_parent: 0, ...metas }),
  ...more,
})
const page = (id: number, more: Partial<SourceItem> = {}) => ({
  id,
  kind: 'page',
  slug: `page-${id}`,
  title: `Page ${id}`,
  link: `https://old.example/page-${id}/`,
  ...more,
})
const planned = (...items: readonly Partial<SourceItem>[]) =>
  plannedEvents(eventsFor({ terms: [...MENU, { id: 3, slug: 'news', name: 'News' }], items }), {
    converters: PLAIN_CONVERTERS,
  })

interface Row {
  readonly link: Readonly<Record<string, unknown>> & { readonly label?: string }
  readonly children?: readonly Row[]
  readonly leaves?: readonly Row[]
  readonly below?: readonly Row[]
}
const rowsOf = ({ site }: ReturnType<typeof planned>) => (site.menus[0]?.data.items ?? []) as readonly Row[]
/** A menu as a drawing: `About(Team(Jobs))`. */
const drawn = (rows: readonly Row[]): string =>
  rows
    .map(
      ({ link, children, leaves, below }) =>
        `${link.label ?? ''}${children || leaves || below ? `(${drawn(children ?? leaves ?? below ?? [])})` : ''}`,
    )
    .join(' ')

describe('entries of a classic menu', () => {
  it('lead to documents, terms, lists and addresses', () => {
    const site = planned(
      page(1),
      entry(10, 'Page', { type: 'post_type', object: 'page', object_id: 1 }),
      entry(11, '', { type: 'taxonomy', object: 'category', object_id: 3 }),
      entry(12, 'Elsewhere', { url: 'https://elsewhere.example/', target: '_blank' }),
      entry(13, 'Inside', { url: 'http://www.old.example/page-1/' }),
      entry(14, 'Part', { url: '/page-1/#part' }),
    )
    expect(rowsOf(site).map(({ link }) => link)).toEqual([
      { type: 'page', page: { $source: 'item:1' }, newTab: false, label: 'Page' },
      { type: 'url', url: '/blog/category/news/', newTab: false, label: 'News' },
      { type: 'url', url: 'https://elsewhere.example/', newTab: true, label: 'Elsewhere' },
      { type: 'page', page: { $source: 'item:1' }, newTab: false, label: 'Inside' },
      { type: 'url', url: '/page-1/#part', newTab: false, label: 'Part' },
    ])
  })

  it('that visitors did not see are left out, and their children move up', () => {
    const site = planned(
      page(1, { status: 'draft' }),
      entry(10, 'Hidden', { type: 'post_type', object: 'page', object_id: 1 }),
      entry(11, 'Child', { url: '#', menu_item_parent: 10 }),
      entry(12, 'Languages', { url: '#pll_switcher#' }),
      entry(13, 'Script', { url: 'javascript:alert(1)' }),
      entry(14, 'Unsaved', { url: '#' }, { status: 'draft' }),
    )
    expect(drawn(rowsOf(site))).toBe('Child')
    for (const id of [10, 12, 13, 14])
      expect(site.items.get(id)?.outcome).toMatchObject({ became: 'nothing', code: 'menu-entry-hidden' })
    expect(site.items.get(11)?.outcome).toMatchObject({ became: 'part', code: 'menu-entry' })
  })

  it('stand on four levels, the deeper ones on the fourth', () => {
    const chain = [1, 2, 3, 4, 5, 6].map((level) =>
      entry(level, `L${level}`, { url: '#', menu_item_parent: level - 1 }),
    )
    expect(drawn(rowsOf(planned(...chain)))).toBe('L1(L2(L3(L4 L5 L6)))')
  })

  it('begin at the top where their parent is not there, or in a circle', () => {
    const site = planned(
      entry(1, 'A', { url: '#', menu_item_parent: 99 }),
      entry(2, 'B', { url: '#', menu_item_parent: 3 }),
      entry(3, 'C', { url: '#', menu_item_parent: 2 }),
    )
    expect(drawn(rowsOf(site))).toBe('A B C')
  })

  it('beyond what a menu takes are named', () => {
    const site = planned(...Array.from({ length: 62 }, (_, at) => entry(at + 1, `E${at + 1}`, { url: '#' })))
    expect(rowsOf(site)).toHaveLength(60)
    expect(site.items.get(61)?.outcome).toMatchObject({ code: 'menu-entry-beyond' })
    expect(site.report.groups).toContainEqual(expect.objectContaining({ code: 'menu-entry-beyond', count: 2 }))
  })
})

it('a menu of a block theme has its links and submenus', () => {
  const content =
    '<!-- wp:navigation-submenu {"label":"About","type":"page","id":1,"kind":"post-type"} --><!-- wp:navigation-link {"label":"News","type":"category","id":3,"kind":"taxonomy"} /--><!-- /wp:navigation-submenu --><!-- wp:home-link {"label":"Start"} /--><!-- wp:social-links /-->'
  const site = plannedEvents(
    eventsFor({
      terms: [{ id: 3, slug: 'news', name: 'News' }],
      items: [page(1), { id: 9, kind: 'wp_navigation', title: 'Top', content }],
    }),
    { converters: PLAIN_CONVERTERS },
  )
  expect(drawn(rowsOf(site))).toBe('About(News) Start')
  expect(site.items.get(9)?.outcome).toMatchObject({ became: 'document', key: 'item:9' })
  expect(site.site.globals).toContainEqual(
    expect.objectContaining({ global: 'header', data: { menu: { $source: 'item:9' } } }),
  )
})

describe('the heading over the menu of the footer', () => {
  const headingOf = (name: string, language: string) => {
    const terms = [{ taxonomy: 'nav_menu', slug: 'below', name }]
    const { site } = plannedEvents(
      eventsFor({ site: { language }, terms, items: [entry(10, 'Terms', { url: '/terms/' }, { terms })] }),
      { converters: PLAIN_CONVERTERS, given: { footerMenu: 'below' } },
    )
    return site.globals.find(({ global }) => global === 'footer')?.data.columns
  }

  it.each([
    ['Services', 'en-US', 'Services'],
    ['Footer menu', 'en-US', 'Links'],
    ['Fußzeile', 'de-DE', 'Links'],
    ['Footer', 'he-IL', 'קישורים'],
  ])('%s in %s is %s', (name, language, heading) =>
    expect(headingOf(name, language)).toEqual([{ heading, menu: { $source: 'term:nav_menu:below' } }]))
})

describe('an export without a menu', () => {
  const pagesOnly = (...items: readonly Partial<SourceItem>[]) =>
    plannedEvents(eventsFor({ items }), { converters: PLAIN_CONVERTERS, given: { frontPage: 1 } })

  it('gives the header a menu of its pages at the top, in their order, without the home page', () => {
    const site = pagesOnly(
      page(1, { title: 'Welcome' }),
      page(2, { title: 'Rooms', menuOrder: 2 }),
      page(3, { title: 'Studio', menuOrder: 1 }),
      page(4, { title: 'Below', parent: 3 }),
      page(5, { title: 'Draft', status: 'draft' }),
    )
    expect(drawn(rowsOf(site))).toBe('Studio Rooms')
    expect(rowsOf(site)[0]?.link).toMatchObject({ type: 'page', page: { $source: 'item:3' } })
    expect(site.site.globals).toContainEqual(
      expect.objectContaining({ global: 'header', data: { menu: { $source: 'made:menu' } } }),
    )
    expect(site.report.groups).toContainEqual(expect.objectContaining({ level: 'note', code: 'menu-made' }))
  })

  it('has room for eight of them', () => {
    const pages = Array.from({ length: 12 }, (_, at) => page(at + 2))
    expect(rowsOf(pagesOnly(page(1), ...pages))).toHaveLength(8)
  })

  it('gives none where there is no page to show', () => expect(pagesOnly(page(1)).site.menus).toEqual([]))
})
