import type { CollectionSlug, Field, JsonObject, PayloadRequest, TabAsField } from 'payload'
import { record } from '../../core/stored.ts'

/** Values of a document that is to be made. */
interface NewValues {
  readonly req: PayloadRequest
  readonly collection: CollectionSlug
  /** Of the whole document. */
  readonly data: JsonObject
}

/** Values that fields stand beside each other with, among those of a document. */
interface Place extends NewValues {
  readonly path: readonly (string | number)[]
  /** Values of the block that they stand in; undefined outside of one. */
  readonly block: JsonObject | undefined
  /** Answers of checks that ask the database, or read a rich text. */
  readonly later: PromiseLike<unknown>[]
}

/** Check of one field, Payload's or one of ours: true, or what is wrong. */
type Check = (value: unknown, options: object) => unknown

/**
 * True if each field takes its value. The checks are the same that Payload makes when it creates a document. It copies the
 * whole document for each of them, which takes longer than all else that is done for it, so it is asked only for words about
 * what is wrong.
 *
 * @param fields Of the collection.
 */
export async function fitsFields(fields: readonly Field[], values: NewValues): Promise<boolean> {
  const later: PromiseLike<unknown>[] = []
  const fitAtOnce = allFit(fields, values.data, { ...values, path: [], block: undefined, later })
  return (await Promise.all(later)).every(isAnswerGood) && fitAtOnce
}

/** A check answers with what is wrong. */
const isAnswerGood = (answer: unknown) => typeof answer !== 'string'

function allFit(fields: readonly (Field | TabAsField)[], values: JsonObject, place: Place): boolean {
  return fields.every((field) => fits(field, values, place))
}

function fits(field: Field | TabAsField, values: JsonObject, place: Place): boolean {
  const own = 'name' in field && field.name !== undefined ? { ...place, path: [...place.path, field.name] } : place
  if (isHidden(field, values, own)) return true
  if (own !== place && !isAccepted(field, values, own)) return false
  switch (field.type) {
    case 'array':
      return rowsFit(own, values, (row, at) => allFit(field.fields, row, at))
    case 'blocks':
      return rowsFit(own, values, (row, at) => allFit(blockFields(field, row, place), row, { ...at, block: row }))
    case 'tabs':
      return allFit(
        field.tabs.map((tab) => ({ ...tab, type: 'tab' })),
        values,
        own,
      )
    case 'group':
    case 'tab':
      return allFit(field.fields, own === place ? values : record(values[String(own.path.at(-1))]), own)
    case 'row':
    case 'collapsible':
      return allFit(field.fields, values, own)
    default:
      return true
  }
}

/** Fields that the form does not show take anything, with all that is in them. */
function isHidden(field: Field | TabAsField, values: JsonObject, { data, block, path, req }: Place): boolean {
  const condition = field.admin?.condition
  if (condition === undefined) return false
  return !condition(data, values, { blockData: block ?? {}, operation: 'create', path: [...path], user: req.user })
}

function isAccepted(field: Field | TabAsField, values: JsonObject, place: Place): boolean {
  const check = 'validate' in field && isCheck(field.validate) ? field.validate : undefined
  if (!check) return true
  const value: unknown = values[String(place.path.at(-1))]
  // Payload reads it for the check.
  if (field.type === 'json' && typeof value === 'string') return false
  const answer = check(value, {
    ...field,
    id: undefined,
    blockData: place.block,
    collectionSlug: place.collection,
    data: place.data,
    event: 'submit',
    operation: 'create',
    overrideAccess: true,
    path: place.path,
    preferences: { fields: {} },
    previousValue: undefined,
    req: place.req,
    siblingData: values,
  })
  if (answer instanceof Promise) place.later.push(answer)
  return isAnswerGood(answer)
}

function isCheck(value: unknown): value is Check {
  return typeof value === 'function'
}

/** @param place Ends in the name of the field that holds the rows. */
function rowsFit(place: Place, values: JsonObject, rowFits: (row: JsonObject, at: Place) => boolean): boolean {
  const rows: unknown = values[String(place.path.at(-1))]
  if (!Array.isArray(rows)) return true
  return rows.every((row, number) => rowFits(record(row), { ...place, path: [...place.path, number] }))
}

/** Fields of a block; none for one that this site does not know. */
function blockFields(
  field: Extract<Field, { readonly type: 'blocks' }>,
  { blockType }: JsonObject,
  { req }: Place,
): readonly Field[] {
  const own = field.blocks.find(({ slug }) => slug === blockType)
  return (req.payload.blocks[String(blockType)] ?? own)?.fields ?? []
}
