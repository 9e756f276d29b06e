import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** Change by which Payload writes sessions alone. Dates that it has just made are no texts yet. */
interface ChangedAccount {
  readonly updatedAt?: unknown
  readonly sessions?: unknown
}

/**
 * Has a session that begins added to those of its account. Payload writes the whole account instead, as it was before
 * the password was compared: of two sessions that begin at the same moment one would be lost, and a role that was taken
 * away meanwhile would come back.
 */
export function addingSessions<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...given,
    init(args) {
      const adapter = given.init(args)
      const { updateOne } = adapter
      const addSession: BaseDatabaseAdapter['updateOne'] = function (this: Adapter, asked) {
        const session = asked.collection === 'users' ? beginningSession(asked.data) : undefined
        if (!session) return updateOne.call(this, asked)
        // With null the account keeps the date of its last change.
        return updateOne.call(this, { ...asked, data: { sessions: { $push: [session] }, updatedAt: null } })
      }
      return Object.assign(adapter, { updateOne: addSession })
    },
  }
}

/** @returns The session that is not stored yet; undefined where something else is changed. */
function beginningSession({ sessions, updatedAt }: ChangedAccount): object | undefined {
  if (updatedAt !== null || !Array.isArray(sessions)) return undefined
  const last: unknown = sessions.at(-1)
  const isNew = typeof last === 'object' && last !== null && 'createdAt' in last && last.createdAt instanceof Date
  return isNew ? last : undefined
}
