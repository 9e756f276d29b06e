import { linkTypeOf } from '@vitrine/content/core'
import { defineOptionalFeature, type UnlockedCollection } from '@vitrine/kit/feature'
import { linkField } from '@vitrine/kit/fields'
import { parseFragment } from 'parse5'
import type { Block, CollectionConfig, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { contentModel } from './content-model.ts'
import { features } from './features.ts'

const model = contentModel(features)

/** Blocks that fields offer at whatever depth. */
const offeredBy = (fields: readonly Field[]): Block[] =>
  fields.flatMap((field) => {
    if (field.type === 'blocks') return field.blocks.flatMap((block) => [block, ...offeredBy(block.fields)])
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => offeredBy(tab.fields))
    return 'fields' in field ? offeredBy(field.fields) : []
  })

const everywhere = [
  ...model.blocks.flatMap((block) => [block, ...offeredBy(block.fields)]),
  ...[...model.collections, ...model.logs, ...model.globals].flatMap(({ fields }) => offeredBy(fields)),
]
const blocks = [...new Map(everywhere.map((block) => [block.slug, block])).values()]

it('no two blocks share a name: stored data of one would be parsed as the other', () => {
  const named = new Map<string, Block>()
  const twice = everywhere.filter((block) => {
    const known = named.get(block.slug)
    named.set(block.slug, known ?? block)
    return known && known.fields.map(nameOf).join() !== block.fields.map(nameOf).join()
  })
  expect(twice.map(({ slug }) => slug)).toEqual([])
})

it.each(
  [...model.collections, ...model.logs, ...model.globals].map((one) => [one.slug, one] as const),
)('%s says itself whether it keeps versions and is locked while somebody edits it', (_, {
  versions,
  lockDocuments,
}) => {
  expect(versions).toBeDefined()
  expect(lockDocuments).toBeDefined()
})

describe('a kind of documents that a feature declares', () => {
  const more = contentModel([
    ...features,
    { name: 'notes', searchKinds: [{ type: 'note', name: 'Notes', label: { en: 'Notes', de: 'Notizen' } }] },
  ])
  const fields = more.globals.find(({ slug }) => slug === 'search')?.fields ?? []
  const named = (name: string) => fields.find((field) => 'name' in field && field.name === name)

  it('can be chosen among what visitors find', () =>
    expect(named('types')).toMatchObject({
      options: [
        { value: 'page' },
        { value: 'post' },
        { value: 'project' },
        { value: 'note', label: { en: 'Notes', de: 'Notizen' } },
      ],
    }))

  it('is called as editors write it, by its name otherwise', () =>
    expect(named('texts')).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ name: 'note', admin: { placeholder: 'Notes' } })]),
    }))
})

describe('documents that a feature lets links lead to', () => {
  const note = { type: 'note', collection: 'media', choice: 'A note', label: 'Note' } as const
  const more = contentModel([...features, { name: 'notes', linkTargets: [note] }])
  const links = (fields: readonly Field[]): Field[] =>
    fields.flatMap((field) => {
      if ('custom' in field && field.custom?.link) return [field]
      if (field.type === 'blocks') return field.blocks.flatMap((block) => links(block.fields))
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => links(tab.fields))
      return 'fields' in field ? links(field.fields) : []
    })
  const all = [...more.blocks, ...more.collections, ...more.globals].flatMap(({ fields }) => links(fields))

  it('are offered by every link, after those of other features', () => {
    expect(all.length).toBeGreaterThan(20)
    for (const link of all) {
      const [choice, target] = 'fields' in link ? link.fields : []
      expect(choice).toMatchObject({ fields: [{ options: ['page', 'post', 'project', 'note', 'url'].map(named) }, {}] })
      expect(target).toMatchObject({
        fields: [{ relationTo: 'pages' }, { relationTo: 'posts' }, { relationTo: 'projects' }, note, {}, {}].map(
          (field) => ('type' in field ? { name: field.type, relationTo: field.collection, label: field.label } : field),
        ),
      })
    }
  })

  it('are in collections that say so', () => {
    const types = model.collections.map(({ slug, admin }) => [slug, linkTypeOf(admin?.custom)])
    expect(types.filter(([, type]) => type)).toEqual([
      ['pages', 'page'],
      ['posts', 'post'],
      ['projects', 'project'],
    ])
  })
})

