import { withOperations } from '@vitrine/content/store'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** Change of an account as Payload hands it over. Dates that it has just made are no texts yet. */
interface ChangedAccount {
  readonly updatedAt?: unknown
  readonly sessions?: unknown
}

/**
 * Has the sessions of an account changed, and nothing else of it, when one begins, is renewed or ends. Payload writes the
 * whole account instead, as it was read before the password was compared: a name, a role or a password that was changed
 * meanwhile would come back, and of two sessions that begin at the same moment one would be lost.
 */
export function changingSessions<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, ({ updateOne }) => {
    const changeSessions: BaseDatabaseAdapter['updateOne'] = function (this: Adapter, asked) {
      const sessions = asked.collection === 'users' ? changedSessions(asked.data) : undefined
      // With null the account keeps the date of its last change.
      return updateOne.call(this, sessions ? { ...asked, data: { sessions, updatedAt: null } } : asked)
    }
    return { updateOne: changeSessions }
  })
}

/**
 * @returns What is written of sessions: one more, or all of them. Undefined where the account itself is changed, which
 *   dates the change.
 */
function changedSessions({ sessions, updatedAt }: ChangedAccount): object | undefined {
  if (updatedAt !== null || !Array.isArray(sessions)) return undefined
  const last: unknown = sessions.at(-1)
  const isNew = typeof last === 'object' && last !== null && 'createdAt' in last && last.createdAt instanceof Date
  return isNew ? { $push: [last] } : sessions
}
