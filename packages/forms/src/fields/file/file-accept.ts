import { suffixesOf } from '../../core/file-types.ts'
import type { FormTag } from '../../core/template/form-tag.ts'
import { optionsOf } from '../../core/template/options.ts'

/** Families of types that a file field may take as a whole. */
const FAMILIES = ['audio/*', 'video/*', 'image/*'] as const

/**
 * Accepted types of a file field: suffixes with their dot, types, and families of types. [reference 9.8]
 *
 * @returns The three families if the tag names nothing; `[""]`, which no file matches, if nothing of it is valid.
 */
export function fileAccept(tag: FormTag): readonly string[] {
  const named = optionsOf(tag, 'filetypes')
  if (named.length === 0) return FAMILIES
  const accepted = named.flatMap((value) => value.toLowerCase().split('|')).flatMap(parseFileType)
  return accepted.length > 0 ? [...new Set(accepted)] : ['']
}

/** The suffixes that a list of types like that of the option stands for, without their dots. */
export function suffixesNamed(types: string): readonly string[] {
  const named = types
    .toLowerCase()
    .split('|')
    .flatMap((type) => (type.includes('/') ? suffixesOf(type) : type.replace(/^\.+/, '')))
  return [...new Set(named.filter(Boolean))]
}

/** Reads `pdf`, `.pdf`, `image/*` or `application/pdf`; `[]` for what means no file. */
export function parseFileType(text: string): readonly string[] {
  if (text.includes('/')) {
    const known = FAMILIES.some((family) => family === text) || (!text.endsWith('/*') && suffixesOf(text).length > 0)
    return known ? [text] : []
  }
  const suffix = text.replace(/^\.+/, '')
  return suffix === '' ? [] : [`.${suffix}`]
}
