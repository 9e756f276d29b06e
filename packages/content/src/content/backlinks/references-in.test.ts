import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { referencesIn } from './references-in.ts'

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as FlattenedField
const reference = (name: string, relationTo: string | string[], more: object = {}) =>
  ({ name, type: 'relationship', relationTo, ...more }) as FlattenedField
const group = (name: string, flattenedFields: readonly FlattenedField[]) =>
  ({ name, type: 'group', flattenedFields }) as unknown as FlattenedField

/** As `linkField` makes one. */
const LINK = group('link', [
  text('type'),
  reference('page', 'pages'),
  reference('post', 'posts'),
  reference('project', 'projects'),
  text('url'),
  text('label', { localized: true }),
])
const IMAGE = { name: 'image', type: 'upload', relationTo: 'media' } as FlattenedField
const RICH_TEXT = { name: 'text', type: 'richText' } as FlattenedField
const LAYOUT = { name: 'layout', type: 'blocks', blocks: [] } as unknown as FlattenedField

const BLOCKS: Readonly<Record<string, readonly FlattenedField[]>> = {
  button: [LINK],
  columns: [{ name: 'columns', type: 'array', flattenedFields: [LAYOUT] } as unknown as FlattenedField],
  hero: [IMAGE, RICH_TEXT],
}

const found = (field: FlattenedField, value: unknown) =>
  referencesIn([field], { [field.name]: value }, (slug) => BLOCKS[slug])

describe('a field that chooses documents', () => {
  it.each([
    ['one', reference('author', 'authors'), 3, [{ collection: 'authors', id: 3 }]],
    ['one that is populated', IMAGE, { id: 4, url: '/media/a.jpg' }, [{ collection: 'media', id: 4 }]],
    [
      'several',
      reference('tags', 'tags', { hasMany: true }),
      [1, 2],
      [
        { collection: 'tags', id: 1 },
        { collection: 'tags', id: 2 },
      ],
    ],
    [
      'one of several kinds',
      reference('to', ['pages', 'posts']),
      { relationTo: 'posts', value: 5 },
      [{ collection: 'posts', id: 5 }],
    ],
    ['none', IMAGE, null, []],
  ])('names %s', (_, field, value, expected) => expect(found(field, value)).toEqual(expected))

  it('names those of every language', () =>
    expect(found(reference('page', 'pages', { localized: true }), { en: 1, de: 2 })).toEqual([
      { collection: 'pages', id: 1 },
      { collection: 'pages', id: 2 },
    ]))
})

describe('a link', () => {
  it.each([
    ['its page', { type: 'page', page: 3 }, [{ collection: 'pages', id: 3 }]],
    ['its page when nobody chose a type', { page: 3 }, [{ collection: 'pages', id: 3 }]],
    [
      'its post, not the page or address chosen before',
      { type: 'post', post: 4, page: 3, url: '/x/' },
      [{ collection: 'posts', id: 4 }],
    ],
    ['its address, not the page chosen before', { type: 'url', page: 3, url: '/x/#y' }, [{ address: '/x/#y' }]],
    ['nothing that is only written', { type: 'url', url: 'mailto:a@example.com', label: { en: 'Rooms' } }, []],
  ])('names %s', (_, value, expected) => expect(found(LINK, value)).toEqual(expected))
})

describe('blocks', () => {
  it('are looked into, however deep', () => {
    const button = { blockType: 'button', link: { type: 'page', page: 3 } }
    const columns = { blockType: 'columns', columns: [{ layout: [button] }] }
    expect(found(LAYOUT, [{ blockType: 'columns', columns: [{ layout: [columns] }] }])).toEqual([
      { collection: 'pages', id: 3 },
    ])
  })

  it('of unknown kinds name nothing', () =>
    expect(found(LAYOUT, [{ blockType: 'marquee', page: 3 }, null, 'x'])).toEqual([]))
})

describe('rich text', () => {
  const rich = (...children: readonly object[]) => ({ root: { type: 'root', children: [{ children }] } })

  it.each([
    [
      'documents in links',
      { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 7 } } },
      [{ collection: 'pages', id: 7 }],
    ],
    ['addresses in links', { type: 'link', fields: { linkType: 'custom', url: '/rooms/' } }, [{ address: '/rooms/' }]],
    [
      'documents in the text',
      { type: 'relationship', relationTo: 'posts', value: { id: 8 } },
      [{ collection: 'posts', id: 8 }],
    ],
    ['pictures', { type: 'upload', relationTo: 'media', value: 9 }, [{ collection: 'media', id: 9 }]],
    ['no words', { type: 'text', text: '/rooms/' }, []],
  ])('names %s', (_, node, expected) => expect(found(RICH_TEXT, rich(node))).toEqual(expected))
})

describe('text', () => {
  it('names the address that it is', () => expect(found(text('to'), '/rooms/')).toEqual([{ address: '/rooms/' }]))

  it('names nothing when it is words, or a name of the document itself', () => {
    expect(found(text('to'), 'See /rooms/')).toEqual([])
    expect(found(text('path', { unique: true }), '/rooms/')).toEqual([])
  })

  it('that is markup names what its attributes lead to', () =>
    expect(
      found({ name: 'html', type: 'code' } as FlattenedField, `<a href="/rooms/">A</a><img src='/media/a.jpg'>/x/`),
    ).toEqual([{ address: '/rooms/' }, { address: '/media/a.jpg' }]))
})

describe('what names a document', () => {
  const labelled = (field: FlattenedField, label: unknown) => ({ ...field, label }) as FlattenedField

  it('is known by the label of its field', () =>
    expect(found(labelled(reference('terms', 'pages'), { en: 'Terms', de: 'AGB' }), 7)).toEqual([
      { collection: 'pages', id: 7, label: { en: 'Terms', de: 'AGB' } },
    ]))

  it('is known by the label around it while it has none', () => {
    const legal = labelled(group('legal', [labelled(reference('terms', 'pages'), false)]), 'Legal')
    expect(found(legal, { terms: 7 })).toEqual([{ collection: 'pages', id: 7, label: 'Legal' }])
  })

  it('is known by the label of the link, not by those of its fields', () => {
    const fields = LINK.type === 'group' ? LINK.flattenedFields.map((field) => labelled(field, 'Page')) : []
    expect(found(labelled(group('link', fields), 'Button'), { type: 'page', page: 7 })).toEqual([
      { collection: 'pages', id: 7, label: 'Button' },
    ])
  })
})
