import type { Role } from '@vitrine/content/core'

/** Names of the roles for people. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  author: 'Author',
}
