/** A session as the page of its account lists it. Times are ISO 8601 in UTC. */
export interface ListedSession {
  readonly id: string
  /** Browser and system; empty where they are not known. */
  readonly device: string
  readonly createdAt: string
  /** Time of its last renewal: the admin renews a session while somebody works. */
  readonly usedAt: string
  /** Says that it is the one that asks. */
  readonly isThis: boolean
}
