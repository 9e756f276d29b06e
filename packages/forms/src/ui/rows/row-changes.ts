import { fillText } from '../../core/fill-text.ts'
import { nameAfterRemoval, ROW_BUTTON, rowChangeOf } from '../../core/row-change.ts'
import { rowNumbers, rowsName } from '../../core/rows.ts'
import { ROWS_EVENT, type RowCounts } from './rows-event.ts'
import type { RowsOptions } from './rows-props.ts'

/** Lets the buttons of groups add and remove rows. What was typed stays with its row, whatever the row is then called. */
export function listenForRows(form: HTMLFormElement, options: RowsOptions): void {
  const { body, texts = {}, first, show, rename, signal } = options
  const { fields, groups = [] } = body.kind === 'fields' ? body : { fields: [] }
  let rows = first
  let lastKey = Math.max(0, ...first.flat())

  const elementOf = (group: number) => form.querySelector<HTMLElement>(`[data-group="${group}"]`)
  const update = (group: number, keys: readonly number[]) => {
    rows = rows.map((own, place) => (place === group ? keys : own))
    show(rows)
    // What depends on the fields looks at them anew.
    elementOf(group)?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const announce = (text: string | undefined, group: number, row: number) => {
    const name = fillText(texts.rowOf ?? '', { heading: groups[group]?.heading ?? '', row })
    const status = form.querySelector('.form-changes')
    if (status) status.textContent = fillText(text ?? '', { row: name })
  }
  const add = (group: number, keys: readonly number[]) => {
    lastKey += 1
    update(group, [...keys, lastKey])
    const [, ...others] = [...(elementOf(group)?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    others.at(-1)?.querySelector<HTMLElement>(CONTROL)?.focus()
    announce(texts.rowAdded, group, keys.length + 1)
  }
  const remove = (group: number, row: number, keys: readonly number[]) => {
    update(
      group,
      keys.filter((_, index) => index !== row - 1),
    )
    const names = new Set(fields.flatMap(({ control, group: own }) => (own === group ? nameIn(control) : [])))
    rename((name) => nameAfterRemoval(name, { names, row }))
    const buttons = [...(elementOf(group)?.querySelectorAll<HTMLElement>('.field-group__remove') ?? [])]
    const next = buttons[row - 1] ?? buttons.at(-1) ?? elementOf(group)?.querySelector<HTMLElement>('.field-group__add')
    next?.focus()
    announce(texts.rowRemoved, group, row)
  }

  const change = (button: HTMLButtonElement) => {
    const asked = rowChangeOf([[ROW_BUTTON, button.value]])
    const keys = asked && rows[asked.group]
    const limits = asked && groups[asked.group]?.rows
    if (!keys || !limits) return
    if (asked.kind === 'add') {
      if (keys.length < limits.max) add(asked.group, keys)
    } else if (keys.length > limits.min) remove(asked.group, asked.row, keys)
  }

  const grow = (counts: RowCounts) => {
    groups.forEach(({ rows: limits }, group) => {
      const keys = rows[group] ?? []
      const missing = Math.min(counts.get(rowsName(group)) ?? 0, limits?.max ?? 0) - keys.length
      if (missing <= 0) return
      const more = Array.from({ length: missing }, (_, index) => lastKey + 1 + index)
      lastKey += missing
      update(group, [...keys, ...more])
    })
  }

  form.addEventListener(ROWS_EVENT, (event) => grow((event as CustomEvent<RowCounts>).detail), { signal })
  form.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>(`button[name="${ROW_BUTTON}"]`)
      if (button) change(button)
    },
    { signal },
  )
  // A press that woke the form comes as a submit: until it is shown anew, the button is one for a page without script.
  form.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter as HTMLButtonElement | null
      if (button?.name !== ROW_BUTTON) return
      event.preventDefault()
      event.stopImmediatePropagation()
      change(button)
    },
    { capture: true, signal },
  )
  form.addEventListener(
    'reset',
    () => {
      rows = groups.map(({ rows: limits }) => rowNumbers(limits?.min ?? 1))
      show(rows)
    },
    { signal },
  )
}

const CONTROL = '.wpcf7-form-control-wrap :is(input, select, textarea)'

function nameIn(control: object): string | readonly [] {
  return 'name' in control ? String(control.name) : []
}
