import type { FlattenedField, SanitizedCollectionConfig, SelectType } from 'payload'
import { describe, expect, it } from 'vitest'
import { plainFieldsOf, readPlain } from './plain-fields.ts'

const collection = (fields: readonly object[], defaultPopulate: SelectType, hooks: object = {}) =>
  ({
    defaultPopulate,
    flattenedFields: fields as FlattenedField[],
    hooks: { afterRead: [], afterOperation: [], ...hooks },
  }) as never as SanitizedCollectionConfig

const TITLE = { name: 'title', type: 'text', localized: true }
const SIZE = { name: 'size', type: 'group', flattenedFields: [{ name: 'width', type: 'number' }, TITLE] }

describe('fields that a reference brings along', () => {
  it('are plain when their values are read as they are stored', () => {
    const fields = plainFieldsOf(
      collection([TITLE, SIZE, { name: 'text', type: 'richText' }], { title: true, size: true }),
    )
    expect(fields?.map(({ name }) => name)).toEqual(['title', 'size'])
  })

  it.each([
    ['rich text', { name: 'own', type: 'richText' }],
    ['a hook', { name: 'own', type: 'text', hooks: { afterRead: [() => undefined] } }],
    ['a value of another document', { name: 'own', type: 'text', virtual: 'author.name' }],
    ['a reference that is followed', { name: 'own', type: 'relationship', relationTo: 'pages' }],
    ['a default in each language', { name: 'own', type: 'text', localized: true, defaultValue: 'A' }],
    ['one of these in a group', { name: 'own', type: 'group', flattenedFields: [{ name: 'list', type: 'array' }] }],
  ])('are not with %s', (_, field) => {
    expect(plainFieldsOf(collection([TITLE, field], { title: true, own: true }))).toBeUndefined()
  })

  it('are not where the collection does something when it is read', () =>
    expect(plainFieldsOf(collection([TITLE], { title: true }, { afterRead: [() => undefined] }))).toBeUndefined())
})

describe('a stored document', () => {
  const fields =
    plainFieldsOf(
      collection([TITLE, SIZE, { name: 'age', type: 'number', localized: true }], {
        title: true,
        size: { width: true },
        age: true,
      }),
    ) ?? []
  const read = (stored: object, locale: string, fallback: string | false = 'en') =>
    readPlain(stored as Record<string, unknown>, fields, { locale, fallback })

  it('is read in one language, and in the default one where that says nothing', () => {
    const stored = { title: { en: 'Oak', de: 'Eiche', fr: '' }, age: { en: 3, de: 0 }, size: { width: 4, height: 5 } }
    expect(read(stored, 'de')).toEqual({ title: 'Eiche', age: 0, size: { width: 4 } })
    expect(read(stored, 'fr')).toEqual({ title: 'Oak', age: 3, size: { width: 4 } })
    expect(read(stored, 'fr', false)).toMatchObject({ title: '', age: undefined })
  })

  it('has its groups also where nothing of them is stored', () =>
    expect(read({ title: null }, 'en')).toEqual({ title: null, age: undefined, size: { width: undefined } }))
})
