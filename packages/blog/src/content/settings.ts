import { anyone, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { baseSlugField, editLock, moveWithBase } from '@vitrine/content/documents'
import { optionsOf } from '@vitrine/kit/fields'
import type { GlobalConfig } from 'payload'
import { DEFAULT_SLUG } from '../core/addresses.ts'
import { LAYOUTS, MAX_PER_PAGE, PER_PAGE } from '../core/list-settings.ts'
import { blogTexts } from './texts.ts'

/** Tables whose paths begin with the blog's address: posts, their versions, and terms. */
const TABLES = [
  ['posts_locales', 'path'],
  ['_posts_v_locales', 'version_path'],
  ['categories_locales', 'path'],
  ['tags_locales', 'path'],
  ['series_locales', 'path'],
  ['authors_locales', 'path'],
] as const

/** Settings of the blog: its address, and the layout of its generated lists. */
export const blogSettings: GlobalConfig = {
  slug: 'blog',
  versions: false,
  lockDocuments: editLock,
  label: 'Blog',
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'article') },
  access: { read: anyone, update: editors },
  hooks: { afterChange: [moveWithBase(DEFAULT_SLUG, TABLES)] },
  fields: [
    baseSlugField({
      defaultSlug: DEFAULT_SLUG,
      description:
        'Posts are below it: /blog/a-post/. A page at this address replaces the list of all posts; put a “Posts” block on it.',
    }),
    { name: 'title', label: 'Title', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'description',
      label: 'Description',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'For search engines and feed readers.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          label: 'Layout of lists by category, tag, author and date',
          type: 'select',
          required: true,
          defaultValue: 'list',
          options: optionsOf(LAYOUTS),
        },
        {
          name: 'perPart',
          label: 'Posts per page',
          type: 'number',
          required: true,
          defaultValue: PER_PAGE,
          min: 1,
          max: MAX_PER_PAGE,
        },
      ],
    },
    { name: 'showContents', label: 'Show the headings of a post above it', type: 'checkbox', defaultValue: true },
    { name: 'showRelated', label: 'Show related posts below a post', type: 'checkbox', defaultValue: true },
    blogTexts,
  ],
}
