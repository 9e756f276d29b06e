/** Roles of accounts. What each may do is a table that administrators edit; they themselves may do everything. */
export const ROLES = ['administrator', 'designer', 'editor', 'author', 'contributor', 'inbox', 'shop'] as const
export type Role = (typeof ROLES)[number]

interface Person {
  readonly id: number | string
  readonly role: Role
}

/** Reads the account from a request. Undefined for visitors, and for an account whose role is unknown. */
export function person(user: unknown): Person | undefined {
  if (typeof user !== 'object' || user === null) return undefined
  const { id, role } = user as { id?: unknown; role?: unknown }
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const known = ROLES.find((name) => name === role)
  return known && { id, role: known }
}
