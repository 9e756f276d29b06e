import type { AdminText } from '../admin-text.ts'
import { ROLES } from '../roles.ts'
import { record } from '../stored.ts'
import { type Area, OFFERED } from './area.ts'
import { MAX_BRANCHES, parseRightsTable } from './rights.ts'

/** Finds a mistake in a table of rights. @returns A sentence that says what to do, with names as the table has them; undefined if there is none. */
export function mistakeIn(
  value: unknown,
  site: { readonly areas: readonly Area[]; readonly languages: readonly string[] },
): AdminText | undefined {
  if (value === null || value === undefined) return undefined
  const roles = Object.keys(record(value))
  const stranger = roles.find((role) => role === 'administrator' || !ROLES.some((known) => known === role))
  if (stranger !== undefined) {
    const others = ROLES.slice(1).join(', ')
    return {
      en: `“${stranger}” has no rights to choose. Choose those of ${others}.`,
      de: `Für „${stranger}“ gibt es keine Rechte zu wählen. Wählen Sie die von ${others}.`,
    }
  }
  const table = parseRightsTable(value)
  for (const role of roles) {
    const given = record(record(value)[role])
    for (const [slug, level] of Object.entries(record(given.levels))) {
      const area = site.areas.find((known) => known.slug === slug)
      // Of an optional feature that is off, what was chosen stays.
      if (area && !OFFERED[area.kind].some((offered) => offered === level)) {
        const offered = OFFERED[area.kind].join(', ')
        return {
          en: `“${String(level)}” is no right to ${slug}. Choose one of ${offered}.`,
          de: `„${String(level)}“ ist kein Recht an ${slug}. Wählen Sie eines von ${offered}.`,
        }
      }
    }
    const rights = table[role as keyof typeof table]
    const language = rights?.languages.find((code) => !site.languages.includes(code))
    if (language !== undefined) {
      const written = site.languages.join(', ')
      return {
        en: `This site is not written in “${language}”. Choose ${written}.`,
        de: `Diese Website ist nicht auf „${language}“ geschrieben. Wählen Sie ${written}.`,
      }
    }
    if (Array.isArray(given.branches) && given.branches.length > MAX_BRANCHES) {
      return {
        en: `Choose no more than ${MAX_BRANCHES} pages for a role.`,
        de: `Wählen Sie höchstens ${MAX_BRANCHES} Seiten für eine Rolle.`,
      }
    }
    const branch = rights?.branches.find((id) => !/^\d{1,9}$/.test(id))
    if (branch !== undefined) {
      return {
        en: `“${branch}” is no page. Choose pages from the list.`,
        de: `„${branch}“ ist keine Seite. Wählen Sie Seiten aus der Liste.`,
      }
    }
  }
  return undefined
}
