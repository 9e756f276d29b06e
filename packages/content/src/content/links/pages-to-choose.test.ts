import type { Field, FilterOptionsProps, RelationshipField } from 'payload'
import { describe, expect, it } from 'vitest'
import { pagesToChoose, withPagesToChoose } from './pages-to-choose.ts'

const offered = pagesToChoose(['en', 'de'])

function filterOf(field: RelationshipField, props: Partial<FilterOptionsProps>) {
  const asked = { id: 1, data: {}, siblingData: {}, relationTo: 'pages', ...props } as FilterOptionsProps
  return typeof field.filterOptions === 'function' ? field.filterOptions(asked) : field.filterOptions
}

function offering(field: Field): Field {
  const [row] = withPagesToChoose(['en', 'de'])({ fields: [{ type: 'row', fields: [field] }] }).fields
  const inside = row && 'fields' in row ? row.fields[0] : undefined
  if (!inside) throw new Error('The field is gone.')
  return inside
}

describe('a field in which pages are chosen', () => {
  const parent = offering({ name: 'parent', type: 'relationship', relationTo: 'pages' }) as RelationshipField

  it('offers all but the special ones, by their path in every language', async () => {
    expect(await filterOf(parent, {})).toEqual(offered)
    expect(offered).toEqual({
      and: [
        { 'path.en': { not_equals: '/404/' } },
        { 'path.en': { not_equals: '/search/' } },
        { 'path.de': { not_equals: '/404/' } },
        { 'path.de': { not_equals: '/search/' } },
      ],
    })
  })

  it('refuses nothing that it does not offer: a page that was chosen before, or by a program, may be saved', async () => {
    const find = () => {
      throw new Error('Nobody asks what is offered.')
    }
    const payload = { collections: { pages: {} }, db: { defaultIDType: 'number' } }
    const req = { payload, payloadDataLoader: { find }, t: String }
    const options = { ...parent, filterOptions: parent.filterOptions, req, relationTo: 'pages' }
    expect(await Reflect.apply(parent.validate ?? (() => 'no check'), undefined, [7, options])).toBe(true)
  })

  it('keeps the filter of its own', async () => {
    const others = { id: { not_equals: 1 } }
    const field = { name: 'parent', type: 'relationship', relationTo: 'pages', filterOptions: () => others } as const
    expect(await filterOf(offering({ ...field }) as RelationshipField, {})).toEqual({ and: [others, offered] })
    const never = offering({ ...field, filterOptions: () => false }) as RelationshipField
    expect(await filterOf(never, {})).toBe(false)
  })

  it('offers other documents as they are', async () => {
    const both = offering({ name: 'doc', type: 'relationship', relationTo: ['pages', 'posts'] }) as RelationshipField
    expect(await filterOf(both, { relationTo: 'posts' })).toBe(true)
    const posts: Field = { name: 'posts', type: 'relationship', relationTo: 'posts' }
    expect(offering(posts)).toEqual(posts)
  })
})
