import type {
  BaseDatabaseAdapter,
  CollectionSlug,
  DatabaseAdapterObj,
  FlattenedField,
  SanitizedCollectionConfig,
  Sort,
  Where,
} from 'payload'
import { partOfField, tagOfParts } from '../core/cache/part-of.ts'
import { documentTag, listTag, MAX_TAGS, pathTag, type Tag } from '../core/cache/tags.ts'
import { noteReads } from './reads.ts'
import { withOperations } from './with-operations.ts'

/** A question to the database about documents of a collection. */
interface Question {
  readonly collection: CollectionSlug
  readonly where?: Where | undefined
  readonly sort?: Sort | undefined
}

/** Has the database adapter note everything that is asked of it, so that no feature can forget to. */
export function recordingReads<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, ({ find, findOne, findVersions, findDistinct, queryDrafts, count, countVersions }) => {
    const recorded = <Asked extends Question, Answer>(read: (asked: Asked) => Promise<Answer>) =>
      async function (this: Adapter, asked: Asked): Promise<Answer> {
        noteReads(tagsOf(asked, this.payload.collections[asked.collection].config))
        const answer = await read.call(this, asked)
        noteReads(idsIn(answer).map((id) => documentTag(asked.collection, id)))
        return answer
      }
    return {
      find: recorded(find),
      findOne: recorded(findOne),
      findVersions: recorded(findVersions),
      findDistinct: recorded(findDistinct),
      queryDrafts: recorded(queryDrafts),
      count: recorded(count),
      countVersions: recorded(countVersions),
    }
  })
}

/** Ids of the documents that were found. */
function idsIn(answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null) return []
  const docs = 'docs' in answer && Array.isArray(answer.docs) ? answer.docs : [answer]
  return docs.flatMap((doc: { readonly id?: unknown }) => doc.id ?? [])
}

/** Tags of a query, besides the documents that it finds. */
function tagsOf(
  { collection, where, sort }: Question,
  { custom, flattenedFields }: SanitizedCollectionConfig,
): readonly Tag[] {
  const related = relatedTo(namesIn(where, sort), flattenedFields).map(listTag)
  return [...subjectOf(collection, where, partOfField(custom)), ...related]
}

/**
 * The documents or the address that a question is about, or the document whose parts it asks for; any of the collection,
 * where it names none.
 */
function subjectOf(collection: string, where: Where | undefined, partOf: string | undefined): readonly Tag[] {
  const conditions = conditionsOf(where)
  for (const { id } of conditions) {
    const ids = valuesOf(id)
    if (ids && ids.length <= MAX_TAGS) return ids.map((one) => documentTag(collection, one))
  }
  for (const { path } of conditions) {
    const [one, ...others] = valuesOf(path) ?? []
    if (typeof one === 'string' && others.length === 0) return [pathTag(one)]
  }
  if (partOf === undefined) return [listTag(collection)]
  for (const { [partOf]: condition } of conditions) {
    const [whole, ...others] = (valuesOf(condition) ?? []).map(tagOfParts)
    if (whole !== undefined && others.length === 0) return [whole]
  }
  return [listTag(collection)]
}

/** Conditions that all have to hold. */
function conditionsOf(where: Where | undefined): readonly Where[] {
  if (!where) return []
  const { and = [] } = where
  return [where, ...and.flatMap(conditionsOf)]
}

/** Values one of which a field has to have; undefined where it may have others. */
function valuesOf(condition: unknown): readonly unknown[] | undefined {
  if (typeof condition !== 'object' || condition === null) return undefined
  if ('equals' in condition) return [condition.equals]
  return 'in' in condition && Array.isArray(condition.in) ? condition.in : undefined
}

/** Names of all fields that a question is about. */
function namesIn(where: Where | undefined, sort: Sort | undefined): readonly string[] {
  const names = Object.entries(where ?? {}).flatMap(([name, inside]) =>
    Array.isArray(inside) ? inside.flatMap((one: Where) => namesIn(one, undefined)) : [name],
  )
  return [...names, ...[sort ?? []].flat().map((name) => name.replace(/^-/, ''))]
}

/** Collections into which such names reach, as `author.title` does. */
function relatedTo(names: readonly string[], fields: readonly FlattenedField[]): readonly string[] {
  return names.flatMap((name) => {
    const [first, ...rest] = name.split('.')
    const field = rest.length > 0 ? fields.find((one) => one.name === first) : undefined
    if (!field) return []
    if ('relationTo' in field) return [field.relationTo].flat()
    return 'flattenedFields' in field ? relatedTo([rest.join('.')], field.flattenedFields) : []
  })
}
