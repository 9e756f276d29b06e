import type { Image } from '@vitrine/content/core'
import { placedBlocks } from '@vitrine/kit/block'
import type { ParseContext } from '@vitrine/kit/core'
import { hostileValues } from '@vitrine/kit/testing'
import { describe, expect, it } from 'vitest'
import { parseCells } from '../core/cells.ts'
import { keepAway } from '../core/closed-notices.ts'
import { embedProvider } from '../core/embed-provider.ts'
import { holdsBlock } from '../core/holds-block.ts'
import { tabAfter } from '../core/tab-keys.ts'
import { blockParsers } from '../core.ts'
import { faqPage } from './accordion/faq-page.ts'
import { declarations } from './declarations.ts'

const parse: ParseContext = {
  locale: 'en',
  image: (raw) => (raw ? ({ alt: 'x' } as Image) : undefined),
  href: (raw) => {
    const { url, page } = (raw ?? {}) as { url?: string; page?: { path?: string } }
    return /^(https:|\/)/.test(url ?? '') ? url : page?.path
  },
  blocks: (raw) => (Array.isArray(raw) ? raw.filter((block) => typeof block === 'object' && block !== null) : []),
}
const read = (kind: string, raw: object) => blockParsers[kind]?.({ id: '1', ...raw }, parse)
const rich = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })

describe('every parser', () => {
  it.each(
    placedBlocks(declarations).map((declaration) => [declaration.name, declaration] as const),
  )('bears any stored value: %s', (_, declaration) => {
    for (const raw of hostileValues(declaration.fields)) {
      expect(() => declaration.parse({ id: '1', ...raw }, parse)).not.toThrow()
    }
  })
})

describe('a block that holds nothing to show', () => {
  it.each(
    'accordion tabs pricingTable testimonials team logos gallery table richTable footnotes comparisonTable alert iconList buttonGroup timeline audio embed map code modal popover quantity rawHtml reusable'.split(
      ' ',
    ),
  )('is left out: %s', (kind) => expect(read(kind, {})).toBeUndefined())
})

describe('what is missing', () => {
  it('leaves a gallery without the picture that is gone', () =>
    expect(read('gallery', { pictures: [{ image: null }, { image: {}, caption: 'A' }] })).toMatchObject({
      pictures: [{ caption: 'A' }],
    }))
  it('leaves buttons without one that leads to a script', () =>
    expect(
      read('buttonGroup', {
        buttons: [{ link: { url: 'javascript:alert(1)' } }, { link: { url: '/a/', label: 'A' } }],
      }),
    ).toMatchObject({ buttons: [{ link: { href: '/a/' } }] }))
  it('leaves profiles without those that are not encrypted addresses', () =>
    expect(
      read('followLinks', {
        profiles: [
          { label: 'A', url: 'javascript:alert(1)' },
          { label: 'B', url: 'https://b.example/' },
        ],
      }),
    ).toMatchObject({ profiles: [{ label: 'B' }] }))
  it('gives an unknown pictogram the one of its list', () =>
    expect(read('iconList', { icon: 'leaf', items: [{ text: 'A', icon: 'no-such' }] })).toMatchObject({
      items: [{ icon: 'leaf' }],
    }))
  it('keeps stars within five', () =>
    expect(read('testimonials', { items: [{ quote: 'A', stars: 50 }] })).toMatchObject({
      items: [{ id: '0', quote: 'A' }],
    }))
  it('lists no page that is gone', () =>
    expect(read('pageList', { pages: [7, { title: 'A', path: '/a/' }] })).toMatchObject({ pages: [{ href: '/a/' }] }))
})

describe('questions', () => {
  const block = { isFaq: true, items: [{ id: 'a', title: 'Why?', content: rich('Because.') }] }
  it('of all blocks of a page are one list for search engines', () => {
    const blocks = [read('accordion', block), read('accordion', { ...block, id: '2' })].filter(
      (found) => found !== undefined,
    )
    expect(faqPage(blocks)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }, { name: 'Why?' }],
    })
  })
  it('are answered by the texts among their blocks too, and left out without an answer in words', () => {
    const blocks = [{ blockType: 'richText', id: 't', content: [{ kind: 'text', text: 'Below.', marks: [] }] }]
    const items = [...block.items, { id: 'b', title: 'Where?', blocks }, { id: 'c', title: 'Which?' }]
    const found = read('accordion', { ...block, items })
    expect(faqPage(found ? [found] : [])).toMatchObject({
      mainEntity: [{ name: 'Why?' }, { name: 'Where?', acceptedAnswer: { text: 'Below.' } }],
    })
  })
  it('are none when an accordion is only an accordion', () =>
    expect(faqPage([read('accordion', { ...block, isFaq: false }) ?? []].flat())).toBeUndefined())
  it('have ids of their own, equal titles or not', () => {
    const idOf = (found: unknown) => (found as { items: { anchor: string }[] }).items[0]?.anchor
    const [one, two] = [idOf(read('accordion', block)), idOf(read('accordion', { ...block, id: '2' }))]
    expect(one).toMatch(/^why-\w{4}$/)
    expect(one).not.toBe(two)
  })
})

