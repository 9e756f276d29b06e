import { valuesOf } from '../../core/conditions/condition.ts'
import { decideParts } from '../../core/conditions/decide-parts.ts'
import { fillText } from '../../core/fill-text.ts'
import type { ShownFields } from '../../core/form.ts'
import type { FormTexts } from '../../core/form-texts.ts'
import { inRows } from '../../core/rows.ts'
import { holdButtons } from '../behaviours/choices.ts'
import { entriesOf } from '../form-entries.ts'

interface Part {
  readonly element: HTMLElement
  readonly label: string
  readonly isShown: (decided: ReturnType<typeof decideParts>) => boolean
  /** Controls that are posted only while the part is shown. A group has none of its own: it is disabled as a whole. */
  readonly controls: readonly (HTMLInputElement | HTMLFieldSetElement)[]
}

/** @returns Shows the parts of a form whose conditions hold, and hides the others; what was typed there is kept. */
export function conditionalParts(form: HTMLFormElement, body: ShownFields, texts: Partial<FormTexts>): () => void {
  const { fields, groups = [] } = body
  const named = fields.map(({ control, ...rest }) => ({ name: 'name' in control ? control.name : '', ...rest }))
  if (partsOf(form, body, []).length === 0) return () => {}
  const status = form.querySelector('.form-changes')
  return () => {
    const written = inRows(named, groups, (group) => rowsIn(form, group))
    const parts = partsOf(form, body, written)
    // Disabled controls have no entries, but what they hold may decide about others.
    for (const part of parts) enable(part, true)
    const decided = decideParts({ fields: written, groups }, valuesOf(entriesOf(new FormData(form))))
    const changed = parts.filter((part) => isSeen(part) !== part.isShown(decided))
    for (const part of parts) show(form, part, part.isShown(decided))
    for (const { element } of changed) element.toggleAttribute('data-appeared', !element.hidden)
    if (changed.length === 0) return
    holdButtons(form)
    if (status) status.textContent = sentences(changed, texts)
  }
}

function rowsIn(form: HTMLFormElement, group: number): number {
  return form.querySelectorAll(`[data-group="${group}"] [data-row]`).length
}

/** @param written The fields of the form row by row. */
function partsOf(
  form: HTMLFormElement,
  { fields, groups = [] }: ShownFields,
  written: readonly { readonly place: number; readonly row: number }[],
): readonly Part[] {
  return [...form.querySelectorAll<HTMLElement>('[data-group], [data-field]')].map((element): Part => {
    if (element instanceof HTMLFieldSetElement) {
      const number = Number(element.dataset.group)
      const label = groups[number]?.heading ?? ''
      return { element, label, isShown: ({ groups }) => groups[number] !== false, controls: [element] }
    }
    const place = Number(element.dataset.field)
    const row = Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? 1)
    const at = written.findIndex((field) => field.place === place && field.row === row)
    const controls = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    // Within a group, what counts is the field's own condition.
    return {
      element,
      label: fields[place]?.label ?? '',
      isShown: ({ fields }) => fields[at] !== false,
      controls,
    }
  })
}

function isSeen({ element }: Part): boolean {
  return !element.hidden && !('waits' in element.dataset)
}

function enable({ controls }: Part, isEnabled: boolean): void {
  for (const control of controls) control.disabled = !isEnabled
}

function show(form: HTMLFormElement, part: Part, isShown: boolean): void {
  const { element } = part
  if (!isShown && element.contains(document.activeElement)) leave(form, element)
  element.hidden = !isShown
  delete element.dataset.waits
  enable(part, isShown)
}

/** Keeps the focus in the form: it goes to the nearest control before a part that is about to be hidden. */
function leave(form: HTMLFormElement, element: HTMLElement): void {
  const before = [...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap :is(input, select, textarea)')]
    .filter((control) => control.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .filter((control) => control.checkVisibility())
  before.at(-1)?.focus()
}

/** A group is named alone: who hears of it need not hear of each of its fields. */
function sentences(changed: readonly Part[], { nowAsked = '', noLongerAsked = '' }: Partial<FormTexts>): string {
  const outer = changed.filter(
    ({ element }) => !changed.some((other) => other.element !== element && other.element.contains(element)),
  )
  const labels = (isHidden: boolean) => outer.filter(({ element }) => element.hidden === isHidden).map((p) => p.label)
  const [shown, hidden] = [labels(false), labels(true)].map((names) => names.filter(Boolean).join(', '))
  const said = [shown && fillText(nowAsked, { fields: shown }), hidden && fillText(noLongerAsked, { fields: hidden })]
  return said.filter(Boolean).join(' ')
}
