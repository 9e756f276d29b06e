import type { FormTag } from './form-tag.ts'

/** Formats of option values. [reference 9.2] */
const PATTERNS = {
  integer: /^[0-9]+$/,
  signedInteger: /^[-+]?[0-9]+$/,
  number: /^(?:[0-9]+|[0-9]*\.[0-9]+)$/,
  signedNumber: /^-?(?:[0-9]+|[0-9]*\.[0-9]+)$/,
  word: /^[-0-9a-zA-Z_]+$/,
  date: /^[0-9]{4,}-[0-9]{2}-[0-9]{2}$/,
  any: /^.+$/,
} as const

type Pattern = keyof typeof PATTERNS

/** Values of an option `name:value`, in order; those that do not fit are left out. Names ignore case. */
export function optionsOf(tag: FormTag, name: string, pattern: Pattern = 'any'): readonly string[] {
  const prefix = `${name}:`.toLowerCase()
  return tag.options
    .filter((option) => option.toLowerCase().startsWith(prefix))
    .map((option) => option.slice(prefix.length))
    .filter((value) => PATTERNS[pattern].test(value))
}

/** The first value of an option that fits. */
export function optionOf(tag: FormTag, name: string, pattern: Pattern = 'any'): string | undefined {
  return optionsOf(tag, name, pattern)[0]
}

/** True if an option without a value is present. */
export function hasOption(tag: FormTag, name: string): boolean {
  return tag.options.some((option) => option.toLowerCase() === name)
}

/** Older spellings of lengths: `size/maxlength`, and `cols x rows / maxlength`. */
const SIZES = /^([0-9]*)\/[0-9]*$/
const LENGTH = /^(?:[0-9]*x?[0-9]*)?\/([0-9]+)$/
const AREA = /^([0-9]*)x([0-9]*)(?:\/[0-9]+)?$/

/** Lengths and sizes that a tag names; 0 names none. The named spelling wins over the older one. */
export interface Sizes {
  readonly size?: number
  readonly maxlength?: number
  readonly minlength?: number
  readonly cols?: number
  readonly rows?: number
}

export function sizesOf(tag: FormTag): Sizes {
  const older = (pattern: RegExp, group: number) =>
    tag.options.map((option) => Number(pattern.exec(option)?.[group] ?? 0)).find((value) => value > 0)
  const named = (name: string) => Number(optionOf(tag, name, 'integer') ?? 0) || undefined
  const sizes = {
    size: named('size') ?? older(SIZES, 1),
    maxlength: named('maxlength') ?? older(LENGTH, 1),
    minlength: named('minlength'),
    cols: named('cols') ?? older(AREA, 1),
    rows: named('rows') ?? older(AREA, 2),
  }
  return Object.fromEntries(Object.entries(sizes).filter(([, value]) => value !== undefined))
}

const AUTOCOMPLETE_TOKEN = /^[a-z]+(?:-[0-9a-z]+)*$/

/** The `autocomplete` attribute: its tokens, or `off` before `on` before all of them. */
export function autocompleteOf(tag: FormTag): string | undefined {
  const tokens = optionsOf(tag, 'autocomplete')
    .flatMap((value) => value.toLowerCase().split('|'))
    .filter((token) => AUTOCOMPLETE_TOKEN.test(token))
  if (tokens.includes('off')) return 'off'
  if (tokens.includes('on')) return 'on'
  return [...new Set(tokens)].join(' ') || undefined
}

/** Classes that a tag adds, other characters than those of names dropped. */
export function classesOf(tag: FormTag): readonly string[] {
  const classes = optionsOf(tag, 'class').map((value) => value.replace(/[^-_A-Za-z0-9]/g, ''))
  return [...new Set(classes.filter(Boolean))]
}

/** The id that a tag asks for. Those of the protocol itself are refused. */
export function idOf(tag: FormTag): string | undefined {
  const id = optionOf(tag, 'id', 'word')
  return id?.startsWith('wpcf7') ? undefined : id
}

/** Bytes of a file that names no limit. [reference 9.8] */
export const DEFAULT_FILE_LIMIT = 1_048_576

const UNITS: Readonly<Record<string, number>> = { '': 1, b: 1, kb: 1024, mb: 1_048_576 }

/** Largest size of all files of a field, in bytes. */
export function fileLimitOf(tag: FormTag): number {
  for (const option of tag.options) {
    const match = /^limit:([1-9][0-9]*)([kKmM]?[bB])?$/.exec(option)
    const unit = UNITS[match?.[2]?.toLowerCase() ?? '']
    if (match && unit) return Number(match[1]) * unit
  }
  return DEFAULT_FILE_LIMIT
}
