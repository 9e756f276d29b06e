import type { Field } from 'payload'

/** Longest small text, in characters. */
const MAX_SMALL_TEXT = 200

/**
 * Small texts that visitors see, for sites in other words or other languages.
 *
 * @param options.defaults Shown to visitors while the editor's field is empty.
 * @param options.labels What the editor reads above each.
 */
export function textGroup<Name extends string>(options: {
  readonly name: string
  readonly label: string | false
  readonly defaults: Readonly<Record<Name, string>>
  readonly labels: Readonly<Record<NoInfer<Name>, string>>
}): Field {
  const defaults = new Map(Object.entries<string>(options.defaults))
  return {
    name: options.name,
    label: options.label,
    type: 'group',
    fields: Object.entries<string>(options.labels).map(([name, label]) => ({
      name,
      label,
      type: 'text',
      localized: true,
      maxLength: MAX_SMALL_TEXT,
      admin: { placeholder: defaults.get(name) ?? '' },
    })),
  }
}
