import { documentAccess } from '@vitrine/content/access'
import { MAX_TITLE_LENGTH, sidebarPlace } from '@vitrine/content/core'
import {
  documentVersions,
  editLock,
  languagesField,
  noteLanguage,
  pathFields,
  readPaths,
  slugField,
  type TrashRules,
  visibilityFields,
} from '@vitrine/content/documents'
import { notePublishedPath, redirectOldPath } from '@vitrine/content/redirects'
import { startFromTemplate } from '@vitrine/content/templates'
import { checklistTab, searchTab } from '@vitrine/seo/content'
import type { BlockSlug, CollectionConfig } from 'payload'
import { pageKind } from '../core/search-kind.ts'
import { makeHomePage } from './home-page.ts'
import { belowParent, moveChildren } from './page-paths.ts'
import { refuseBelowTrash, refuseParents } from './page-trash.ts'
import { specialPageNote } from './special-page-note.ts'
import { pageFromTemplate } from './templates/from-template.ts'
import { PAGE_TEMPLATES } from './templates/templates.ts'

/**
 * Pages, each at one address below its parent.
 *
 * @param options.blocks Slugs of the blocks that a page is made of.
 */
export function pagesCollection({ blocks }: { blocks: readonly string[] }): CollectionConfig {
  return {
    slug: 'pages',
    lockDocuments: editLock,
    labels: { singular: { en: 'Page', de: 'Seite' }, plural: { en: 'Pages', de: 'Seiten' } },
    custom: {
      visitorVisible: true,
      hasBranches: true,
      search: { type: pageKind.type },
      trash: { leaving: [refuseParents], returning: [refuseBelowTrash] } satisfies TrashRules,
    },
    // What links and breadcrumbs want of a page that they lead to: never its blocks.
    defaultPopulate: { title: true, path: true, parent: true, languages: true, _status: true },
    defaultSort: 'path',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', '_status', 'updatedAt'],
      ...sidebarPlace('Site', 'page', 'pages-on-the-page'),
      components: { beforeListTable: [startFromTemplate('pages', PAGE_TEMPLATES)] },
      preview: (doc, { locale }) => `/preview/pages/${String(doc.id)}?locale=${locale}`,
    },
    access: documentAccess({ slug: 'pages', kind: 'documents' }),
    trash: true,
    versions: documentVersions,
    endpoints: [{ path: '/from-template', method: 'post', handler: pageFromTemplate }, makeHomePage],
    hooks: {
      beforeChange: [noteLanguage, notePublishedPath],
      beforeRead: [readPaths],
      afterChange: [moveChildren, redirectOldPath],
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
        tabs: [
          {
            label: { en: 'Content', de: 'Inhalt' },
            fields: [
              {
                name: 'layout',
                label: { en: 'Blocks', de: 'Blöcke' },
                type: 'blocks',
                blocks: [],
                blockReferences: [...blocks] as BlockSlug[],
              },
            ],
          },
          searchTab,
          checklistTab,
        ],
      },
      specialPageNote,
      languagesField,
      slugField({
        description: {
          en: 'The last part of the address in this language. Empty: made from the title, or as in the first language. At the top, “home” is the home page, “404” the page where nothing is found, “search” the search page.',
          de: 'Der letzte Teil der Adresse in dieser Sprache. Leer: aus dem Titel gebildet oder wie in der ersten Sprache. Auf oberster Ebene ist „home“ die Startseite, „404“ die Seite, wo nichts gefunden wird, „search“ die Suchseite.',
        },
      }),
      {
        name: 'parent',
        label: { en: 'Parent page', de: 'Übergeordnete Seite' },
        type: 'relationship',
        relationTo: 'pages',
        index: true,
        // Those above the parent are asked for where a page is shown, and not for each page that a link leads to.
        maxDepth: 1,
        admin: { position: 'sidebar' },
        filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      },
      ...pathFields({ place: belowParent, field: 'title', fallback: 'page' }),
      ...visibilityFields,
    ],
  }
}
