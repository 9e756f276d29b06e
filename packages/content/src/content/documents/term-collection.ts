import type { CollectionConfig, Field } from 'payload'
import { type SidebarIcon, sidebarPlace } from '../../core/sidebar-place.ts'
import { anyone, editors } from '../access.ts'
import { slugField } from './address-fields.ts'
import { type BelowBase, readBase } from './base-slug.ts'
import { editLock } from './edit-lock.ts'
import { languagesField, noteLanguage } from './languages-field.ts'
import { pathFields, readPaths, standsBelow } from './path-field.ts'

/**
 * Something that documents are put together by, such as categories, with a list of them at an address of its own.
 *
 * @param options.icon Of the sidebar.
 * @param options.segment Part of the address between the base and its own.
 * @param options.description Help beside the field of its description.
 * @param options.shown What documents show of it beside its name.
 */
export function termCollection(options: {
  readonly slug: string
  readonly labels: { readonly singular: string; readonly plural: string }
  readonly icon: SidebarIcon
  readonly below: BelowBase
  readonly segment: string
  readonly description: string
  readonly more?: readonly Field[]
  readonly shown?: Readonly<Record<string, true>>
}): CollectionConfig {
  const { slug, labels, icon, below, segment, description, more = [], shown = {} } = options
  return {
    slug,
    versions: false,
    lockDocuments: editLock,
    labels,
    custom: { visitorVisible: true },
    defaultPopulate: { title: true, path: true, languages: true, ...shown },
    defaultSort: 'title',
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'path'], ...sidebarPlace('Content', icon) },
    access: { create: editors, read: anyone, update: editors, delete: editors },
    trash: true,
    hooks: { beforeChange: [noteLanguage], beforeRead: [readPaths] },
    fields: [
      { name: 'title', label: 'Name', type: 'text', required: true, localized: true, maxLength: 120 },
      {
        name: 'description',
        label: 'Description',
        type: 'textarea',
        localized: true,
        maxLength: 600,
        admin: { description },
      },
      ...more,
      slugField({
        description:
          'The last part of the address in this language. Empty: made from the name, or as in the first language.',
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