describe('an optional feature', () => {
  const note = { type: 'note', collection: 'media', choice: 'A note', label: 'Note' } as const
  const kind = { type: 'note', name: 'Notes', label: { en: 'Notes', de: 'Notizen' }, isOptional: true } as const
  const plain: CollectionConfig = { slug: 'notes', fields: [linkField({ name: 'next' })] }
  const notes: UnlockedCollection = { ...plain, lockDocuments: false, custom: { search: { type: 'note' } } }
  const optional = defineOptionalFeature({
    name: 'notes',
    collections: () => [notes],
    searchKinds: [kind],
    linkTargets: [note],
  })
  const more = contentModel([...features, optional])
  /** Names of the documents that the links among fields lead to, in blocks or beside them. */
  const targets = (fields: readonly Field[], inBlocks: boolean): string[] =>
    fields.flatMap((field) => {
      if (field.type === 'blocks') return inBlocks ? field.blocks.flatMap((block) => targets(block.fields, true)) : []
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => targets(tab.fields, inBlocks))
      if (field.type === 'relationship') return [field.name]
      return 'fields' in field ? targets(field.fields, inBlocks) : []
    })

  it('is led to by links in blocks', () =>
    expect(more.blocks.flatMap(({ fields }) => targets(fields, true))).toContain('note'))

  it('is led to by no link that has columns of another feature', () => {
    const others = [...more.collections, ...more.globals].filter(({ slug }) => slug !== 'notes')
    const found = others.flatMap(({ fields }) => targets(fields, false))
    expect(found).toContain('post')
    expect(found).not.toContain('note')
  })

  it('is led to by links of its own collections', () => {
    const own = more.collections.find(({ slug }) => slug === 'notes')
    expect(targets(own?.fields ?? [], false)).toEqual(['page', 'post', 'project', 'note'])
  })

  it('leaves the settings of others as they are, and is found whatever these say', () => {
    const before = model.globals.find(({ slug }) => slug === 'search')
    const after = more.globals.find(({ slug }) => slug === 'search')
    expect(JSON.stringify(after)).toBe(JSON.stringify(before))
    expect(more.collections.find(({ slug }) => slug === 'notes')?.custom?.search).toEqual({
      type: 'note',
      isOptional: true,
    })
  })
})

const named = (value: string) => ({ value })

const nameOf = (field: Field) => ('name' in field ? field.name : field.type)

/** Address of what the picker shows; it stretches a picture of 3 by 2. */
const thumbnailOf = ({ admin }: Block) => {
  const thumbnail = admin?.images?.thumbnail
  return typeof thumbnail === 'object' ? thumbnail.url : (thumbnail ?? '')
}

it('offers blocks of pages and of forms', () => {
  expect(blocks.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['hero', 'scrollSections', 'payment', 'step']))
})

describe.each(blocks.map((block) => [block.slug, block] as const))('the block %s in the picker', (_, block) => {
  it('has a picture that is there and can be drawn', async () => {
    const answer = await fetch(thumbnailOf(block))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const svg = parseFragment(await answer.text()).childNodes[0]
    expect(svg?.nodeName).toBe('svg')
    expect(svg && 'childNodes' in svg ? svg.childNodes.length : 0).toBeGreaterThan(1)
  })

  it('has one that no other block has', () => {
    expect(blocks.filter((other) => thumbnailOf(other) === thumbnailOf(block))).toEqual([block])
  })
})

it.each(model.blocks.map((block) => [block.slug, block] as const))('the block %s stands in a group', (_, block) => {
  expect(block.admin?.group).toBeTruthy()
})
