import { authors, editors, openOrSignedIn } from '@vitrine/content/access'
import { MAX_TITLE_LENGTH, sidebarPlace } from '@vitrine/content/core'
import {
  documentVersions,
  editLock,
  languagesField,
  noteLanguage,
  pathFields,
  readBase,
  readPaths,
  slugField,
  standsBelow,
  visibilityFields,
} from '@vitrine/content/documents'
import { notePublishedPath, redirectOldPath } from '@vitrine/content/redirects'
import { optionsOf } from '@vitrine/kit/fields'
import { checklistTab, searchTab } from '@vitrine/seo/content'
import type { BlockSlug, CollectionConfig, Field, Tab } from 'payload'
import { RESERVED_SLUGS } from '../core/addresses.ts'
import { GALLERY_FORM_NAMES, GALLERY_FORMS, PAGE_LAYOUTS } from '../core/page-layouts.ts'
import { DATE_FORMS } from '../core/project-summary.ts'
import { projectKind } from '../core/search-kind.ts'
import { BELOW_PORTFOLIO } from './below-portfolio.ts'

/** Most categories or related projects of one project. */
const MAX_TERMS = 20

/** Most images of a gallery, and most facts. */
const MAX_IMAGES = 60
const MAX_FACTS = 20

/** The place of a project that its editor gave none: behind those that were put first, before those that were put last. */
const DEFAULT_PLACE = 100

const galleryFields: Field[] = [
  {
    name: 'gallery',
    label: 'Images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: MAX_IMAGES,
    admin: { description: 'Each opens large. Captions come from the media library.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'galleryForm',
        label: 'Layout',
        type: 'select',
        required: true,
        defaultValue: GALLERY_FORM_NAMES[0],
        options: optionsOf(GALLERY_FORMS),
      },
      {
        name: 'galleryColumns',
        label: 'Columns in a wide window',
        type: 'select',
        required: true,
        defaultValue: '2',
        options: optionsOf({ 2: 'Two', 3: 'Three', 4: 'Four' }),
        admin: { condition: (_, siblings) => siblings?.galleryForm !== 'carousel' },
      },
    ],
  },
]

const factFields: Field[] = [
  { name: 'client', label: 'Client', type: 'text', localized: true, maxLength: 200 },
  {
    type: 'row',
    fields: [
      {
        name: 'date',
        label: 'Date',
        type: 'date',
        required: true,
        index: true,
        defaultValue: () => new Date().toISOString(),
        admin: { date: { pickerAppearance: 'monthOnly', displayFormat: 'MMMM yyyy' } },
      },
      {
        name: 'dateForm',
        label: 'Visitors read of it',
        type: 'select',
        required: true,
        defaultValue: 'year',
        options: optionsOf(DATE_FORMS),
      },
    ],
  },
  {
    name: 'facts',
    label: 'More facts',
    type: 'array',
    maxRows: MAX_FACTS,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', label: 'Name', type: 'text', required: true, localized: true, maxLength: 60 },
          { name: 'value', label: 'What it is', type: 'text', required: true, localized: true, maxLength: 300 },
        ],
      },
    ],
  },
  {
    name: 'link',
    label: 'Link',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', label: 'Text', type: 'text', localized: true, maxLength: 120 },
          {
            name: 'url',
            label: 'Address',
            type: 'text',
            maxLength: 2000,
            validate: (value: string | null | undefined) =>
              !value || /^https?:\/\/\S+$/.test(value) || 'Give an address that begins with https://.',
          },
        ],
      },
    ],
  },
]

/** @param blocks Slugs of the blocks that a project is made of. */
const contentTab = (blocks: readonly string[]): Tab => ({
  label: 'Content',
  fields: [
    {
      name: 'description',
      label: 'In short',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: 'Shown below the title and in lists.' },
    },
    {
      name: 'image',
      label: 'Image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown in lists, and at the top of the project’s page.' },
    },
    {
      name: 'layout',
      label: 'Blocks',
      type: 'blocks',
      blocks: [],
      blockReferences: [...blocks] as BlockSlug[],
    },
  ],
})

/**
 * Projects, each at one address below the portfolio's.
 *
 * @param options.blocks Slugs of the blocks that a project is made of.
 */
export function projectsCollection({ blocks }: { blocks: readonly string[] }): CollectionConfig {
  return {
    slug: 'projects',
    lockDocuments: editLock,
    labels: { singular: 'Project', plural: 'Projects' },
    custom: { visitorVisible: true, search: { type: projectKind.type } },
    defaultPopulate: { title: true, path: true, languages: true, _status: true },
    defaultSort: ['place', '-date'],
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'categories', 'client', 'date', 'place', '_status'],
      ...sidebarPlace('Content', 'project'),
      preview: (doc, { locale }) => `/preview/projects/${String(doc.id)}?locale=${locale}`,
    },
    access: { create: authors, read: openOrSignedIn, update: authors, delete: editors },
    trash: true,
    versions: documentVersions,
    hooks: {
      beforeChange: [noteLanguage, notePublishedPath],
      beforeRead: [readPaths],
      afterChange: [redirectOldPath],
    },
    fields: [
      { name: 'title', label: 'Title', type: 'text', required: true, localized: true, maxLength: MAX_TITLE_LENGTH },
      {
        type: 'tabs',
        tabs: [
          contentTab(blocks),
          { label: 'Gallery', fields: galleryFields },
          { label: 'Facts', fields: factFields },
          searchTab,
          checklistTab,
        ],
      },
      languagesField,
      slugField({
        description:
          'The last part of the address in this language. Empty: made from the title, or as in the first language.',
        reserved: RESERVED_SLUGS,
      }),
      ...pathFields({
        place: standsBelow((req) => readBase(req, BELOW_PORTFOLIO)),
        field: 'title',
        fallback: 'project',
        reserved: RESERVED_SLUGS,
      }),
      ...visibilityFields,
      {
        name: 'categories',
        label: 'Categories',
        type: 'relationship',
        relationTo: 'project-categories',
        hasMany: true,
        maxRows: MAX_TERMS,
        admin: { position: 'sidebar' },
      },
      {
        name: 'pageLayout',
        label: 'Layout of its page',
        type: 'select',
        options: optionsOf(PAGE_LAYOUTS),
        admin: { position: 'sidebar', description: 'Empty: as in the portfolio’s settings.' },
      },
      {
        name: 'place',
        label: 'Place in lists',
        type: 'number',
        required: true,
        defaultValue: DEFAULT_PLACE,
        index: true,
        admin: { position: 'sidebar', description: 'Lowest number first; among equal ones, the newest.' },
      },
      {
        name: 'related',
        label: 'Related projects',
        type: 'relationship',
        relationTo: 'projects',
        hasMany: true,
        maxRows: MAX_TERMS,
        admin: { position: 'sidebar', description: 'Empty: those of the same categories.' },
      },
    ],
  }
}
