import { list, MAX_JSON_DEPTH, record, referenceId } from '@vitrine/content/core'
import type { Block, Field } from 'payload'
import { type ImageReference, isImageReference } from './stored-post.ts'

/** Finds the fields of a kind of block. */
export type FieldsOf = (blockType: string) => readonly Field[]

/** Blocks by name, where those that are only named are found too. */
export function fieldsOfBlocks(blocks: readonly Block[]): FieldsOf {
  const known = new Map(blocks.map(({ slug, fields }) => [slug, fields]))
  return (blockType) => known.get(blockType) ?? []
}

/** Ids of the pictures of stored blocks. */
export function imageIdsOf(layout: unknown, fieldsOf: FieldsOf): readonly number[] {
  const ids = new Set<number>()
  withFiles(layout, fieldsOf, (id) => {
    ids.add(id)
    return undefined
  })
  return [...ids]
}

/**
 * Puts files in place of the ids of pictures.
 *
 * @param fileOf Undefined leaves the id.
 */
export function withFiles(
  layout: unknown,
  fieldsOf: FieldsOf,
  fileOf: (id: number) => ImageReference | undefined,
): readonly Readonly<Record<string, unknown>>[] {
  const referenceOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(referenceOf)
    const id = referenceId(value)
    return (typeof id === 'number' ? fileOf(id) : undefined) ?? value
  }
  const blocks = (value: unknown, depth: number) =>
    list(value).map((block) => walk(fieldsOf(String(block.blockType)), block, depth + 1))
  const walk = (fields: readonly Field[], data: Readonly<Record<string, unknown>>, depth: number) => {
    if (depth > MAX_JSON_DEPTH) return data
    let all = { ...data }
    for (const field of fields) {
      if (field.type === 'tabs') {
        for (const tab of field.tabs) {
          if ('name' in tab && tab.name) all[tab.name] = walk(tab.fields, record(all[tab.name]), depth + 1)
          else all = walk(tab.fields, all, depth + 1)
        }
        continue
      }
      const name = 'name' in field ? field.name : undefined
      if ('fields' in field && !name) all = walk(field.fields, all, depth + 1)
      if (!name || all[name] === undefined || all[name] === null) continue
      const value = all[name]
      if (field.type === 'upload' && field.relationTo === 'media') all[name] = referenceOf(value)
      if (field.type === 'group') all[name] = walk(field.fields, record(value), depth + 1)
      if (field.type === 'array') all[name] = list(value).map((row) => walk(field.fields, row, depth + 1))
      if (field.type === 'blocks') all[name] = blocks(value, depth)
      if (field.type === 'richText') all[name] = inText(value, referenceOf, 0)
    }
    return all
  }
  return blocks(layout, 0)
}

/** Pictures that stand in a text. */
function inText(value: unknown, referenceOf: (value: unknown) => unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_JSON_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => inText(item, referenceOf, depth + 1))
  const node = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inText(item, referenceOf, depth + 1)]),
  )
  return node.type === 'upload' && node.relationTo === 'media' ? { ...node, value: referenceOf(node.value) } : node
}

/** The files of pictures that blocks name. */
export function filesOf(value: unknown, depth = 0): readonly ImageReference[] {
  if (typeof value !== 'object' || value === null || depth > MAX_JSON_DEPTH) return []
  return isImageReference(value) ? [value] : Object.values(value).flatMap((item) => filesOf(item, depth + 1))
}

/** Puts something else in place of files, such as ids. */
export function withIds<Value>(value: Value, idOf: (file: ImageReference) => unknown, depth = 0): Value {
  if (typeof value !== 'object' || value === null || depth > MAX_JSON_DEPTH) return value
  if (isImageReference(value)) return idOf(value) as Value
  if (Array.isArray(value)) return value.map((item) => withIds(item, idOf, depth + 1)) as Value
  const entries = Object.entries(value).map(([key, item]) => [key, withIds(item, idOf, depth + 1)])
  return Object.fromEntries(entries) as Value
}

/** Rows and blocks get ids of their own where they are stored. */
export function withoutRowIds(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_JSON_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => withoutRowIds(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !(key === 'id' && typeof item === 'string'))
      .map(([key, item]) => [key, withoutRowIds(item, depth + 1)]),
  )
}
