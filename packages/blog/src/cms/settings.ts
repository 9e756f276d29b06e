import { anyone, editors } from '@vitrine/cms/access'
import { MAX_SLUG_LENGTH } from '@vitrine/ui/core'
import type { GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { blogBase } from '../core/addresses.ts'
import { LAYOUTS, MAX_PER_PART, PER_PART } from '../core/list-settings.ts'
import { commentSettings } from './comments/settings.ts'
import { movePaths } from './move-paths.ts'
import { blogTexts } from './texts.ts'

/** Everything of the blog moves with it. */
const moveBlog: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after] = [blogBase(previousDoc), blogBase(doc)]
  if (before !== after) await movePaths(before, after, req)
}

/** Where the blog is, and how its lists look that nobody put together. */
export const blogSettings: GlobalConfig = {
  slug: 'blog',
  label: 'Blog',
  custom: { visitorVisible: true },
  admin: { group: 'Settings' },
  access: { read: anyone, update: editors },
  hooks: { afterChange: [moveBlog] },
  fields: [
    {
      name: 'slug',
      label: 'Address',
      type: 'text',
      defaultValue: 'blog',
      maxLength: MAX_SLUG_LENGTH,
      admin: {
        description:
          'Posts stand below it: /blog/a-post/. A page at this address takes the place of the list of all posts; put a block “Posts” on it.',
      },
      validate: (value: string | null | undefined) =>
        !value ||
        /^[\p{Letter}\p{Number}]+(?:-[\p{Letter}\p{Number}]+)*$/u.test(value) ||
        'Use letters, digits and single dashes.',
    },
    { name: 'title', label: 'Title', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'description',
      label: 'Description',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'For search engines and for those who read the feed.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          label: 'Form of lists by category, tag, author and date',
          type: 'select',
          required: true,
          defaultValue: 'list',
          options: Object.entries(LAYOUTS).map(([value, label]) => ({ value, label })),
        },
        {
          name: 'perPart',
          label: 'Posts on a page',
          type: 'number',
          required: true,
          defaultValue: PER_PART,
          min: 1,
          max: MAX_PER_PART,
        },
      ],
    },
    { name: 'showContents', label: 'Show the headings of a post above it', type: 'checkbox', defaultValue: true },
    { name: 'showRelated', label: 'Show related posts below a post', type: 'checkbox', defaultValue: true },
    commentSettings,
    blogTexts,
  ],
}
