import { referenceId, referenceIds } from '@vitrine/content/core'
import type { Block, Field } from 'payload'
import { type RichText, textOfRichText } from './rich-text.ts'

/** Text of a document that visitors read, in one language. */
export interface DocumentText {
  readonly headings: string
  readonly body: string
  /** Id of the first image. */
  readonly image: number | string | undefined
  /** Documents of other collections that are shown in it. */
  readonly parts: readonly PartReference[]
}

export interface PartReference {
  readonly collection: string
  readonly id: number | string
}

/** Content model, by which the walk resolves what fields only name. */
export interface Model {
  readonly block: (slug: string) => Pick<Block, 'fields'> | undefined
  /** True if the text of a collection belongs to the documents that show it. */
  readonly isPart: (collection: string) => boolean
  readonly locale: string
  readonly defaultLocale: string
}

/** Characters of one document that are searched. */
export const MAX_TEXT_LENGTH = 40_000

/** Characters of its headings that are. */
const MAX_HEADINGS_LENGTH = 4_000

/** Fields of blocks that stand above a text. */
const HEADING_FIELDS = new Set(['title', 'heading', 'subheading'])

type Data = Readonly<Record<string, unknown>>

/**
 * Collects what visitors read of a document: its fields in the visitor's language that hold text. `custom.search: false`
 * on a field leaves it out.
 *
 * @param data The document with all languages, references not followed.
 * @param without Names of fields of the document itself that are no part of its text, such as its title.
 */
export function documentText(
  fields: readonly Field[],
  data: Data,
  model: Model,
  without: readonly string[] = [],
): DocumentText {
  const collected: Collected = { headings: [], body: [], length: 0, parts: [], image: undefined }
  const top = fields.filter((field) => !('name' in field && without.includes(field.name ?? '')))
  walk(top, data, { model, collected, isLocalized: false })
  return {
    headings: collected.headings.join('\n').slice(0, MAX_HEADINGS_LENGTH),
    body: collected.body.join('\n').slice(0, MAX_TEXT_LENGTH),
    image: collected.image,
    parts: collected.parts,
  }
}

interface Collected {
  readonly headings: string[]
  readonly body: string[]
  readonly parts: PartReference[]
  length: number
  image: number | string | undefined
}

interface Walk {
  readonly model: Model
  readonly collected: Collected
  /** Something around this is in each language already. */
  readonly isLocalized: boolean
}

function walk(fields: readonly Field[], data: Data, way: Walk): void {
  for (const field of fields) {
    if (way.collected.length > MAX_TEXT_LENGTH || field.custom?.search === false) continue
    switch (field.type) {
      case 'tabs':
        for (const tab of field.tabs) walk(tab.fields, 'name' in tab && tab.name ? dataOf(data[tab.name]) : data, way)
        break
      case 'row':
      case 'collapsible':
        walk(field.fields, data, way)
        break
      case 'group':
        walk(field.fields, 'name' in field && field.name ? dataOf(data[field.name]) : data, way)
        break
      case 'array':
        for (const row of rowsOf(written(field, data, way))) walk(field.fields, row, inside(field, way))
        break
      case 'blocks':
        for (const row of rowsOf(written(field, data, way))) {
          const slug = String(row.blockType)
          const block = field.blocks.find((own) => own.slug === slug) ?? way.model.block(slug)
          if (block) walk(block.fields, row, inside(field, way))
        }
        break
      case 'text':
      case 'textarea':
        if (field.localized || way.isLocalized) addText(field.name, written(field, data, way), way)
        break
      case 'richText':
        if (field.localized || way.isLocalized) addRichText(written(field, data, way), way)
        break
      case 'upload':
        if (field.relationTo === 'media') way.collected.image ??= referenceId(written(field, data, way))
        break
      case 'relationship':
        addPart(field.relationTo, written(field, data, way), way)
        break
      default: // Other fields hold no text that visitors read.
    }
  }
}

function addText(name: string, value: unknown, { collected }: Walk): void {
  if (typeof value !== 'string' || value.trim() === '') return
  collected.length += value.length
  ;(HEADING_FIELDS.has(name) ? collected.headings : collected.body).push(value.trim())
}

function addRichText(value: unknown, { collected }: Walk): void {
  const { headings, body } = textOfRichText(value as RichText)
  collected.length += headings.length + body.length
  if (headings !== '') collected.headings.push(headings)
  if (body !== '') collected.body.push(body)
}

function addPart(relationTo: string | readonly string[], value: unknown, { model, collected }: Walk): void {
  if (typeof relationTo !== 'string' || !model.isPart(relationTo)) return
  for (const id of referenceIds(Array.isArray(value) ? value : [value])) {
    collected.parts.push({ collection: relationTo, id })
  }
}

/** The value in the walk's language. What is not written in it is shown in the default language. */
function written(field: { name: string; localized?: boolean | undefined }, data: Data, way: Walk): unknown {
  const value = data[field.name]
  if (!field.localized || way.isLocalized) return value
  const { locale, defaultLocale } = way.model
  const languages = dataOf(value)
  return languages[locale] ?? languages[defaultLocale]
}

function inside(field: { localized?: boolean | undefined }, way: Walk): Walk {
  return field.localized ? { ...way, isLocalized: true } : way
}

function dataOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {}
}

function rowsOf(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value.map(dataOf) : []
}
