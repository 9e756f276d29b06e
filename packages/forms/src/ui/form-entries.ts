import type { Entries } from '../core/entries.ts'

/** What a form would post, for the rules. */
export function entriesOf(data: FormData): Entries {
  return [...data].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : { name: value.name, size: value.size },
  ])
}

/** Names of the fields from the first to the one that holds an element: what a check while typing looks at. */
export function fieldsUpTo(form: HTMLFormElement, element: Element): ReadonlySet<string> {
  const names = new Set<string>()
  for (const wrap of form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')) {
    if (wrap.dataset.name) names.add(wrap.dataset.name)
    if (wrap.contains(element)) break
  }
  return names
}
