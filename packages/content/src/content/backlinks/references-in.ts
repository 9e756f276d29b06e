import type { FlattenedField } from 'payload'
import { MAX_JSON_DEPTH } from '../../core/document-limits.ts'
import { DEFAULT_LINK_TYPE, linkTarget } from '../../core/link-target.ts'
import { referenceId } from '../../core/reference.ts'
import { record } from '../../core/stored.ts'

/** A document or an address that stored content names. */
export type Reference = NamedTarget & {
  /** Label of the field that names it, as the config has it; of a link, or of a field without one, that around it. */
  readonly label?: unknown
}

type NamedTarget = { readonly collection: string; readonly id: number | string } | { readonly address: string }

/** Fields of a block, by its slug; undefined for one that there is not. */
export type BlockFields = (slug: string) => readonly FlattenedField[] | undefined

/** Begins an address, of this site or of any. */
const ADDRESS = /^(?:\/|https?:\/\/)/i

/** Addresses in markup that an editor wrote. */
const ATTRIBUTE = /\b(?:href|src)\s*=\s*["']([^"']+)["']/gi

type Stored = Readonly<Record<string, unknown>>

/**
 * Finds what a stored document names: in fields that choose documents, links, rich text and markup, of all languages.
 * A link names what its type says, not what was chosen before.
 *
 * @param fields Fields of the document, those of tabs and rows among them.
 * @param stored The document in all languages, references not followed.
 */
export function referencesIn(
  fields: readonly FlattenedField[],
  stored: unknown,
  blockFields: BlockFields,
): readonly Reference[] {
  const found: Reference[] = []

  const lookInto = (fields: readonly FlattenedField[], data: Stored, depth: number, around?: unknown): void => {
    if (depth > MAX_JSON_DEPTH) return
    const isOfLink = isLink(fields)
    const idle = isOfLink ? idleFields(fields, data) : []
    for (const field of fields) {
      if (idle.includes(field.name)) continue
      const label = isOfLink || !('label' in field && field.label) ? around : field.label
      for (const value of inLanguages(field, data[field.name])) lookAt(field, value, depth, label)
    }
  }

  const lookAt = (field: FlattenedField, value: unknown, depth: number, label: unknown): void => {
    const note = (...targets: readonly NamedTarget[]) =>
      found.push(...targets.map((target) => (label ? { ...target, label } : target)))
    switch (field.type) {
      case 'array':
        for (const row of rows(value)) lookInto(field.flattenedFields, row, depth + 1, label)
        break
      case 'blocks':
        for (const row of rows(value)) {
          const slug = String(row.blockType)
          const own = field.blocks.find((block) => block.slug === slug)?.flattenedFields
          lookInto(own ?? blockFields(slug) ?? [], row, depth + 1, label)
        }
        break
      case 'group':
      case 'tab':
        lookInto(field.flattenedFields, record(value), depth + 1, label)
        break
      case 'relationship':
      case 'upload':
        for (const one of Array.isArray(value) ? value : [value]) note(...documentOf(field.relationTo, one))
        break
      case 'richText':
        note(...inRichText(value, 0))
        break
      case 'text':
        // A name that is the document's own leads nowhere.
        if (typeof value === 'string' && ADDRESS.test(value) && !field.unique) note({ address: value })
        break
      case 'code':
      case 'textarea':
        if (typeof value === 'string') note(...inMarkup(value))
        break
      default: // Other fields name nothing.
    }
  }

  lookInto(fields, record(stored), 0)
  return found
}

function isLink(fields: readonly FlattenedField[]): boolean {
  return ['type', 'url', DEFAULT_LINK_TYPE].every((name) => fields.some((field) => field.name === name))
}

/** Fields of a link that hold what was chosen before its type was. */
function idleFields(fields: readonly FlattenedField[], link: Stored): readonly string[] {
  const target = linkTarget(link)
  const others = fields.filter(({ name, type }) => type === 'relationship' && name !== target?.type)
  return [...others.map(({ name }) => name), ...(target ? ['url'] : [])]
}

/** The values of a field: one for each language where it is translated. */
function inLanguages(field: FlattenedField, value: unknown): readonly unknown[] {
  const isTranslated = 'localized' in field && field.localized === true
  return isTranslated && typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value)
    : [value]
}

function documentOf(relationTo: string | readonly string[], value: unknown): readonly NamedTarget[] {
  if (typeof relationTo !== 'string') {
    const { relationTo: collection, value: document } = record(value)
    return typeof collection === 'string' ? documentOf(collection, document) : []
  }
  const id = referenceId(value)
  return id === undefined ? [] : [{ collection: relationTo, id }]
}

function inRichText(node: unknown, depth: number): readonly NamedTarget[] {
  if (typeof node !== 'object' || node === null || depth > MAX_JSON_DEPTH) return []
  if (Array.isArray(node)) return node.flatMap((child) => inRichText(child, depth + 1))
  const { type, relationTo, value, fields, root, children } = node as Stored
  const { linkType, doc, url } = record(fields)
  const link = record(doc)
  return [
    ...(type === 'relationship' || type === 'upload' ? documentOf(String(relationTo), value) : []),
    ...(linkType === 'internal' ? documentOf(String(link.relationTo), link.value) : []),
    ...(linkType === 'custom' && typeof url === 'string' ? [{ address: url }] : []),
    ...inRichText(root, depth + 1),
    ...inRichText(children, depth + 1),
  ]
}

function inMarkup(markup: string): readonly NamedTarget[] {
  return [...markup.matchAll(ATTRIBUTE)].map(([, address = '']) => ({ address }))
}

function rows(value: unknown): readonly Stored[] {
  return Array.isArray(value) ? value.map(record) : []
}
