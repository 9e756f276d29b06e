import { isEmailInDomain, mailboxList } from '../../../packages/forms/src/core/checks/mailbox-list.ts'
import { trimmed } from '../../../packages/forms/src/core/entries.ts'
import { parseFieldName } from '../../../packages/forms/src/core/field-name.ts'
import { suffixesOf } from '../../../packages/forms/src/core/file-types.ts'
import { totalLength } from '../../../packages/forms/src/core/holds.ts'
import { languageAttributes } from '../../../packages/forms/src/core/language.ts'
import { normalLines, withoutLines } from '../../../packages/forms/src/core/line-breaks.ts'
import { withoutQuotes } from '../../../packages/forms/src/core/quotes.ts'
import { harmlessFileName } from '../../../packages/forms/src/core/safe-file-name.ts'
import { meaningOf } from '../../../packages/forms/src/core/submission.ts'
import { asText } from '../../../packages/forms/src/core/submitted.ts'
import { canonical } from '../../../packages/forms/src/core/template/canonical.ts'
import { dateOptionOf } from '../../../packages/forms/src/core/template/dates.ts'
import { defaultsOf, plainText } from '../../../packages/forms/src/core/template/defaults.ts'
import { type FormTag, formTag } from '../../../packages/forms/src/core/template/form-tag.ts'
import { autocompleteOf, fileLimitOf, optionOf, sizesOf } from '../../../packages/forms/src/core/template/options.ts'
import { plainRenderContext } from '../../../packages/forms/src/core/template/render-context.ts'
import { parseTagType } from '../../../packages/forms/src/core/template/tag-types.ts'
import { parseUnitTag } from '../../../packages/forms/src/core/unit-tag.ts'
import { parseFileType, suffixesNamed } from '../../../packages/forms/src/fields/file/file-accept.ts'
import { differs } from '../differs.ts'
import { plainFamily } from '../family.ts'
import { keys, whole } from '../known.ts'

interface FunctionVector {
  readonly function: string
  readonly args: readonly never[]
  readonly result: unknown
}

const NOW = new Date('2025-03-14T12:00:00Z')

/** Our function for each of the original's. One that is not here has no use in Vitrine and is named so. */
const FUNCTIONS: Readonly<Record<string, (...args: never[]) => unknown>> = {
  strip_whitespaces: (text: string) => trimmed(text),
  canonicalize: (text: string, options: { strto?: string; strip_separators?: boolean } = {}) =>
    canonical(text, {
      case: options.strto === 'as-is' ? 'kept' : 'lower',
      blanks: options.strip_separators ? 'none' : 'single',
    }),
  antiscript_file_name: (name: string) => harmlessFileName(name),
  sanitize_unit_tag: (text: string) => parseUnitTag(text) ?? '',
  is_name: (text: string) => parseFieldName(text) !== undefined,
  is_mailbox_list: (text: string) => mailboxList(text) ?? false,
  is_email_in_domain: (text: string, domain: string) => isEmailInDomain(text, domain),
  count_code_units: (text: string) => totalLength([text]),
  flat_join: (values: string | readonly string[]) => asText([values].flat(10)),
  sanitize_query_var: (text: string) => plainText(text),
  limit_option: (options: string) => fileLimitOf(tagWith(options)),
  acceptable_filetypes: (types: string, form: 'attr' | 'regex') =>
    form === 'attr'
      ? [...new Set(types.toLowerCase().split('|').flatMap(parseFileType))].join(',')
      : suffixesNamed(types).map(escaped).join('|'),
  convert_mime_to_ext: (type: string) => suffixesOf(type),
  date_option: (options: string) => dateOptionOf(tagWith(options), 'min', { now: NOW, timeZone: 'UTC' }) ?? false,
  get_option: (options: string, name: string, pattern: keyof typeof PATTERNS) =>
    optionOf(tagWith(options), name, PATTERNS[pattern]) ?? false,
  autocomplete_option: (options: string) => autocompleteOf(tagWith(options)) ?? false,
  size_options: (options: string) => recordedSizes(tagWith(options)),
  default_option: (options: string, values: readonly string[], asked: { multiple?: boolean; shifted?: boolean }) => {
    const { multiple = false, shifted = false } = asked
    // There the blank option before the choices is counted, too.
    const found = defaultsOf(tagWith(options), shifted ? values.slice(1) : values, plainRenderContext(NOW), {
      several: multiple,
    })
    return multiple ? found : (found[0] ?? 'fallback')
  },
  strip_quote: (text: string) => withoutQuotes(text),
  normalize_newline: (text: string) => normalLines(text),
  strip_newline: (text: string) => withoutLines(text),
  is_rtl: (locale: string) => languageAttributes(locale).dir === 'rtl',
  do_pipe: (values: readonly string[], value: string) => meaningOf(textTag([], values).pipes, value),
}

const VECTOR = keys<FunctionVector>({ function: whole, args: whole, result: whole })

export const family = plainFamily<FunctionVector>({ vector: VECTOR }, ({ function: name, args, result }) => {
  const ours = FUNCTIONS[name]
  return ours ? differs(name, result, ours(...args)) : `there is no ${name} here`
})

/** Our names of the original's patterns. */
const PATTERNS = {
  int: 'integer',
  signed_int: 'signedInteger',
  num: 'number',
  signed_num: 'signedNumber',
  class: 'word',
  id: 'word',
  date: 'date',
  '': 'any',
} as const

function tagWith(options: string): FormTag {
  return textTag(options.split(' ').filter(Boolean), [])
}

function textTag(options: readonly string[], rawValues: readonly string[]): FormTag {
  const type = parseTagType('text')
  if (!type) throw new Error('There is no type "text".')
  return formTag({ type, rawName: 'a', options, rawValues })
}

/** The original writes sizes as texts, and what is not there as false. */
function recordedSizes(tag: FormTag): unknown {
  const sizes = sizesOf(tag)
  const names = ['size', 'maxlength', 'minlength', 'cols', 'rows'] as const
  return Object.fromEntries(names.map((name) => [name, sizes[name] === undefined ? false : String(sizes[name])]))
}

function escaped(text: string): string {
  return text.replace(/[.\\+*?[^\]$(){}=!<>|:#/]/g, '\\$&')
}
