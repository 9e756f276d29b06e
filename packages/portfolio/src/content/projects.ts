import { documentAccess } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { dayAt, MAX_TITLE_LENGTH, sidebarPlace } from '@vitrine/content/core'
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
import { readTimeZone } from '@vitrine/content/queries'
import { notePublishedPath, redirectOldPath } from '@vitrine/content/redirects'
import { optionsOf } from '@vitrine/kit/fields'
import { checklistTab, searchTab } from '@vitrine/seo/content'
import type { BlockSlug, CollectionConfig, Field, PayloadRequest, Tab } from 'payload'
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

/** Today by the clocks of the site, stored as days are: noon in UTC. */
async function todayOfSite({ req }: { readonly req: PayloadRequest }): Promise<string> {
  return `${dayAt(new Date(), await readTimeZone(req.payload, req))}T12:00:00.000Z`
}

const galleryFields: Field[] = [
  {
    name: 'gallery',
    label: { en: 'Images', de: 'Bilder' },
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: MAX_IMAGES,
    admin: {
      description: {
        en: 'Each opens large. Captions come from the media library.',
        de: 'Jedes öffnet sich groß. Bildunterschriften kommen aus der Mediathek.',
      },
    },
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
        label: { en: 'Columns in a wide window', de: 'Spalten in einem breiten Fenster' },
        type: 'select',
        required: true,
        defaultValue: '2',
        options: optionsOf({
          2: { en: 'Two', de: 'Zwei' },
          3: { en: 'Three', de: 'Drei' },
          4: { en: 'Four', de: 'Vier' },
        }),
        admin: { condition: (_, siblings) => siblings?.galleryForm !== 'carousel' },
      },
    ],
  },
]

const factFields: Field[] = [
  { name: 'client', label: { en: 'Client', de: 'Kunde' }, type: 'text', localized: true, maxLength: 200 },
  {
    type: 'row',
    fields: [
      {
        name: 'date',
        label: { en: 'Date', de: 'Datum' },
        type: 'date',
        required: true,
        index: true,
        defaultValue: todayOfSite,
        admin: { date: { pickerAppearance: 'monthOnly', displayFormat: 'MMMM yyyy' } },
      },
      {
        name: 'dateForm',
        label: { en: 'Visitors read of it', de: 'Was Besucher davon lesen' },
        type: 'select',
        required: true,
        defaultValue: 'year',
        options: optionsOf(DATE_FORMS),
      },
    ],
  },
  {
    name: 'facts',
    labels: { singular: { en: 'Fact', de: 'Fakt' }, plural: { en: 'Facts', de: 'Fakten' } },
    label: { en: 'More facts', de: 'Weitere Fakten' },
    type: 'array',
    maxRows: MAX_FACTS,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', label: 'Name', type: 'text', required: true, localized: true, maxLength: 60 },
          {
            name: 'value',
            label: { en: 'What it is', de: 'Bezeichnung' },
            type: 'text',
            required: true,
            localized: true,
            maxLength: 300,
          },
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
            label: { en: 'Address', de: 'Adresse' },
            type: 'text',
            maxLength: 2000,
            validate: accepts<string | null | undefined>((value) => !value || /^https?:\/\/\S+$/.test(value), {
              en: 'Give an address that begins with https://.',
              de: 'Eine Adresse angeben, die mit https:// beginnt.',
            }),
          },
        ],
      },
    ],
  },
]

/** @param blocks Slugs of the blocks that a project is made of. */
const contentTab = (blocks: readonly string[]): Tab => ({
  label: { en: 'Content', de: 'Inhalt' },
  fields: [
    {
      name: 'description',
      label: { en: 'In short', de: 'Kurz gefasst' },
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: { en: 'Shown below the title and in lists.', de: 'Steht unter dem Titel und in Listen.' } },
    },
    {
      name: 'image',
      label: { en: 'Image', de: 'Bild' },
      type: 'upload',
      relationTo: 'media',
      admin: {
        description: {
          en: 'Shown in lists, and at the top of the project’s page.',
          de: 'Steht in Listen und oben auf der Seite des Projekts.',
        },
      },
    },
    {
      name: 'layout',
      label: { en: 'Blocks', de: 'Blöcke' },
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
    labels: { singular: { en: 'Project', de: 'Projekt' }, plural: { en: 'Projects', de: 'Projekte' } },
    custom: { visitorVisible: true, search: { type: projectKind.type } },
    defaultPopulate: { title: true, path: true, languages: true, _status: true },
    defaultSort: ['place', '-date'],
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'categories', 'client', 'date', 'place', '_status'],
      ...sidebarPlace('Content', 'project', 'portfolio'),
      preview: (doc, { locale }) => `/preview/projects/${String(doc.id)}?locale=${locale}`,
    },
    access: documentAccess({ slug: 'projects', kind: 'documents' }),
    trash: true,
    versions: documentVersions,
    hooks: {
      beforeChange: [noteLanguage, notePublishedPath],
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
        tabs: [
          contentTab(blocks),
          { label: { en: 'Gallery', de: 'Galerie' }, fields: galleryFields },
          { label: { en: 'Facts', de: 'Fakten' }, fields: factFields },
          searchTab,
          checklistTab,
        ],
      },
      languagesField,
      slugField({
        description: {
          en: 'The last part of the address in this language. Empty: made from the title, or as in the first language.',
          de: 'Der letzte Teil der Adresse in dieser Sprache. Leer: aus dem Titel gebildet oder wie in der ersten Sprache.',
        },
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
        label: { en: 'Categories', de: 'Kategorien' },
        type: 'relationship',
        relationTo: 'project-categories',
        hasMany: true,
        maxRows: MAX_TERMS,
        admin: { position: 'sidebar' },
      },
      {
        name: 'pageLayout',
        label: { en: 'Layout of its page', de: 'Layout der Seite' },
        type: 'select',
        options: optionsOf(PAGE_LAYOUTS),
        admin: {
          position: 'sidebar',
          description: {
            en: 'Empty: as in the portfolio’s settings.',
            de: 'Leer: wie in den Einstellungen des Portfolios.',
          },
        },
      },
      {
        name: 'place',
        label: { en: 'Place in lists', de: 'Platz in Listen' },
        type: 'number',
        required: true,
        defaultValue: DEFAULT_PLACE,
        index: true,
        admin: {
          position: 'sidebar',
          description: {
            en: 'Lowest number first; among equal ones, the newest.',
            de: 'Kleinste Zahl zuerst; bei gleichen das neueste.',
          },
        },
      },
      {
        name: 'related',
        label: { en: 'Related projects', de: 'Ähnliche Projekte' },
        type: 'relationship',
        relationTo: 'projects',
        hasMany: true,
        maxRows: MAX_TERMS,
        admin: {
          position: 'sidebar',
          description: { en: 'Empty: those of the same categories.', de: 'Leer: die derselben Kategorien.' },
        },
      },
    ],
  }
}