describe('cells', () => {
  it('are divided by lines or, as spreadsheets copy them, by tabs', () =>
    expect(parseCells('a | b\r\nc\td')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]))
  it('are filled up in short rows', () =>
    expect(parseCells('a|b\n\nc')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]))
  it('are bounded', () => {
    const cells = parseCells(`${'x|'.repeat(50)}\n`.repeat(500))
    expect([cells.length, cells[0]?.length]).toEqual([200, 12])
  })
  it('of a comparison become signs', () =>
    expect(
      read('comparisonTable', { offers: [{ name: 'A' }, { name: 'B' }, { name: 'C' }], rows: 'Oak | Yes | – | 2 m' }),
    ).toMatchObject({
      rows: [{ name: 'Oak', values: [true, false, '2 m'] }],
    }))
})

describe('an embed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=x', 'YouTube'],
    ['https://player.vimeo.com/video/1', 'Vimeo'],
  ])('of %s is of %s', (url, provider) => expect(embedProvider(url)).toBe(provider))
  it.each([
    'https://evil.example/',
    'https://youtube.com.evil.example/',
    'https://notyoutube.com/',
    'http://www.youtube.com/',
    'javascript:alert(1)//youtube.com',
    'youtube.com',
  ])('is refused at %s', (url) => expect(embedProvider(url)).toBeUndefined())
})

describe('windows and reusable blocks', () => {
  const modal = { blockType: 'modal', id: 'm' }
  it('a window holds no window, however deep it stands', () =>
    expect(
      read('modal', {
        title: 'A',
        blocks: [modal, { blockType: 'section', id: 's', nested: [modal] }, { blockType: 'image', id: 'i' }],
      }),
    ).toMatchObject({ nested: [{ id: 'i' }] }))
  it('what is shown twice on a page has ids of its own', () =>
    expect(read('reusable', { id: 'r', block: { layout: [{ blockType: 'image', id: 'i' }] } })).toMatchObject({
      nested: [{ id: 'r-i' }],
    }))
  it('a reusable block shows no other', () =>
    expect(read('reusable', { block: { layout: [{ blockType: 'reusable', id: 'x' }] } })).toMatchObject({ nested: [] }))
  it('one inside another is found, however deep it stands', () => {
    expect(holdsBlock([{ blockType: 'columns', columns: [{ blocks: [{ blockType: 'reusable' }] }] }], 'reusable')).toBe(
      true,
    )
    expect(holdsBlock([{ blockType: 'columns', columns: [{ blocks: [] }] }], 'reusable')).toBe(false)
  })
})

describe('keys of tabs', () => {
  const list = { count: 3, vertical: false, rightToLeft: false }
  it.each([
    [2, 'ArrowRight', list, 0],
    [0, 'ArrowLeft', list, 2],
    [0, 'ArrowLeft', { ...list, rightToLeft: true }, 1],
    [1, 'Home', list, 0],
    [1, 'End', list, 2],
    [1, 'ArrowDown', { ...list, vertical: true }, 2],
    [1, 'ArrowDown', list, undefined],
    [1, 'a', list, undefined],
  ] as const)('from %i by %s', (place, key, tabs, next) => expect(tabAfter(place, key, tabs)).toBe(next))
})

describe('a notice that was closed for good', () => {
  const storage = () => {
    const stored = new Map<string, string>()
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      stored,
    }
  }
  it('is remembered once, with the last fifty', () => {
    const store = storage()
    for (let notice = 0; notice < 60; notice += 1) keepAway(`n${notice}`, store)
    keepAway('n59', store)
    const names = [...store.stored.values()][0]?.split(' ') ?? []
    expect([names.length, names[0], names.at(-1)]).toEqual([50, 'n10', 'n59'])
  })
  it('comes back where nothing can be stored', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => keepAway('a', full)).not.toThrow()
    expect(() => keepAway('a', undefined)).not.toThrow()
  })
})
