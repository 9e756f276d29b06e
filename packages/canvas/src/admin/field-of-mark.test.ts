import { describe, expect, it } from 'vitest'
import type { FormField } from './block-rules-of.ts'
import { fieldOfMark } from './field-of-mark.ts'

const fields: readonly FormField[] = [
  { type: 'row', fields: [{ type: 'text', name: 'heading', label: 'Heading' }] },
  {
    type: 'tabs',
    tabs: [
      { fields: [{ type: 'richText', name: 'content' }] },
      { name: 'frame', fields: [{ type: 'text', name: 'anchor', label: 'Anchor' }] },
    ],
  },
  {
    type: 'array',
    name: 'links',
    fields: [{ type: 'group', name: 'link', fields: [{ type: 'text', name: 'label', label: 'Text' }] }],
  },
]

const type = (mark: string) => fieldOfMark(fields, mark, String)

describe('the field that a mark names', () => {
  it.each([
    ['heading', { type: 'text', label: 'Heading' }],
    ['content', { type: 'richText', label: 'content' }],
    ['frame.anchor', { type: 'text', label: 'Anchor' }],
    ['links.66f.link.label', { type: 'text', label: 'Text' }],
  ])('%s', (mark, field) => expect(type(mark)).toMatchObject(field))

  it.each(['title', 'links.66f.label', 'heading.x', ''])('is none: %j', (mark) => expect(type(mark)).toBeUndefined())
})
