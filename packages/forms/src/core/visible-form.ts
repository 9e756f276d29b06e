import { valuesOf } from './conditions/condition.ts'
import { decideParts } from './conditions/decide-parts.ts'
import { type Entries, lastText, valuesByField } from './entries.ts'
import type { ContactForm, WrittenFields } from './form.ts'
import { postedFields } from './posted-fields.ts'
import { inRows, parseRowName, rowName, rowNumbers, rowsName, rowsPosted } from './rows.ts'
import { freeTextName } from './submitted.ts'
import type { FormTag } from './template/form-tag.ts'

/** A form and a post without the fields that were not shown, and with those of each row that was. */
export interface VisibleForm {
  readonly form: ContactForm
  readonly entries: Entries
  /** Entries that were posted for hidden fields. */
  readonly dropped: Entries
  /** Names of the fields that were not shown. */
  readonly hidden: readonly string[]
  /** Names of a field in all rows that were posted, by its name in the first. */
  readonly rows: RowNames
}

export type RowNames = ReadonlyMap<string, readonly string[]>

/**
 * Leaves out the fields that a visitor who gave these answers is not asked for, and whatever was posted under their
 * names: they are neither required nor checked nor kept nor mailed. Fields of groups that repeat are there for each row.
 */
export function visibleForm(form: ContactForm, entries: Entries): VisibleForm {
  const none = { form, entries, dropped: [], hidden: [], rows: new Map() }
  if (form.body.kind === 'template' || isAlwaysWhole(form.body)) return none
  const { tags, hidden, rows } = visibleFields(form.body, entries)
  if (hidden.size === 0 && rows.size === 0) return none
  const isVisible = (name: string) => {
    const { first, row } = parseRowName(name)
    // Rows that nobody could add are dropped with those that were not shown.
    return !hidden.has(name) && row <= Math.max(rows.get(first)?.length ?? row, 1)
  }
  const isDropped = ([name]: Entries[number]) => !namesOf(name).every(isVisible)
  return {
    form: { ...form, tags: tags.filter(({ name }) => !hidden.has(name)) },
    entries: entries.filter((entry) => !isDropped(entry)),
    dropped: entries.filter(isDropped),
    hidden: [...hidden],
    rows,
  }
}

/** True for fields of which each is shown, once, whatever is answered. */
function isAlwaysWhole({ fields, groups }: WrittenFields): boolean {
  return fields.every(({ showWhen }) => !showWhen) && groups.every(({ showWhen, rows }) => !showWhen && !rows)
}

/** A name that several fields share counts as asked when one of them is. */
function visibleFields(body: WrittenFields, entries: Entries) {
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
  const hidden = [...written.map(({ name }) => name).filter((name) => !shown.has(name)), ...missing]
  return { tags: written.flatMap(tagsOf), hidden: new Set(hidden), rows }
}

function tagsOf({ image, tag, name }: { readonly image?: FormTag; readonly tag: FormTag; readonly name: string }) {
  return [...(image ? [image] : []), { ...tag, name, rawName: name === tag.name ? tag.rawName : name }]
}

/** The fields that an entry of this name may be counted to: rules and records read names in different ways. */
function namesOf(name: string): readonly string[] {
  const free = freeTextName('')
  const own = name.startsWith(free) ? name.slice(free.length) : name
  const entries: Entries = [[own, '']]
  return [...valuesByField(entries).keys(), ...postedFields(entries).keys()]
}
