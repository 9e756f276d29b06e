import { expect, it } from 'vitest'
import { type ReferenceField, withoutReferences } from './without-references.ts'

const LINK: ReferenceField = {
  name: 'link',
  type: 'group',
  fields: [
    { type: 'row', fields: [{ name: 'label', type: 'text' }] },
    { name: 'page', type: 'relationship' },
  ],
}
const FIELDS: Readonly<Record<string, readonly ReferenceField[]>> = {
  hero: [
    {
      type: 'tabs',
      tabs: [
        { fields: [{ name: 'image', type: 'upload' }] },
        { name: 'look', fields: [{ name: 'video', type: 'upload' }] },
      ],
    },
    { name: 'links', type: 'array', fields: [LINK] },
    { name: 'text', type: 'richText' },
    { name: 'blocks', type: 'blocks' },
  ],
}

it('takes out what means another thing on another site, wherever it stands, and counts it', () => {
  const words = { type: 'text', text: 'there' }
  const text = (...children: readonly object[]) => ({
    root: { type: 'root', children: [{ type: 'paragraph', children }] },
  })
  const inner = { blockType: 'hero', id: 'b', image: 4 }
  const { blocks, taken, filled } = withoutReferences(
    [
      {
        blockType: 'hero',
        id: 'a',
        image: 7,
        look: { video: 8, color: 'red' },
        links: [{ id: 'r', link: { label: 'Go', page: { relationTo: 'pages', value: 3 } } }],
        text: text(
          { type: 'upload', value: 9 },
          { type: 'link', fields: { linkType: 'internal', doc: { value: 1 } }, children: [words] },
          { type: 'link', fields: { linkType: 'custom', url: '/a/' }, children: [words] },
        ),
        blocks: [inner],
      },
    ],
    { fieldsOf: (kind) => FIELDS[kind], image: 5 },
  )
  expect({ taken, filled }).toEqual({ taken: 6, filled: 0 })
  expect(blocks).toEqual([
    {
      blockType: 'hero',
      id: 'a',
      look: { color: 'red' },
      links: [{ id: 'r', link: { label: 'Go' } }],
      text: text(words, { type: 'link', fields: { linkType: 'custom', url: '/a/' }, children: [words] }),
      blocks: [{ blockType: 'hero', id: 'b' }],
    },
  ])
})

it('leaves a block that the site does not know as it is', () => {
  const block = { blockType: 'other', image: 7 }
  expect(withoutReferences([block], { fieldsOf: () => undefined, image: 5 })).toEqual({
    blocks: [block],
    taken: 0,
    filled: 0,
  })
})

it('puts an image of this site where there must be one, if the site has any', () => {
  const fieldsOf = () => [{ name: 'image', type: 'upload', required: true }]
  const block = { blockType: 'image', image: 7 }
  expect(withoutReferences([block], { fieldsOf, image: 5 })).toEqual({
    blocks: [{ blockType: 'image', image: 5 }],
    taken: 0,
    filled: 1,
  })
  expect(withoutReferences([block], { fieldsOf, image: undefined })).toEqual({
    blocks: [{ blockType: 'image' }],
    taken: 1,
    filled: 0,
  })
})
