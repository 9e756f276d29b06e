import { authors, editors, publishedOrSignedIn } from '@vitrine/cms/access'
import { startFromTemplate } from '@vitrine/cms/templates'
import { MAX_SLUG_LENGTH } from '@vitrine/ui/core'
import type { BlockSlug, CollectionConfig } from 'payload'
import { authorsKeepToDrafts } from './author-drafts.ts'
import { languagesField, noteLanguage } from './page-languages.ts'
import { computePath, moveChildren, refuseDeletingParents } from './page-paths.ts'
import { pageFromTemplate } from './templates/from-template.ts'
import { PAGE_TEMPLATES } from './templates/templates.ts'

/** Milliseconds between two saves of a draft while its editor types. */
const AUTOSAVE_MS = 800

/** Versions kept of one page. */
const MAX_VERSIONS = 50

/**
 * Pages, each at one address below its parent.
 *
 * @param options.blocks Slugs of the blocks that a page is made of.
 */
export function pagesCollection({ blocks }: { blocks: readonly string[] }): CollectionConfig {
  return {
    slug: 'pages',
    labels: { singular: 'Page', plural: 'Pages' },
    custom: { visitorVisible: true, search: { type: 'page' } },
    // What links and breadcrumbs want of a page that they lead to: never its blocks.
    defaultPopulate: { title: true, path: true, parent: true, languages: true, _status: true },
    defaultSort: 'path',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', '_status', 'updatedAt'],
      group: 'Content',
      components: { beforeListTable: [startFromTemplate('pages', PAGE_TEMPLATES)] },
      preview: (doc, { locale }) => `/preview/pages/${String(doc.id)}?locale=${locale}`,
    },
    access: { create: authors, read: publishedOrSignedIn, update: authors, delete: editors },
    versions: { maxPerDoc: MAX_VERSIONS, drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true } },
    endpoints: [{ path: '/from-template', method: 'post', handler: pageFromTemplate }],
    hooks: {
      beforeOperation: [authorsKeepToDrafts],
      beforeChange: [computePath, noteLanguage],
      afterChange: [moveChildren],
      beforeDelete: [refuseDeletingParents],
    },
    fields: [
      { name: 'title', label: 'Title', type: 'text', required: true, localized: true, maxLength: 200 },
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Content',
            fields: [
              {
                name: 'layout',
                label: 'Blocks',
                type: 'blocks',
                blocks: [],
                blockReferences: [...blocks] as BlockSlug[],
              },
            ],
          },
          {
            name: 'meta',
            label: 'Search engines',
            fields: [
              {
                name: 'title',
                label: 'Title',
                type: 'text',
                localized: true,
                maxLength: 200,
                admin: { description: 'Empty: the title of the page. Up to 60 characters are shown.' },
              },
              {
                name: 'description',
                label: 'Description',
                type: 'textarea',
                localized: true,
                maxLength: 300,
                admin: { description: 'One or two sentences. Up to 160 characters are shown.' },
              },
              { name: 'image', label: 'Picture for shared links', type: 'upload', relationTo: 'media' },
              { name: 'noIndex', label: 'Keep out of search engines', type: 'checkbox', defaultValue: false },
            ],
          },
        ],
      },
      languagesField,
      {
        name: 'slug',
        label: 'Address',
        type: 'text',
        maxLength: MAX_SLUG_LENGTH,
        admin: {
          position: 'sidebar',
          description: 'The last part of the address. Empty: made from the title. “home” at the top is the home page.',
        },
        validate: (value: string | null | undefined) =>
          !value ||
          /^[\p{Letter}\p{Number}]+(?:-[\p{Letter}\p{Number}]+)*$/u.test(value) ||
          'Use letters, digits and single dashes.',
      },
      {
        name: 'parent',
        label: 'Below',
        type: 'relationship',
        relationTo: 'pages',
        index: true,
        admin: { position: 'sidebar' },
        filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      },
      {
        name: 'path',
        label: 'Whole address',
        type: 'text',
        unique: true,
        index: true,
        admin: { position: 'sidebar', readOnly: true },
      },
    ],
  }
}
