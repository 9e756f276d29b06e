import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { lacksRequired } from './lacks-required.ts'

const image: Field = { name: 'image', type: 'upload', relationTo: 'media', required: true }
const optional: Field = { name: 'image', type: 'upload', relationTo: 'media' }
const shown: Field = { ...image, admin: { condition: ({ isShown }) => isShown === true } }

const lacks = (fields: readonly Field[], values: object, blocks: Readonly<Record<string, readonly Field[]>> = {}) =>
  lacksRequired(fields, { ...values }, (slug) => blocks[slug] ?? [])

describe('an empty reference that must not be', () => {
  const columns: Field = { name: 'columns', type: 'array', fields: [{ type: 'row', fields: [image] }] }
  const layout: Field = { name: 'layout', type: 'blocks', blocks: [] }
  const tabs: Field = {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [layout] },
      { name: 'meta', fields: [image] },
    ],
  }

  it.each<[string, Field, object]>([
    ['in the document', image, { image: null }],
    ['in a row', columns, { columns: [{ image: 1 }, { image: null }] }],
    ['in a group', { name: 'of', type: 'group', fields: [image] }, { of: { image: null } }],
    ['in a block of a tab', tabs, { meta: { image: 1 }, layout: [{ blockType: 'figure', image: null }] }],
    ['in a tab with a name', tabs, { meta: { image: null } }],
    ['that is shown', shown, { isShown: true, image: null }],
    ['in a block of a block', layout, { layout: [{ blockType: 'columns', columns: [{ image: null }] }] }],
  ])('%s is found', (_, field, values) =>
    expect(lacks([field], values, { figure: [image], columns: [columns] })).toBe(true))
})

describe('what may be accepted', () => {
  it.each<[string, Field, object]>([
    ['a reference that is there', image, { image: 7 }],
    ['one that may be empty', optional, { image: null }],
    ['one that is not shown', shown, { image: null }],
    ['one that nobody planned', image, {}],
    [
      'one among fields that are not shown',
      { type: 'row', admin: shown.admin ?? {}, fields: [image] },
      { image: null },
    ],
    ['no rows', { name: 'rows', type: 'array', fields: [image] }, { rows: [] }],
    ['a block that is not known', { name: 'layout', type: 'blocks', blocks: [] }, { layout: [{ blockType: 'x' }] }],
  ])('is left to the check of all values: %s', (_, field, values) => expect(lacks([field], values)).toBe(false))
})
