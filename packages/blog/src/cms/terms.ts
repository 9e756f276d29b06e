import { anyone, editors } from '@vitrine/cms/access'
import { addressBelow, languagesField, noteLanguage, pathField, slugField } from '@vitrine/cms/documents'
import type { CollectionConfig, Field } from 'payload'
import { TERM_SEGMENTS, type TermCollection } from '../core/addresses.ts'
import { readBlogBase } from './blog-base.ts'

/** Something that posts are put together by, with a list of them at an address of its own. */
function term(options: {
  readonly slug: TermCollection
  readonly labels: { readonly singular: string; readonly plural: string }
  readonly more?: readonly Field[]
  /** What posts show of it beside its name. */
  readonly shown?: Readonly<Record<string, true>>
}): CollectionConfig {
  const { slug, labels, more = [], shown = {} } = options
  return {
    slug,
    labels,
    custom: { visitorVisible: true },
    defaultPopulate: { title: true, path: true, languages: true, ...shown },
    defaultSort: 'title',
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'path'], group: 'Blog' },
    access: { create: editors, read: anyone, update: editors, delete: editors },
    hooks: {
      beforeChange: [
        addressBelow({
          base: async (req) => `${await readBlogBase(req)}${TERM_SEGMENTS[slug]}/`,
          field: 'title',
          standard: TERM_SEGMENTS[slug],
        }),
        noteLanguage,
      ],
    },
    fields: [
      { name: 'title', label: 'Name', type: 'text', required: true, localized: true, maxLength: 120 },
      {
        name: 'description',
        label: 'Description',
        type: 'textarea',
        localized: true,
        maxLength: 600,
        admin: { description: 'Stands above the posts.' },
      },
      ...more,
      slugField({ description: 'The last part of the address. Empty: made from the name.' }),
      pathField,
      languagesField,
    ],
  }
}

export const categories = term({ slug: 'categories', labels: { singular: 'Category', plural: 'Categories' } })

export const tags = term({ slug: 'tags', labels: { singular: 'Tag', plural: 'Tags' } })

export const series = term({ slug: 'series', labels: { singular: 'Series', plural: 'Series' } })

/** People who write. They need no account, and an account needs no page. */
export const authors = term({
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  shown: { role: true, description: true, image: true },
  more: [
    { name: 'role', label: 'Role', type: 'text', localized: true, maxLength: 120 },
    { name: 'image', label: 'Portrait', type: 'upload', relationTo: 'media' },
    {
      name: 'links',
      label: 'Links',
      type: 'array',
      maxRows: 8,
      fields: [
        { name: 'label', label: 'Name', type: 'text', required: true, maxLength: 60 },
        {
          name: 'url',
          label: 'Address',
          type: 'text',
          required: true,
          maxLength: 500,
          validate: (value: string | null | undefined) =>
            /^(?:https:\/\/|mailto:)\S+$/.test(value ?? '') || 'Give an address that begins with https:// or mailto:.',
        },
      ],
    },
  ],
})
