import { parseRowName, rowName } from '../rows.ts'
import { MAIL_TAG } from './mail-tags.ts'

/** New names of fields by their old ones, both as the protocol writes them: dots are underscores. */
export type Renames = ReadonlyMap<string, string>

/**
 * Writes the new names of fields into the mail-tags of a text, those of rows, formats and posted values among them.
 * Literal brackets and everything else stay as they are written.
 */
export function renameTags(text: string, renames: Renames): string {
  return text.replace(MAIL_TAG, (whole: string, open: string, name: string, _values: string, close: string) => {
    const renamed = open && close ? undefined : renamedTag(name, renames)
    // The name is the first word of the tag.
    return renamed === undefined ? whole : whole.replace(name, () => renamed)
  })
}

function renamedTag(name: string, renames: Renames): string | undefined {
  const [, use = '', field = ''] = /^(_(?:raw|format)_)?(.+)$/.exec(name) ?? []
  const renamed = renamedField(field, renames)
  return renamed === undefined ? undefined : use + renamed
}

/** The new name of a field, or of one in a row of its group. Undefined for one that was not renamed. */
export function renamedField(name: string, renames: Renames): string | undefined {
  const written = name.replaceAll('.', '_')
  const whole = renames.get(written)
  if (whole !== undefined) return whole
  const { first, row } = parseRowName(written)
  const renamed = row > 1 ? renames.get(first) : undefined
  return renamed === undefined ? undefined : rowName(renamed, row)
}
