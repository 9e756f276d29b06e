import { FieldGroup } from './field-group.ts'

/** A file as a browser posts it; only what rules look at. */
export interface PostedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

export type EntryValue = string | PostedFile

/** Entries that a form posts: names with values, in order. A name may repeat. */
export type Entries = readonly (readonly [name: string, value: EntryValue])[]

/**
 * A field's name and the keys that follow it. What comes after is ignored (`f.x`, `f[`). 64 keys are what PHP reads at
 * most, and keep the groups from nesting without end.
 */
const NAME = /^([a-z][-a-z0-9_:]*)((?:\[(?:[a-z][-a-z0-9_:]*|[0-9]*)\]){0,64})/i

/**
 * Values of each field, in order. `f[]` adds a value, `f[a]` one with a key; the same key or the bare name replaces
 * what was there. Names that do not begin with a letter do not exist for the rules. [reference 8.1]
 */
export function valuesByField(entries: Entries): ReadonlyMap<string, readonly EntryValue[]> {
  const fields = new FieldGroup<EntryValue>()
  for (const [name, value] of entries) {
    const match = NAME.exec(name)
    if (!match) continue
    const [, field = '', keys = ''] = match
    fields.put([field, ...[...keys.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key)], value)
  }
  return new Map(
    [...fields.members].map(([name, member]) => [name, member instanceof FieldGroup ? member.values() : [member]]),
  )
}

/**
 * Inputs of each field as posted, without empty texts and empty file inputs. Blanks around a text stay.
 *
 * @returns A list for each posted field that exists for the rules; `[]` when all it got was empty.
 */
export function inputsOf(entries: Entries): ReadonlyMap<string, readonly EntryValue[]> {
  return new Map([...valuesByField(entries)].map(([field, values]) => [field, values.filter(isGiven)]))
}

function isGiven(value: EntryValue): boolean {
  return typeof value === 'string' ? value !== '' : !isEmptyFile(value)
}

/** Non-blank texts of a field, trimmed. */
export function texts(values: readonly EntryValue[]): readonly string[] {
  return values
    .filter((value) => typeof value === 'string')
    .map(trimmed)
    .filter((value) => value !== '')
}

export function files(values: readonly EntryValue[]): readonly PostedFile[] {
  return values.filter((value) => typeof value !== 'string')
}

/** Browsers post one of these for a file input that nobody filled in. */
export function isEmptyFile({ name, size }: PostedFile): boolean {
  return name === '' && size === 0
}

/**
 * A text without the space at its ends. U+0085 is space to the server of the original; here to both sides. Not a regular expression: one that looks for
 * space at the end takes quadratic time on long runs of it.
 */
export function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text.charAt(start))) start += 1
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

function isSpace(character: string): boolean {
  return character === '\u0085' || character.trim() === ''
}

/** The last text that was posted under exactly this name. */
export function lastText(entries: Entries, name: string): string | undefined {
  const value = entries.findLast(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
