import type { Role } from './roles.ts'

/** Names of the roles for people. */
export const ROLE_LABELS: Readonly<Record<Role, { readonly en: string; readonly de: string }>> = {
  administrator: { en: 'Administrator', de: 'Administration' },
  designer: { en: 'Designer', de: 'Gestaltung' },
  editor: { en: 'Editor', de: 'Redaktion' },
  author: { en: 'Author', de: 'Autor' },
  contributor: { en: 'Contributor', de: 'Mitarbeit' },
  inbox: { en: 'Inbox only', de: 'Nur Posteingang' },
  shop: { en: 'Shop manager', de: 'Shop-Leitung' },
}
