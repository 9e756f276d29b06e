import { describe, expect, it } from 'vitest'
import type { SourceEvent, SourceItem, SourceTerm } from './source.ts'
import { SourceMerge } from './source-merge.ts'

const item = (id: number, more: Partial<SourceItem> = {}): SourceEvent => ({
  event: 'item',
  item: {
    id,
    kind: 'post',
    title: `Item ${id}`,
    link: '',
    guid: '',
    author: '',
    content: '',
    excerpt: '',
    slug: '',
    status: 'publish',
    parent: 0,
    menuOrder: 0,
    hasPassword: false,
    isSticky: false,
    commentsOpen: true,
    terms: [],
    metas: [],
    comments: [],
    ...more,
  },
})
const site = (address: string): SourceEvent => ({
  event: 'site',
  site: { title: '', tagline: '', address, baseAddress: address, language: '' },
})
const term = (more: Partial<SourceTerm>): SourceEvent => ({
  event: 'term',
  term: { id: 1, taxonomy: 'category', slug: 'a', name: 'A', metas: [], ...more },
})

function merged(...files: readonly (readonly SourceEvent[])[]): readonly SourceEvent[] {
  const merge = new SourceMerge()
  return files.flatMap((events) => {
    merge.startFile()
    return events.flatMap((event) => merge.add(event))
  })
}

describe('an item that is in the files twice', () => {
  it('counts as it was saved later, when that comes later', () => {
    const events = merged([item(1, { modifiedAt: 1 })], [item(1, { modifiedAt: 2, title: 'new' })])
    expect(events).toMatchObject([
      { event: 'item', place: 1 },
      { event: 'item', place: 2, replaces: 1, item: { title: 'new' } },
      { event: 'problem', problem: { code: 'item-twice', item: { id: 1 } } },
    ])
  })
  it('counts as it was saved later, when that came before', () => {
    const events = merged([item(1, { modifiedAt: 2 })], [item(1, { modifiedAt: 1 })])
    expect(events).toMatchObject([{ event: 'item' }, { event: 'problem', problem: { code: 'item-twice' } }])
  })
})

describe('items of two kinds with one number', () => {
  it('are two: the second gets a number of its own, the same in each reading', () => {
    const file = [item(7, { kind: 'attachment' }), item(7, { kind: 'wp_block' }), item(7, { kind: 'page' })]
    const numbers = merged(file).map((event) => event.event === 'item' && [event.item.kind, event.item.id])
    expect(numbers).toEqual([
      ['attachment', 7],
      ['wp_block', 1_000_000_000_007],
      ['page', 2_000_000_000_007],
    ])
  })
  it('replace the one of their own kind in a later file', () => {
    const events = merged(
      [item(7, { kind: 'attachment' }), item(7, { kind: 'page', modifiedAt: 1 })],
      [item(7, { kind: 'page', modifiedAt: 2, title: 'new' })],
    )
    expect(events).toMatchObject([
      { item: { id: 7 } },
      { item: { id: 1_000_000_000_007 } },
      { item: { title: 'new' }, replaces: 2 },
      { event: 'problem' },
    ])
  })
})

describe('authors and terms', () => {
  it('that only items name are given before the item, once', () => {
    const named = { author: 'ona', terms: [{ taxonomy: 'genre', slug: 'g', name: 'G' }] }
    expect(merged([item(1, named), item(2, named)]).map(({ event }) => event)).toEqual([
      'author',
      'term',
      'item',
      'item',
    ])
  })
  it('are given again when a later file lists them with more', () => {
    const named = item(1, { terms: [{ taxonomy: 'category', slug: 'a', name: 'A' }] })
    const events = merged([named], [term({ parent: 'top' }), term({ parent: 'other' })])
    expect(events.filter(({ event }) => event === 'term')).toMatchObject([
      { term: { metas: [] } },
      { term: { id: 1, parent: 'top' } },
    ])
  })
  it('may name a parent by its name, as files of version 1.0 do', () => {
    const events = merged([
      term({ slug: 'top', name: 'Top Rooms' }),
      term({ slug: 'b', name: 'B', parent: 'Top Rooms' }),
    ])
    expect(events).toMatchObject([{ term: { slug: 'top' } }, { term: { slug: 'b', parent: 'top' } }])
  })
})

describe('files of another site', () => {
  it('are left out and named', () => {
    const events = merged(
      [site('https://a.example'), item(1)],
      [site('https://b.example'), item(1), item(2)],
      [site('http://www.a.example'), item(3)],
    )
    expect(events).toMatchObject([
      { event: 'site' },
      { event: 'item', item: { id: 1 } },
      { event: 'problem', problem: { code: 'other-site' } },
      { event: 'item', item: { id: 3 } },
    ])
  })
})
