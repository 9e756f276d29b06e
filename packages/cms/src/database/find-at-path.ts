import { sql } from '@vitrine/content/sql'
import { withOperations } from '@vitrine/content/store'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, FindArgs, SanitizedCollectionConfig, Where } from 'payload'

/** Statement that finds the id of the document at a path. */
type IdAt = (path: string) => ReturnType<typeof sql>

/**
 * Has the document at an address of a language found in one statement. Payload's adapters ask for the ids of what has a
 * value in another table, as a path by language does, and then for the documents: every page would cost a round trip more.
 */
export function findingAtPath<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, ({ find }) => {
    function findAtPath(this: Adapter, asked: FindArgs) {
      const { collection, locale, where } = asked
      const { config } = this.payload.collections[collection]
      if (!where || !locale || locale === 'all' || !hasLocalPath(config)) return find.call(this, asked)
      const table = sql.identifier(`${collection.replaceAll('-', '_')}_locales`)
      const byId = whereById(
        where,
        (path) => sql`(select _parent_id from ${table} where path = ${path} and _locale = ${locale})`,
      )
      // An address belongs to one document of a language: there is nothing to put in order.
      return find.call(this, byId ? { ...asked, where: byId, sort: 'id' } : asked)
    }
    return { find: findAtPath }
  })
}

function hasLocalPath({ flattenedFields }: SanitizedCollectionConfig): boolean {
  return flattenedFields.some((field) => field.name === 'path' && field.type === 'text' && field.localized === true)
}

/** The same conditions, asking for the id in place of the path; undefined where they do not require one path. */
function whereById(where: Where, idAt: IdAt): Where | undefined {
  const { path, and, ...others } = where
  const asked = pathEqualTo(path)
  if (asked !== undefined && !('id' in others)) return { ...others, ...(and && { and }), id: { equals: idAt(asked) } }
  if (!Array.isArray(and)) return undefined
  const byId = and.map((condition) => whereById(condition, idAt))
  return byId.some(Boolean) ? { ...where, and: and.map((condition, index) => byId[index] ?? condition) } : undefined
}

/** The path, where a condition is about nothing else. */
function pathEqualTo(condition: Where[string] | undefined): string | undefined {
  if (!condition || Array.isArray(condition) || Object.keys(condition).length !== 1) return undefined
  return typeof condition.equals === 'string' ? condition.equals : undefined
}
