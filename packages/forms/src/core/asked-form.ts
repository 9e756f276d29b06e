import { valuesOf } from './conditions/condition.ts'
import { decideParts } from './conditions/decide-parts.ts'
import { type Entries, valuesByField } from './entries.ts'
import type { ContactForm } from './form.ts'
import { postedFields } from './posted-fields.ts'
import { freeTextName } from './submission.ts'

/** A form and a post without the fields that were not shown. */
export interface AskedForm {
  readonly form: ContactForm
  readonly entries: Entries
  /** What was posted for fields that were not shown. */
  readonly dropped: Entries
  /** Names of the fields that were not shown. */
  readonly unasked: readonly string[]
}

/**
 * Leaves out the fields that a visitor who gave these answers is not asked for, and whatever was posted under their
 * names: they are neither required nor checked nor kept nor mailed.
 */
export function askedForm(form: ContactForm, entries: Entries): AskedForm {
  const unasked = unaskedNames(form, entries)
  if (unasked.size === 0) return { form, entries, dropped: [], unasked: [] }
  const isDropped = ([name]: Entries[number]) => namesOf(name).some((field) => unasked.has(field))
  return {
    form: { ...form, tags: form.tags.filter(({ name }) => !unasked.has(name)) },
    entries: entries.filter((entry) => !isDropped(entry)),
    dropped: entries.filter(isDropped),
    unasked: [...unasked],
  }
}

/** A name that several fields share counts as asked when one of them is. */
function unaskedNames({ body }: ContactForm, entries: Entries): ReadonlySet<string> {
  if (body.kind === 'template') return new Set()
  const fields = body.fields.map(({ tag, ...rest }) => ({ name: tag.name, ...rest }))
  const isShown = decideParts({ fields, groups: body.groups }, valuesOf(entries)).fields
  const shown = new Set(fields.filter((_, place) => isShown[place]).map(({ name }) => name))
  return new Set(fields.map(({ name }) => name).filter((name) => !shown.has(name)))
}

/** The fields that an entry of this name may be counted to: rules and records read names in different ways. */
function namesOf(name: string): readonly string[] {
  const free = freeTextName('')
  const own = name.startsWith(free) ? name.slice(free.length) : name
  const entries: Entries = [[own, '']]
  return [...valuesByField(entries).keys(), ...postedFields(entries).keys()]
}
