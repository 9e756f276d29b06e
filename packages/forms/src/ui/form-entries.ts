import type { Entries } from '../core/entries.ts'

/** Entries that a form would post, for the rules. */
export function entriesOf(data: FormData): Entries {
  return [...data].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : { name: value.name, size: value.size },
  ])
}

/** Data of the fields that are checked while typing. Authors exclude parts with the class `novalidate`. */
export function typedIn(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  const names = new Set(
    [...form.querySelectorAll<HTMLInputElement>(`${WRAP} :is(input, select, textarea)`)]
      .filter(isChecked)
      .map(({ name }) => name),
  )
  for (const name of new Set(data.keys())) if (!names.has(name)) data.delete(name)
  return data
}

/** Names of the fields from the first to the one that holds an element: what a check while typing looks at. */
export function fieldsUpTo(form: HTMLFormElement, element: Element): ReadonlySet<string> {
  const names = new Set<string>()
  for (const wrap of form.querySelectorAll<HTMLElement>(WRAP)) {
    if (wrap.dataset.name && isChecked(wrap) && !wrap.querySelector('.novalidate')) names.add(wrap.dataset.name)
    if (wrap.contains(element)) break
  }
  return names
}

/** Names of the fields in a part of a form that are asked at the moment. */
export function askedNames(part: Element): ReadonlySet<string> {
  return new Set(wrapNames(part).flatMap(([name, isAsked]) => (isAsked ? name : [])))
}

/** Names of the fields of a form that a condition hides. */
export function unaskedNames(form: HTMLFormElement): ReadonlySet<string> {
  return new Set(wrapNames(form).flatMap(([name, isAsked]) => (isAsked ? [] : name)))
}

function wrapNames(part: Element): readonly (readonly [name: string, isAsked: boolean])[] {
  return [...part.querySelectorAll<HTMLElement>(WRAP)].map((wrap) => [wrap.dataset.name ?? '', !wrap.closest(UNASKED)])
}

export function isChecked(element: Element): boolean {
  return !element.closest('.novalidate')
}

const WRAP = '.wpcf7-form-control-wrap'

/** Parts that a condition hides. */
const UNASKED = ':is(.field-when, .field-group)[hidden]'
