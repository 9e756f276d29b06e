import { type AdminText, ROLE_LABELS, type Role } from '@vitrine/content/core'

/** Sentence that says whose accounts may change settings. @param roles At least one: administrators may change all. */
export function whoMayChange(roles: readonly Role[]): AdminText {
  const named = (language: keyof AdminText) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(roles.map((role) => ROLE_LABELS[role][language]))
  return {
    en: `Changed by accounts with the role ${named('en')}.`,
    de: `Ändern können das Konten mit der Rolle ${named('de')}.`,
  }
}

/** Reads the answer of the site. Roles that it does not know are left out. */
export function parseRoles(answer: unknown, slug: string): readonly Role[] {
  const roles = typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[slug] : []
  return Array.isArray(roles) ? roles.filter((role): role is Role => Object.hasOwn(ROLE_LABELS, role)) : []
}
