import { termCollection } from '@vitrine/content/documents'
import type { CollectionConfig } from 'payload'
import { TERM_SEGMENTS, type TermCollection } from '../core/addresses.ts'
import { BELOW_BLOG } from './below-blog.ts'
import { parentField, standsInNoCircle } from './category-parent.ts'

const term = (
  options: Pick<Parameters<typeof termCollection>[0], 'labels' | 'icon' | 'more' | 'shown'> & { slug: TermCollection },
) =>
  termCollection({
    below: BELOW_BLOG,
    segment: TERM_SEGMENTS[options.slug],
    description: 'Shown above the posts.',
    ...options,
  })

const plainCategories = term({
  slug: 'categories',
  labels: { singular: 'Category', plural: 'Categories' },
  icon: 'category',
  more: [parentField],
})

/** Categories of posts, one in another where an editor says so. */
export const categories: CollectionConfig = {
  ...plainCategories,
  hooks: { ...plainCategories.hooks, beforeValidate: [standsInNoCircle] },
}

export const tags = term({ slug: 'tags', labels: { singular: 'Tag', plural: 'Tags' }, icon: 'tag' })

export const series = term({ slug: 'series', labels: { singular: 'Series', plural: 'Series' }, icon: 'series' })

/** People who write. They need no account, and an account needs no page. */
export const authors = term({
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  icon: 'person',
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
