import { type Entries, trimmed } from './entries.ts'
import { type PostedValue, postedFields } from './posted-fields.ts'
import { asText, freeTextName, type Submitted, type SubmittedValue } from './submitted.ts'
import { canonical } from './template/canonical.ts'
import type { FormTag, Pipe } from './template/form-tag.ts'
import { hasOption } from './template/options.ts'
import { isChoice, takesPartInMail } from './template/tag-types.ts'
import { typedValue } from './typed-value.ts'

/** Posted fields that belong to no field of the form and are kept all the same. */
const MAX_EXTRA_FIELDS = 50

/** Texts of one field that are kept. */
const MAX_VALUES = 500

/**
 * The submission as it is kept. Names with a leading underscore are the protocol's own; a missing field is empty; choices
 * are lists of what their values mean; posted texts that belong to no field of the form are kept as they are.
 * [reference 6]
 *
 * @param fileValues What stands for the files of a field, by its name; a field of files is empty without.
 */
export function collect(
  tags: readonly FormTag[],
  entries: Entries,
  fileValues: Readonly<Record<string, string>> = {},
): Submitted {
  const posted = cleanFields(entries)
  const data: Record<string, SubmittedValue> = {}
  const own = tags.filter(takesPartInMail)
  const names = new Set(own.map((tag) => tag.name))
  let extra = 0
  for (const [name, value] of posted) {
    // Fields stand in the order in which they were posted; those of the form get their value below.
    if (names.has(name)) data[name] = ''
    if (names.has(name) || name.startsWith('_') || extra >= MAX_EXTRA_FIELDS) continue
    extra += 1
    data[name] = value
  }
  for (const name of names) {
    const named = own.filter((tag) => tag.name === name)
    if (named.some(isFile)) data[name] = Object.hasOwn(fileValues, name) ? (fileValues[name] ?? '') : ''
    else if (named.some(hasListValue)) data[name] = chosen(named, posted)
    else data[name] = typed(named, posted.get(name) ?? '')
  }
  return data
}

/** Posted values before pipes and free texts: shown to the visitor again, and `[_raw_…]` in mails. */
export function postedValues(entries: Entries): Submitted {
  const own = [...cleanFields(entries)].filter(([name]) => !name.startsWith('_'))
  return Object.fromEntries(own.slice(0, MAX_VALUES))
}

/** The free texts that were posted, by the names under which they are. */
export function postedFreeTexts(entries: Entries): Submitted {
  const prefix = freeTextName('')
  const texts = [...cleanFields(entries)].filter(
    ([name, value]) => name.startsWith(prefix) && typeof value === 'string',
  )
  return Object.fromEntries(texts.slice(0, MAX_EXTRA_FIELDS))
}

function cleanFields(entries: Entries): ReadonlyMap<string, PostedValue> {
  return new Map(
    [...postedFields(entries)].map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(value) : value.slice(0, MAX_VALUES).map(cleanText),
    ]),
  )
}

/** Control characters that no text needs, among them NUL; and NUL as it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const CONTROLS = /[\0-\x08\v\f\x0e-\x1f]/g
const WRITTEN_NUL = /(?<!\\)\\+0+/g

/** Half a surrogate pair. */
const BROKEN = /\p{Surrogate}/u

/** A text that no UTF-8 can hold becomes empty. */
function cleanText(text: string): string {
  return BROKEN.test(text) ? '' : trimmed(text.replace(CONTROLS, '').replace(WRITTEN_NUL, ''))
}

/** Values as the first field of their name means them. */
function typed([tag]: readonly FormTag[], value: PostedValue): SubmittedValue {
  const type = tag?.basetype ?? ''
  return typeof value === 'string' ? typedValue(type, value) : value.map((text) => typedValue(type, text))
}

function isFile(tag: FormTag): boolean {
  return tag.basetype === 'file'
}

/** Types whose value is a list, even of one. */
function hasListValue(tag: FormTag): boolean {
  return isChoice(tag) || tag.basetype === 'acceptance'
}

/** Meanings of the chosen values; a free text follows the last of them. [reference 9.6] */
function chosen(tags: readonly FormTag[], posted: ReadonlyMap<string, PostedValue>): readonly string[] {
  const name = tags[0]?.name ?? ''
  const value = posted.get(name) ?? ''
  const pipes = tags.flatMap((tag) => tag.pipes)
  const meant = (typeof value === 'string' ? [value].filter(Boolean) : value).map((text) => meaningOf(pipes, text))
  const free = tags.some((tag) => hasOption(tag, 'free_text')) ? posted.get(freeTextName(name)) : undefined
  const last = meant.at(-1)
  return last === undefined || !free ? meant : [...meant.slice(0, -1), `${last} ${asText(free)}`.trim()]
}

/**
 * Meaning of a value: the second part of the first pipe whose first part equals it; without a pipe, the value itself.
 */
export function meaningOf(pipes: readonly Pipe[], value: string): string {
  const key = canonical(value, { case: 'kept' })
  return pipes.find(([before]) => canonical(before, { case: 'kept' }) === key)?.[1] ?? value
}
