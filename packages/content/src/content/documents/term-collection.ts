import type { CollectionConfig, Field } from 'payload'
import type { AdminLabel } from '../../core/admin-text.ts'
import type { HelpPage } from '../../core/help-pages.ts'
import type { Area } from '../../core/rights/area.ts'
import { type SidebarIcon, sidebarPlace } from '../../core/sidebar-place.ts'
import { partAccess } from '../access.ts'
import { slugField } from './address-fields.ts'
import { type BelowBase, readBase } from './base-slug.ts'
import { editLock } from './edit-lock.ts'
import { languagesField, noteLanguage } from './languages-field.ts'
import { pathFields, readPaths, standsBelow } from './path-field.ts'

/**
 * Something that documents are put together by, such as categories, with a list of them at an address of its own.
 *
 * @param options.icon Of the sidebar.
 * @param options.help Page of the documentation that explains it.
 * @param options.segment Part of the address between the base and its own.
 * @param options.description Help beside the field of its description.
 * @param options.shown What documents show of it beside its name.
 */
export function termCollection(options: {
  readonly slug: string
  readonly labels: { readonly singular: AdminLabel; readonly plural: AdminLabel }
  readonly icon: SidebarIcon
  readonly help: HelpPage
  readonly below: BelowBase
  /** Levels that roles begin with, where they differ from those of other parts of the site. */
  readonly begins?: Area['begins']
  readonly segment: string
  readonly description: AdminLabel
  readonly more?: readonly Field[]
  readonly shown?: Readonly<Record<string, true>>
}): CollectionConfig {
  const { slug, labels, icon, help, below, begins, segment, description, more = [], shown = {} } = options
  return {
    slug,
    versions: false,
    lockDocuments: editLock,
    labels,
    custom: { visitorVisible: true },
    defaultPopulate: { title: true, path: true, languages: true, ...shown },
    defaultSort: 'title',
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'path'], ...sidebarPlace('Content', icon, help) },
    access: partAccess({ slug, kind: 'parts', ...(begins && { begins }) }),
    trash: true,
    hooks: { beforeChange: [noteLanguage], beforeRead: [readPaths] },
    fields: [
      { name: 'title', label: 'Name', type: 'text', required: true, localized: true, maxLength: 120 },
      {
        name: 'description',
        label: { en: 'Description', de: 'Beschreibung' },
        type: 'textarea',
        localized: true,
        maxLength: 600,
        admin: { description },
      },
      ...more,
      slugField({
        description: {
          en: 'The last part of the address in this language. Empty: made from the name, or as in the first language.',
          de: 'Der letzte Teil der Adresse in dieser Sprache. Leer: aus dem Namen gebildet oder wie in der ersten Sprache.',
        },
      }),
      ...pathFields({
        place: standsBelow(async (req) => `${await readBase(req, below)}${segment}/`),
        field: 'title',
        fallback: segment,
      }),
      languagesField,
    ],
  }
}
