import { accepts } from '@vitrine/content/answers'
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
    description: { en: 'Shown above the posts.', de: 'Steht über den Beiträgen.' },
    help: 'blog',
    ...options,
  })

const plainCategories = term({
  slug: 'categories',
  labels: { singular: { en: 'Category', de: 'Kategorie' }, plural: { en: 'Categories', de: 'Kategorien' } },
  icon: 'category',
  more: [parentField],
})

/** Categories of posts, one in another where an editor says so. */
export const categories: CollectionConfig = {
  ...plainCategories,
  hooks: { ...plainCategories.hooks, beforeValidate: [standsInNoCircle] },
}

export const tags = term({
  slug: 'tags',
  labels: { singular: { en: 'Tag', de: 'Schlagwort' }, plural: { en: 'Tags', de: 'Schlagwörter' } },
  icon: 'tag',
})

export const series = term({
  slug: 'series',
  labels: { singular: { en: 'Series', de: 'Serie' }, plural: { en: 'Series', de: 'Serie' } },
  icon: 'series',
})

/** People who write. They need no account, and an account needs no page. */
export const authors = term({
  slug: 'authors',
  labels: { singular: { en: 'Author', de: 'Autor' }, plural: { en: 'Authors', de: 'Autoren' } },
  icon: 'person',
  shown: { role: true, description: true, image: true },
  more: [
    { name: 'role', label: { en: 'Role', de: 'Rolle' }, type: 'text', localized: true, maxLength: 120 },
    { name: 'image', label: { en: 'Portrait', de: 'Porträt' }, type: 'upload', relationTo: 'media' },
    {
      name: 'links',
      label: 'Links',
      type: 'array',
      maxRows: 8,
      fields: [
        { name: 'label', label: 'Name', type: 'text', required: true, maxLength: 60 },
        {
          name: 'url',
          label: { en: 'Address', de: 'Adresse' },
          type: 'text',
          required: true,
          maxLength: 500,
          validate: accepts<string | null | undefined>((value) => /^(?:https:\/\/|mailto:)\S+$/.test(value ?? ''), {
            en: 'Give an address that begins with https:// or mailto:.',
            de: 'Eine Adresse angeben, die mit https:// oder mailto: beginnt.',
          }),
        },
      ],
    },
  ],
})
