import { describe, expect, it } from 'vitest'
import type { FormField } from './block-rules-of.ts'
import { asBlockLink, asTextLink, linkTargetsOf } from './picked-link.ts'

const LINK: FormField = {
  type: 'group',
  name: 'link',
  label: 'Link',
  fields: [
    {
      type: 'row',
      fields: [
        { type: 'radio', name: 'type' },
        { type: 'checkbox', name: 'newTab' },
      ],
    },
    {
      type: 'row',
      fields: [
        { type: 'relationship', name: 'page', relationTo: 'pages' },
        { type: 'relationship', name: 'post', relationTo: 'posts' },
        { type: 'text', name: 'url' },
        { type: 'text', name: 'label' },
      ],
    },
  ],
}
const TARGETS = new Map([
  ['page', 'pages'],
  ['post', 'posts'],
])

describe('a link of a block', () => {
  it('is known by its fields', () => {
    expect(linkTargetsOf(LINK)).toEqual(TARGETS)
    expect(linkTargetsOf({ type: 'group', name: 'frame', fields: [{ type: 'text', name: 'url' }] })).toBeUndefined()
  })

  it.each([
    { type: 'post', post: 4, newTab: true },
    { type: 'url', url: '/contact/#map', newTab: false },
  ])('comes back as it went into the small form: %j', (link) =>
    expect(asBlockLink(asTextLink(link, TARGETS), TARGETS)).toEqual(link))

  it('leads to a page where its form says nothing else, and to nothing while none is chosen', () => {
    expect(asTextLink({ page: 3 }, TARGETS)).toMatchObject({
      linkType: 'internal',
      doc: { relationTo: 'pages', value: 3 },
    })
    expect(asTextLink({}, TARGETS)).toEqual({ linkType: 'internal', newTab: false })
  })

  it.each([
    {},
    { linkType: 'custom', url: '' },
    { linkType: 'internal', doc: { relationTo: 'users', value: 1 } },
    { linkType: 'internal', doc: { relationTo: 'pages', value: {} } },
  ])('is not changed to %j', (chosen) => expect(asBlockLink(chosen, TARGETS)).toBeUndefined())
})
