import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { HEADER_TEXTS, parseHeader } from './header.ts'
import { parseHeaderSettings } from './settings.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  blocks: () => [],
  href: (link) => {
    const { type, page, url } = (link ?? {}) as { type?: string; page?: { path: string }; url?: string }
    return type === 'url' ? url : page?.path
  },
}

const toPage = (path: string, label?: string) => ({ type: 'page', page: { path, title: `Title of ${path}` }, label })
const toUrl = (url: string, label?: string) => ({ type: 'url', url, label })

describe('parseHeader', () => {
  it('reads two levels in their order', () => {
    const { items } = parseHeader(
      {
        items: [
          { link: toPage('/services/', 'Services'), children: [{ link: toPage('/services/lighting/', 'Lighting') }] },
          { link: { ...toUrl('https://shop.example/', 'Shop'), newTab: true } },
        ],
      },
      parse,
    )
    expect(items).toEqual([
      {
        label: 'Services',
        href: '/services/',
        newTab: false,
        children: [{ label: 'Lighting', href: '/services/lighting/', newTab: false, children: [] }],
      },
      { label: 'Shop', href: 'https://shop.example/', newTab: true, children: [] },
    ])
  })
  it('calls a link by the title of its page when it has no text', () =>
    expect(parseHeader({ items: [{ link: toPage('/work/') }] }, parse).items[0]?.label).toBe('Title of /work/'))
  it('calls an address by itself when it has no text', () =>
    expect(parseHeader({ items: [{ link: toUrl('/x/', ' ') }] }, parse).items[0]?.label).toBe('/x/'))
  it('lets an entry without a target open its children', () => {
    const [item] = parseHeader(
      { items: [{ link: toUrl('#', 'More'), children: [{ link: toPage('/a/', 'A') }] }] },
      parse,
    ).items
    expect(item).toEqual({ label: 'More', newTab: false, children: [expect.objectContaining({ label: 'A' })] })
  })
  it('leaves out entries that lead nowhere and open nothing', () =>
    expect(
      parseHeader(
        { items: [{ link: toUrl('#', 'More') }, { link: { type: 'page', page: 7, label: 'Gone' } }, null] },
        { ...parse, href: () => undefined },
      ).items,
    ).toEqual([]))
  it('reads the action and leaves out one without a target', () => {
    expect(parseHeader({ action: toPage('/contact/', 'Start') }, parse).action?.href).toBe('/contact/')
    expect(parseHeader({ action: { type: 'page' } }, parse)).not.toHaveProperty('action')
  })
  it('takes texts from the content and the rest from the defaults', () =>
    expect(parseHeader({ texts: { openMenu: 'Menü', closeMenu: '' } }, parse).texts).toEqual({
      ...HEADER_TEXTS,
      openMenu: 'Menü',
    }))
  it.each([undefined, null, 7, 'x', [], { items: 'x' }])('makes an empty header of %j', (raw) =>
    expect(parseHeader(raw, parse)).toEqual({ items: [], settings: parseHeaderSettings({}), texts: HEADER_TEXTS }))
  it('shows its menu instead of its own entries, which it keeps', () => {
    const items = [{ link: toPage('/own/', 'Own') }]
    const menu = { id: 1, name: 'Main', items: [{ link: toPage('/of-menu/', 'Of the menu') }] }
    expect(parseHeader({ items, menu }, parse).items.map(({ label }) => label)).toEqual(['Of the menu'])
    expect(parseHeader({ items, menu: null }, parse).items.map(({ label }) => label)).toEqual(['Own'])
  })
  it('shows its own entries when its menu is gone', () =>
    expect(parseHeader({ items: [{ link: toPage('/own/', 'Own') }], menu: 7 }, parse).items).toHaveLength(1))
})

describe('the row above the header', () => {
  const secondary = (raw: object) => parseHeader({ secondary: raw }, parse).secondary

  it('has a sentence and links', () =>
    expect(secondary({ notice: 'Closed on Monday', links: [{ link: toUrl('tel:+441', 'Call') }] })).toEqual({
      notice: 'Closed on Monday',
      links: [{ label: 'Call', href: 'tel:+441', newTab: false }],
      onPhones: true,
    }))
  it('may be for wide windows only', () =>
    expect(secondary({ notice: 'Closed', onPhones: false })?.onPhones).toBe(false))
  it.each([{}, { notice: ' ' }, { links: [{ link: toUrl('#') }] }])('is not there when %j is all it has', (raw) =>
    expect(secondary(raw)).toBeUndefined())
})
