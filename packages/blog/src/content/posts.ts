import { documentAccess } from '@vitrine/content/access'
import { MAX_TITLE_LENGTH, momentAdmin, sidebarPlace } from '@vitrine/content/core'
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

/** Characters of the name by which feeds know a post. */
const MAX_GUID_LENGTH = 500

/** Most authors of a post beside the first. */
const MAX_CO_AUTHORS = 10

/** Sidebar fields: publication date, author, and terms. */
const sidebarFields: Field[] = [
  {
    name: 'publishedAt',
    label: { en: 'Date', de: 'Datum' },
    type: 'date',
    index: true,
    hooks: { beforeDuplicate: [notCopied] },
    admin: {
      position: 'sidebar',
      ...momentAdmin,
      description: {
        en: 'Empty: when it is first published. A date in the future schedules the post.',
        de: 'Leer: der Tag der ersten Veröffentlichung. Ein Datum in der Zukunft plant den Beitrag.',
      },
    },
  },
  {
    name: 'author',
    label: { en: 'Author', de: 'Autor' },
    type: 'relationship',
    relationTo: 'authors',
    admin: { position: 'sidebar' },
  },
  {
    name: 'coAuthors',
    label: { en: 'Written together with', de: 'Gemeinsam verfasst mit' },
    type: 'relationship',
    relationTo: 'authors',
    hasMany: true,
    maxRows: MAX_CO_AUTHORS,
    admin: {
      position: 'sidebar',
      description: {
        en: 'Named after the author, in this order. Their lists show the post too.',
        de: 'Stehen in dieser Reihenfolge nach dem Autor. Auch ihre Listen zeigen den Beitrag.',
      },
    },
  },
  {
    name: 'categories',
    label: { en: 'Categories', de: 'Kategorien' },
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: { position: 'sidebar' },
  },
  {
    name: 'tags',
    label: { en: 'Tags', de: 'Schlagwörter' },
    type: 'relationship',
    relationTo: 'tags',
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: { position: 'sidebar' },
  },
  {
    name: 'series',
    label: { en: 'Series', de: 'Serie' },
    type: 'relationship',
    relationTo: 'series',
    admin: { position: 'sidebar' },
  },
  {
    name: 'sticky',
    label: { en: 'Pin above the other posts', de: 'Oben anheften' },
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar' },
  },
  {
    name: 'related',
    label: { en: 'Related posts', de: 'Ähnliche Beiträge' },
    type: 'relationship',
    relationTo: 'posts',
    hasMany: true,
    maxRows: MAX_TERMS,
    admin: {
      position: 'sidebar',
      description: {
        en: 'Empty: those that share the most categories and tags.',
        de: 'Leer: die mit den meisten gemeinsamen Kategorien und Schlagwörtern.',
      },
    },
  },
]

/** @param blocks Slugs of the blocks that a post is made of. */
const contentTab = (blocks: readonly string[]): Tab => ({
  label: { en: 'Content', de: 'Inhalt' },
  fields: [
    {
      name: 'excerpt',
      label: { en: 'Introduction', de: 'Einleitung' },
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: {
        description: {
          en: 'Shown below the title and in lists. Empty: lists show the beginning of the text.',
          de: 'Steht unter dem Titel und in Listen. Leer: Listen zeigen den Anfang des Textes.',
        },
      },
    },
    { name: 'image', label: { en: 'Image', de: 'Bild' }, type: 'upload', relationTo: 'media' },
    {
      name: 'layout',
      label: { en: 'Blocks', de: 'Blöcke' },
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
    labels: { singular: { en: 'Post', de: 'Beitrag' }, plural: { en: 'Posts', de: 'Beiträge' } },
    custom: { visitorVisible: true, search: { type: postKind.type } },
    defaultPopulate: { title: true, path: true, languages: true, _status: true },
    defaultSort: '-publishedAt',
    // In this order lists show them: without it every list would sort all posts.
    indexes: [{ fields: ['_status', 'sticky', 'publishedAt'] }],
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'categories', 'author', '_status', 'publishedAt'],
      ...sidebarPlace('Content', 'article', 'blog'),
      preview: (doc, { locale }) => `/preview/posts/${String(doc.id)}?locale=${locale}`,
    },
    access: documentAccess({ slug: 'posts', kind: 'documents' }),
    trash: true,
    versions: documentVersions,
    hooks: {
      beforeChange: [noteSummary, noteLanguage, notePublishedPath],
      beforeRead: [readPaths],
      afterChange: [redirectOldPath],
    },
    fields: [
      {
        name: 'title',
        label: { en: 'Title', de: 'Titel' },
        type: 'text',
        required: true,
        localized: true,
        maxLength: MAX_TITLE_LENGTH,
      },
      {
        type: 'tabs',
        tabs: [contentTab(blocks), searchTab, checklistTab],
      },
      languagesField,
      { name: 'summary', type: 'textarea', localized: true, admin: { hidden: true } },
      { name: 'minutes', type: 'number', localized: true, admin: { hidden: true } },
      {
        // Name by which feeds know a post that came from another site.
        name: 'guid',
        type: 'text',
        localized: true,
        maxLength: MAX_GUID_LENGTH,
        custom: { search: false },
        admin: { hidden: true },
        hooks: { beforeDuplicate: [notCopied] },
      },
      slugField({
        description: {
          en: 'The last part of the address in this language. Empty: made from the title, or as in the first language.',
          de: 'Der letzte Teil der Adresse in dieser Sprache. Leer: aus dem Titel gebildet oder wie in der ersten Sprache.',
        },
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
