import { authors, editors, openOrSignedIn } from '@vitrine/content/access'
import { MAX_TITLE_LENGTH, sidebarPlace } from '@vitrine/content/core'
import {
  documentVersions,
  editLock,
  languagesField,
  notCopied,
  noteLanguage,
  pathFields,
  readBase,
  readPaths,
  slugField,
  standsBelow,
  visibilityFields,
} from '@vitrine/content/documents'
import { notePublishedPath, redirectOldPath } from '@vitrine/content/redirects'
import { checklistTab, searchTab } from '@vitrine/seo/content'
import type { BlockSlug, CollectionBeforeChangeHook, CollectionConfig, Field, Tab } from 'payload'
import { RESERVED_SLUGS } from '../core/addresses.ts'
import { readingMinutes, summaryOf, wordsOf } from '../core/reading.ts'
import { postKind } from '../core/search-kind.ts'
import { BELOW_BLOG } from './below-blog.ts'

/** Most categories, tags or related posts of one post. */
const MAX_TERMS = 20

/** Notes what lists show of a post, so that they need not read its blocks, and when it was first published. */
const noteSummary: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const all = { ...originalDoc, ...data }
  const words = wordsOf(all.layout)
  const publishedAt = all.publishedAt ?? (all._status === 'published' ? new Date().toISOString() : undefined)
  return {
    ...data,
    ...(publishedAt && { publishedAt }),
    summary: all.excerpt?.trim() || summaryOf(words),
    minutes: readingMinutes(words),
  }
}

/** Most authors of a post beside the first. */
const MAX_CO_AUTHORS = 10

/** Sidebar fields: publication date, author, and terms. */
const sidebarFields: Field[] = [
  {
    name: 'publishedAt',
    label: 'Date',
    type: 'date',
    index: true,
    hooks: { beforeDuplicate: [notCopied] },
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      description: 'Empty: when it is first published. A date in the future schedules the post.',
    },
  },
  { name: 'author', label: 'Author', type: 'relationship', relationTo: 'authors', admin: { position: 'sidebar' } },
  {
    name: 'coAuthors',
    label: 'Written together with',
    type: 'relationship',
    relationTo: 'authors',
    hasMany: true,
    maxRows: MAX_CO_AUTHORS,
    admin: {
      position: 'sidebar',
      description: 'Named after the author, in this order. Their lists show the post too.',
    },
  },
  {
    name: 'categories',
    label: 'Categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: { position: 'sidebar' },
  },
  {
    name: 'tags',
    label: 'Tags',
    type: 'relationship',
    relationTo: 'tags',
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: { position: 'sidebar' },
  },
  { name: 'series', label: 'Series', type: 'relationship', relationTo: 'series', admin: { position: 'sidebar' } },
  {
    name: 'sticky',
    label: 'Pin above the other posts',
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar' },
  },
  {
    name: 'related',
    label: 'Related posts',
    type: 'relationship',
    relationTo: 'posts',
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: { position: 'sidebar', description: 'Empty: those that share the most categories and tags.' },
  },
]

/** @param blocks Slugs of the blocks that a post is made of. */
const contentTab = (blocks: readonly string[]): Tab => ({
  label: 'Content',
  fields: [
    {
      name: 'excerpt',
      label: 'Introduction',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: 'Shown below the title and in lists. Empty: lists show the beginning of the text.' },
    },
    { name: 'image', label: 'Image', type: 'upload', relationTo: 'media' },
    {
      name: 'layout',
      label: 'Blocks',
      type: 'blocks',
      defaultValue: [{ blockType: 'richText' }],
      blocks: [],
      blockReferences: [...blocks] as BlockSlug[],
    },
  ],
})

/**
 * Posts, each at one address below the blog's.
 *
 * @param options.blocks Slugs of the blocks that a post is made of.
 */
export function postsCollection({ blocks }: { blocks: readonly string[] }): CollectionConfig {
  return {
    slug: 'posts',
    lockDocuments: editLock,
    labels: { singular: 'Post', plural: 'Posts' },
    custom: { visitorVisible: true, search: { type: postKind.type } },
    defaultPopulate: { title: true, path: true, languages: true, _status: true },
    defaultSort: '-publishedAt',
    // In this order lists show them: without it every list would sort all posts.
    indexes: [{ fields: ['_status', 'sticky', 'publishedAt'] }],
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'categories', 'author', '_status', 'publishedAt'],
      ...sidebarPlace('Content', 'article'),
      preview: (doc, { locale }) => `/preview/posts/${String(doc.id)}?locale=${locale}`,
    },
    access: { create: authors, read: openOrSignedIn, update: authors, delete: editors },
    trash: true,
    versions: documentVersions,
    hooks: {
      beforeChange: [noteSummary, noteLanguage, notePublishedPath],
      beforeRead: [readPaths],
      afterChange: [redirectOldPath],
    },
    fields: [
      { name: 'title', label: 'Title', type: 'text', required: true, localized: true, maxLength: MAX_TITLE_LENGTH },
      {
        type: 'tabs',
        tabs: [contentTab(blocks), searchTab, checklistTab],
      },
      languagesField,
      { name: 'summary', type: 'textarea', localized: true, admin: { hidden: true } },
      { name: 'minutes', type: 'number', localized: true, admin: { hidden: true } },
      slugField({
        description:
          'The last part of the address in this language. Empty: made from the title, or as in the first language.',
        reserved: RESERVED_SLUGS,
      }),
      ...pathFields({
        place: standsBelow((req) => readBase(req, BELOW_BLOG)),
        field: 'title',
        fallback: 'post',
        reserved: RESERVED_SLUGS,
      }),
      ...visibilityFields,
      ...sidebarFields,
    ],
  }
}
