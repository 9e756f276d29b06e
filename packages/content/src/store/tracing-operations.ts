import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { databaseWork, traced, tracedWork } from './traced.ts'
import { withOperations } from './with-operations.ts'

/** Operations of a database adapter that ask the database. */
const OPERATIONS = [
  'count',
  'countGlobalVersions',
  'countVersions',
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'find',
  'findDistinct',
  'findGlobal',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies readonly (keyof BaseDatabaseAdapter)[]

/** Has the database adapter tell who traces the site of everything that is asked of it. */
export function tracingOperations<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, (adapter) => {
    const wrap = (operation: (typeof OPERATIONS)[number]) => {
      const run = Reflect.get<BaseDatabaseAdapter, typeof operation>(adapter, operation)
      return function (this: Adapter, asked: object): Promise<unknown> {
        const ask = async (): Promise<unknown> => Reflect.apply(run, this, [asked])
        return tracedWork.start.hasSubscribers
          ? traced(databaseWork(adapter.name, operation, subjectOf(asked)), ask)
          : ask()
      }
    }
    return Object.fromEntries(OPERATIONS.map((operation) => [operation, wrap(operation)]))
  })
}

/** Collection or global that is asked about. */
function subjectOf(asked: object): string | undefined {
  for (const name of ['collection', 'slug', 'globalSlug']) {
    const subject: unknown = Reflect.get(asked, name)
    if (typeof subject === 'string') return subject
  }
  return undefined
}
