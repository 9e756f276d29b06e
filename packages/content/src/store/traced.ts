import { tracingChannel } from 'node:diagnostics_channel'

/** Facts about work, by the names that OpenTelemetry has for them. They may be added to while it goes on. */
export type Facts = Record<string, string | number | boolean>

/** Work whose beginning and end are told to who traces the site. */
export interface TracedWork {
  /** Name of a low number of kinds, such as `find pages`; never an address or a text of somebody. */
  readonly name: string
  /** Its part: `server` answers a request, `client` asks another program. */
  readonly kind: 'server' | 'client' | 'internal'
  readonly facts: Facts
  /** Identifies the work of another program that this one is a part of, as the header `traceparent` does. */
  readonly traceparent?: string | undefined
  /** True once it has failed. */
  hasFailed?: boolean
}

/** Channel of Node on which it is told. Nobody listens unless the site is traced. */
export const tracedWork = tracingChannel<TracedWork, TracedWork>('vitrine')

/** Does work, and tells of it when somebody traces the site. What it does is a part of it. */
export function traced<Result>(work: TracedWork, run: () => Promise<Result>): Promise<Result> {
  return tracedWork.start.hasSubscribers ? tracedWork.tracePromise(run, work) : run()
}

/** Work of the database. @param collection What it is about; undefined for a statement in SQL. */
export function databaseWork(system: string, operation: string, collection?: string): TracedWork {
  return {
    name: collection === undefined ? operation : `${operation} ${collection}`,
    kind: 'client',
    facts: {
      'db.system.name': system === 'postgres' ? 'postgresql' : system,
      'db.operation.name': operation,
      ...(collection !== undefined && { 'db.collection.name': collection }),
    },
  }
}
