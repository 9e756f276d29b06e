import { valuesOf } from './conditions/condition.ts'
import { decideParts } from './conditions/decide-parts.ts'
import { type Entries, lastText, valuesByField } from './entries.ts'
import type { ContactForm, WrittenFields } from './form.ts'
import { postedFields } from './posted-fields.ts'
import { inRows, parseRowName, rowName, rowNumbers, rowsName, rowsPosted } from './rows.ts'
import { freeTextName } from './submitted.ts'
import type { FormTag } from './template/form-tag.ts'

/** A form and a post without the fields that were not shown, and with those of each row that was. */
export interface AskedForm {
  readonly form: ContactForm
  readonly entries: Entries
  /** What was posted for fields that were not shown. */
  readonly dropped: Entries
  /** Names of the fields that were not shown. */
  readonly unasked: readonly string[]
  /** Names of a field in all rows that were posted, by its name in the first. */
  readonly rows: RowNames
}

export type RowNames = ReadonlyMap<string, readonly string[]>

/**
 * Leaves out the fields that a visitor who gave these answers is not asked for, and whatever was posted under their
 * names: they are neither required nor checked nor kept nor mailed. Fields of groups that repeat are there for each row.
 */
export function askedForm(form: ContactForm, entries: Entries): AskedForm {
  const none = { form, entries, dropped: [], unasked: [], rows: new Map() }
  if (form.body.kind === 'template') return none
  const { tags, unasked, rows } = askedFields(form.body, entries)
  if (unasked.size === 0 && rows.size === 0) return none
  const isAsked = (name: string) => {
    const { first, row } = parseRowName(name)
    // Rows that nobody could add are dropped with those that were not shown.
    return !unasked.has(name) && row <= Math.max(rows.get(first)?.length ?? row, 1)
  }
  const isDropped = ([name]: Entries[number]) => !namesOf(name).every(isAsked)
  return {
    form: { ...form, tags: tags.filter(({ name }) => !unasked.has(name)) },
    entries: entries.filter((entry) => !isDropped(entry)),
    dropped: entries.filter(isDropped),
    unasked: [...unasked],
    rows,
  }
}

/** A name that several fields share counts as asked when one of them is. */
function askedFields(body: WrittenFields, entries: Entries) {
  const { groups } = body
  const fields = body.fields.map((field) => ({ ...field, name: field.tag.name }))
  const posted = entries.flatMap(([name]) => namesOf(name))
  const rowsOf = (group: number) =>
    rowsPosted(group, { fields, groups }, { said: lastText(entries, rowsName(group)), posted })
  const written = inRows(fields, groups, rowsOf)
  const isShown = decideParts({ fields: written, groups }, valuesOf(entries)).fields
  const shown = new Set(written.filter((_, place) => isShown[place]).map(({ name }) => name))
  const rows = new Map<string, readonly string[]>()
  const missing: string[] = []
  for (const { name, group } of fields) {
    const limits = group === undefined ? undefined : groups[group]?.rows
    if (group === undefined || !limits) continue
    const names = rowNumbers(limits.max).map((row) => rowName(name, row))
    rows.set(name, names.slice(0, rowsOf(group)))
    missing.push(...names.slice(rowsOf(group)))
  }
  const unasked = [...written.map(({ name }) => name).filter((name) => !shown.has(name)), ...missing]
  return { tags: written.flatMap(tagsOf), unasked: new Set(unasked), rows }
}

function tagsOf({ picture, tag, name }: { readonly picture?: FormTag; readonly tag: FormTag; readonly name: string }) {
  return [...(picture ? [picture] : []), { ...tag, name, rawName: name === tag.name ? tag.rawName : name }]
}

/** The fields that an entry of this name may be counted to: rules and records read names in different ways. */
function namesOf(name: string): readonly string[] {
  const free = freeTextName('')
  const own = name.startsWith(free) ? name.slice(free.length) : name
  const entries: Entries = [[own, '']]
  return [...valuesByField(entries).keys(), ...postedFields(entries).keys()]
}
