import { list, record } from '../stored.ts'

/** A field of documents, as far as a comparison needs it. */
export interface ShapeField {
  readonly name: string
  /** `words` are texts and images that visitors see; `other` is what decides how and where they see them. */
  readonly kind: 'words' | 'other' | 'group' | 'rows'
  readonly isLocalised: boolean
  /** Fields of a group, or of a row. @param blockType Kind of block of the row, where rows are of several. */
  readonly inside: (blockType: unknown) => Shape
}

/** Fields of a document. */
export type Shape = readonly ShapeField[]

/** A part of a document that a change would change. */
export interface ChangedLeaf {
  /** Code of its language; undefined for what all languages share. */
  readonly language: string | undefined
  readonly isWords: boolean
}

/**
 * Finds what differs between two states of a document in all languages. A field without a value is as one that is not there.
 *
 * @param before Undefined, as after: the document is not there.
 */
export function* changedLeaves(shape: Shape, before: unknown, after: unknown): Generator<ChangedLeaf> {
  yield* partsIn(shape, before, after, undefined)
}

function* partsIn(shape: Shape, before: unknown, after: unknown, language: string | undefined): Generator<ChangedLeaf> {
  const [old, changed] = [record(before), record(after)]
  for (const field of shape) yield* fieldIn(field, old[field.name], changed[field.name], language)
}

function* fieldIn(
  field: ShapeField,
  before: unknown,
  after: unknown,
  language: string | undefined,
): Generator<ChangedLeaf> {
  if (isSame(before, after)) return
  if (!field.isLocalised || language !== undefined) return yield* valueIn(field, before, after, language)
  const [old, changed] = [record(before), record(after)]
  for (const code of new Set([...Object.keys(old), ...Object.keys(changed)])) {
    yield* valueIn(field, old[code], changed[code], code)
  }
}

function* valueIn(
  field: ShapeField,
  before: unknown,
  after: unknown,
  language: string | undefined,
): Generator<ChangedLeaf> {
  switch (field.kind) {
    case 'group':
      return yield* partsIn(field.inside(undefined), before, after, language)
    case 'rows':
      return yield* rowsIn(field, list(before), list(after), language)
    default:
      if (!isSame(before, after)) yield { language, isWords: field.kind === 'words' }
  }
}

/** Rows are told apart by their ids: where one comes, goes or moves, what all languages share is changed. */
function* rowsIn(
  field: ShapeField,
  before: readonly unknown[],
  after: readonly unknown[],
  language: string | undefined,
): Generator<ChangedLeaf> {
  const [old, changed] = [before.map(keyOf), after.map(keyOf)]
  if (!isSame(old, changed)) yield { language, isWords: false }
  for (const key of new Set([...old, ...changed])) {
    const [oldRow, changedRow] = [before[old.indexOf(key)], after[changed.indexOf(key)]]
    const shape = field.inside(record(changedRow ?? oldRow).blockType)
    yield* partsIn(shape, oldRow, changedRow, language)
    if (!isSame(withoutParts(oldRow, shape), withoutParts(changedRow, shape))) yield { language, isWords: false }
  }
}

/** Values of a row that no field of it has: rows are stored as they come. */
function withoutParts(row: unknown, shape: Shape): object {
  const names = new Set(['id', 'blockType', ...shape.map(({ name }) => name)])
  return Object.fromEntries(Object.entries(record(row)).filter(([name]) => !names.has(name)))
}

function keyOf(row: unknown, index: number): string {
  const { id, blockType } = record(row)
  return `${typeof blockType === 'string' ? blockType : ''} ${id === undefined || id === null ? index : String(id)}`
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other))
}

/** A value without what is empty in it, its keys in order, numbers and dates as texts: as different ways to store it agree. */
function plainOf(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((part) => plainOf(part) ?? null)
  const parts = Object.entries(value)
    .map(([name, part]) => [name, plainOf(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}
