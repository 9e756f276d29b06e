import { anyone, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
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
  admin: { ...sidebarPlace('Settings', 'project') },
  access: { read: anyone, update: editors },
  hooks: { afterChange: [moveWithBase(DEFAULT_SLUG, TABLES)] },
  fields: [
    baseSlugField({
      defaultSlug: DEFAULT_SLUG,
      description:
        'Projects are below it: /work/a-project/. A page at this address replaces the list of all projects; put a “Projects” block on it.',
    }),
    { name: 'title', label: 'Title', type: 'text', localized: true, maxLength: 200 },
    { name: 'description', label: 'Description', type: 'textarea', localized: true, maxLength: 600 },
    ...formFields(gridFields),
    {
      name: 'pageLayout',
      label: 'Page of a project',
      type: 'select',
      required: true,
      defaultValue: PAGE_LAYOUT_NAMES[0],
      options: optionsOf(PAGE_LAYOUTS),
      admin: { description: 'Each project may have another one.' },
    },
    { name: 'showFilter', label: 'Show the categories above lists', type: 'checkbox', defaultValue: true },
    { name: 'showRelated', label: 'Show related projects below a project', type: 'checkbox', defaultValue: true },
    portfolioTexts,
  ],
}
