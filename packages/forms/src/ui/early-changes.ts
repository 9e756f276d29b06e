const early = new WeakMap<HTMLFormElement, Set<Element>>()

/** Keeps in mind that a field was changed while its form could not yet look at it. */
export function noteChange(form: HTMLFormElement, field: Element): void {
  early.set(form, (early.get(form) ?? new Set()).add(field))
}

/** Gives the fields whose changes a form has missed, in their order, once. What else listens on the page has heard of them. */
export function missedChanges(form: HTMLFormElement): readonly Element[] {
  const fields = [...(early.get(form) ?? [])].filter((field) => form.contains(field))
  early.delete(form)
  return fields
}
