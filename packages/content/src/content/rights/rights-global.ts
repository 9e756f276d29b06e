import type { GlobalConfig } from 'payload'
import { mistakeIn } from '../../core/rights/mistake-in.ts'
import { person } from '../../core/roles.ts'
import { sidebarPlace } from '../../core/sidebar-place.ts'
import { administrators } from '../access.ts'
import { answerIn } from '../answers.ts'
import { editLock } from '../documents/edit-lock.ts'
import { siteLanguages } from '../languages.ts'
import { areaRows } from './area-rows.ts'
import { areasOf } from './areas-of.ts'

/** Rights of all roles, as a table. */
export const rightsGlobal: GlobalConfig = {
  slug: 'rights',
  versions: false,
  lockDocuments: editLock,
  label: { en: 'Roles and rights', de: 'Rollen und Rechte' },
  // Every change of it raises the revision, so that no process goes by an old table.
  custom: { visitorVisible: true },
  access: { read: administrators, update: administrators },
  admin: {
    ...sidebarPlace('Settings', 'people', 'people'),
    hidden: ({ user }) => person(user)?.role !== 'administrator',
  },
  fields: [
    {
      name: 'table',
      label: { en: 'Rights', de: 'Rechte' },
      type: 'json',
      admin: {
        components: { Field: { path: '@vitrine/content/admin#RightsTable', serverProps: { areaRows } } },
      },
      validate: (value, { req }) => {
        const mistake = mistakeIn(value, { areas: areasOf(req.payload), languages: siteLanguages(req.payload) })
        return mistake ? answerIn(mistake, req) : true
      },
    },
  ],
}
