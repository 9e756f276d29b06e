import type { AdminLabel } from '@vitrine/content/core'
import type { Field } from 'payload'

/** Key in `custom` under which a field has the text that visitors see while it is empty. */
const SMALL_TEXT = 'smallText'

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
  readonly label: AdminLabel | false
  readonly defaults: Readonly<Record<Name, string>>
  readonly labels: Readonly<Record<NoInfer<Name>, AdminLabel>>
}): Field {
  const defaults = new Map(Object.entries<string>(options.defaults))
  return {
    name: options.name,
    label: options.label,
    type: 'group',
    fields: Object.entries<AdminLabel>(options.labels).map(([name, label]) => ({
      name,
      label,
      type: 'text',
      localized: true,
      maxLength: MAX_SMALL_TEXT,
      admin: { placeholder: defaults.get(name) ?? '' },
      custom: { [SMALL_TEXT]: defaults.get(name) },
    })),
  }
}

/** The text that visitors see while a field of {@link textGroup} is empty; undefined for other fields. */
export function smallTextOf(field: Field): string | undefined {
  const text: unknown = field.custom?.[SMALL_TEXT]
  return typeof text === 'string' ? text : undefined
}
