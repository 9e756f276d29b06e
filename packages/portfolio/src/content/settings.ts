import { settingsAccess } from '@vitrine/content/access'
import { onCanvas, sidebarPlace } from '@vitrine/content/core'
import { baseSlugField, editLock, moveWithBase } from '@vitrine/content/documents'
import { formFields, optionsOf } from '@vitrine/kit/fields'
import type { GlobalConfig } from 'payload'
import { DEFAULT_SLUG } from '../core/addresses.ts'
import { gridFields } from '../core/grid-fields.ts'
import { PAGE_LAYOUT_NAMES, PAGE_LAYOUTS } from '../core/page-layouts.ts'
import { portfolioTexts } from './texts.ts'

/** Tables whose paths begin with the portfolio's address: projects, their versions, and categories. */
const TABLES = [
  ['projects_locales', 'path'],
  ['_projects_v_locales', 'version_path'],
  ['project_categories_locales', 'path'],
] as const

/** Settings of the portfolio: its address, and the layout of its generated lists. */
export const portfolioSettings: GlobalConfig = {
  slug: 'portfolio',
  versions: false,
  lockDocuments: editLock,
  label: 'Portfolio',
  custom: { visitorVisible: true },
  admin: { ...onCanvas(sidebarPlace('Settings', 'project', 'portfolio')) },
  access: settingsAccess({ slug: 'portfolio', kind: 'settings' }),
  hooks: { afterChange: [moveWithBase(DEFAULT_SLUG, TABLES)] },
  fields: [
    baseSlugField({
      defaultSlug: DEFAULT_SLUG,
      description: {
        en: 'Projects are below it: /work/a-project/. A page at this address replaces the list of all projects; put a “Projects” block on it.',
        de: 'Projekte liegen darunter: /work/ein-projekt/. Eine Seite mit dieser Adresse ersetzt die Liste aller Projekte; sie braucht einen Block „Projekte“.',
      },
    }),
    { name: 'title', label: { en: 'Title', de: 'Titel' }, type: 'text', localized: true, maxLength: 200 },
    {
      name: 'description',
      label: { en: 'Description', de: 'Beschreibung' },
      type: 'textarea',
      localized: true,
      maxLength: 600,
    },
    ...formFields(gridFields),
    {
      name: 'pageLayout',
      label: { en: 'Page of a project', de: 'Seite eines Projekts' },
      type: 'select',
      required: true,
      defaultValue: PAGE_LAYOUT_NAMES[0],
      options: optionsOf(PAGE_LAYOUTS),
      admin: { description: { en: 'Each project may have another one.', de: 'Jedes Projekt kann ein eigenes haben.' } },
    },
    {
      name: 'showFilter',
      label: { en: 'Show the categories above lists', de: 'Kategorien über Listen zeigen' },
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'showRelated',
      label: { en: 'Show related projects below a project', de: 'Ähnliche Projekte unter einem Projekt zeigen' },
      type: 'checkbox',
      defaultValue: true,
    },
    portfolioTexts,
  ],
}
