import { renamedField, renameTags } from './mail/rename-tags.ts'

/** Values of the editor's form, by path: `fields.2.name`, `mail.subject`. */
export type FormValues = Readonly<Record<string, { readonly value?: unknown } | undefined>>

const NAME = /^(?:fields\.\d+\.)+name$/
const TESTED_FIELD = /^fields\.(?:.+\.)?showWhen\.tests\.\d+\.field$/
const TEXT = /^(?:mail2?\.(?!useHtml|excludeBlank|active)|messages\.)\w+$|^(?:sentText|additionalSettings)$/

/** Names that the other fields of a form have. @param path Of the field's own name. */
export function takenNames(values: FormValues, path: string): ReadonlySet<string> {
  return new Set(
    Object.entries(values).flatMap(([at, field]) =>
      NAME.test(at) && at !== path && typeof field?.value === 'string' && field.value !== '' ? [field.value] : [],
    ),
  )
}

/**
 * Values that name a field which gets another name while its form is edited: conditions and texts with mail-tags.
 *
 * @param path Of the field's name.
 * @returns The values to write, by path; none while another field has the old name, too.
 */
export function followName(
  values: FormValues,
  path: string,
  { from, to }: { readonly from: string; readonly to: string },
): Readonly<Record<string, string>> {
  if (from === '' || to === '' || from === to || takenNames(values, path).has(from)) return {}
  const renames = new Map([[from.replaceAll('.', '_'), to]])
  return Object.fromEntries(
    Object.entries(values).flatMap(([at, field]) => {
      const value = field?.value
      if (typeof value !== 'string') return []
      const followed = TESTED_FIELD.test(at)
        ? renamedField(value, renames)
        : TEXT.test(at)
          ? renameTags(value, renames)
          : value
      return followed === undefined || followed === value ? [] : [[at, followed]]
    }),
  )
}
