import { expect, it } from 'vitest'
import type { FormField } from './block-rules-of.ts'
import { pickableFields } from './pickable-fields.ts'

const FIELDS: readonly FormField[] = [
  { type: 'text', name: 'heading', label: 'Heading' },
  { type: 'row', fields: [{ type: 'upload', name: 'image', label: 'Image', relationTo: 'media' }] },
  { type: 'upload', name: 'images', label: 'Images', relationTo: 'media', hasMany: true },
  {
    type: 'array',
    name: 'items',
    label: 'Items',
    labels: { singular: 'Item' },
    fields: [
      { type: 'select', name: 'icon', label: 'Icon', options: [] },
      { type: 'json', name: 'imageCrop', label: 'Crop', admin: { custom: { cropOf: 'image' } } },
      { type: 'json', name: 'data', label: 'Data' },
    ],
  },
  { type: 'blocks', name: 'blocks', label: 'Blocks' },
]

it('finds what can be chosen in a block and its rows, by the names that the page and its editor use', () =>
  expect(
    pickableFields(FIELDS, { items: [{ id: 'r' }, { id: 's' }], blocks: [{ id: 'b', image: 1 }] }, String),
  ).toEqual([
    { field: 'image', label: 'Image' },
    { field: 'items.r.icon', label: 'Item 1, Icon' },
    { field: 'items.r.imageCrop', label: 'Item 1, Crop', beside: { at: 'items.r.image', sign: 'crop' } },
    { field: 'items.s.icon', label: 'Item 2, Icon' },
    { field: 'items.s.imageCrop', label: 'Item 2, Crop', beside: { at: 'items.s.image', sign: 'crop' } },
  ]))
