import { DEFAULT_LINK_TYPE, record } from '@vitrine/content/core'
import { namedFields } from '../core/named-fields.ts'
import type { Stored } from '../core/stored.ts'
import type { FormField } from './block-rules-of.ts'

/** Kinds of documents that a link can lead to: the type under which the link names one, and its collection. */
export type LinkTargets = ReadonlyMap<string, string>

/** Kinds of documents that a link of the form can lead to. Undefined: the field is no link. */
export function linkTargetsOf({ type, fields = [] }: FormField): LinkTargets | undefined {
  if (type !== 'group') return undefined
  const inside = namedFields(fields)
  const names = inside.map(({ name }) => name)
  if (!['type', 'url', 'label', 'newTab'].every((name) => names.includes(name))) return undefined
  return new Map(
    inside.flatMap(({ name, relationTo }) =>
      name !== undefined && typeof relationTo === 'string' ? [[name, relationTo] as const] : [],
    ),
  )
}

/** A link of a block as the fields of a link in a rich text, which its small form knows. */
export function asTextLink(link: Stored, targets: LinkTargets): Stored {
  const { newTab, url } = link
  const type = typeof link.type === 'string' ? link.type : DEFAULT_LINK_TYPE
  const relationTo = targets.get(type)
  if (relationTo === undefined) return { linkType: 'custom', url, newTab: newTab === true }
  const value = link[type]
  const isSet = value !== undefined && value !== null
  return { linkType: 'internal', ...(isSet && { doc: { relationTo, value } }), newTab: newTab === true }
}

/** Values of a block's link for what was chosen in the small form, by the names of its fields. Undefined: they are none. */
export function asBlockLink(chosen: Stored, targets: LinkTargets): Stored | undefined {
  const newTab = chosen.newTab === true
  if (chosen.linkType === 'custom') {
    return typeof chosen.url === 'string' && chosen.url !== '' ? { type: 'url', url: chosen.url, newTab } : undefined
  }
  const { relationTo, value } = record(chosen.doc)
  const [type] = [...targets].find(([, collection]) => collection === relationTo) ?? []
  if (type === undefined || (typeof value !== 'number' && typeof value !== 'string')) return undefined
  return { type, [type]: value, newTab }
}
