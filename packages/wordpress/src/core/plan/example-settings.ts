/**
 * Fields of settings that tell of the company of the example content, by global. The others, such as the looks of header
 * and footer, are as good for any site.
 */
export const EXAMPLE_SETTINGS: Readonly<Record<string, readonly string[]>> = {
  site: ['tagline', 'description', 'shareImage', 'address', 'phone', 'email', 'hours', 'social', 'timeZone'],
  header: ['items', 'action'],
  footer: ['statement', 'action', 'columns', 'legalLinks', 'note'],
  blog: ['title', 'description'],
  portfolio: ['title', 'description'],
  'shop-settings': ['title', 'description', 'deliveryTime'],
  'forum-settings': ['description'],
}

type Stored = Readonly<Record<string, unknown>>

/**
 * Stored settings without those of the example company, in all languages.
 *
 * @param stored Values as the database has them: localized ones by language.
 * @param fields Fields that are emptied.
 * @param name Name that the site gets, where the settings hold one.
 */
export function withoutExampleSettings(stored: Stored, fields: readonly string[], name: string): Stored {
  const values = Object.entries(stored).map(([field, value]) => {
    if (field === 'name') return [field, replaced(value, name)] as const
    return [field, fields.includes(field) ? replaced(value, null) : value] as const
  })
  return Object.fromEntries(values)
}

/** A value in place of each that stands in another, at any depth; of a list nothing is left. */
function replaced(value: unknown, by: string | null): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return by
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, by)]))
}
