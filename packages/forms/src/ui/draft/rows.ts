import type { DraftValues } from '../../core/draft.ts'
import { rowsName } from '../../core/rows.ts'
import { ROWS_EVENT, type RowCounts } from '../rows/rows-event.ts'

/** Number of rows of each repeating group. */
export function rowCounts(form: HTMLFormElement): RowCounts {
  const groups = [...form.querySelectorAll<HTMLElement>('[data-group]')]
  return new Map(
    groups.flatMap(({ dataset: { group } }): [string, number][] => {
      const name = rowsName(Number(group))
      const counter = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
      return counter ? [[name, Number(counter.value)]] : []
    }),
  )
}

/** Draft values of added rows. */
export function addedRows(before: RowCounts, now: RowCounts): DraftValues {
  const added = [...now].filter(([name, count]) => count > (before.get(name) ?? 0))
  return Object.fromEntries(added.map(([name, count]) => [name, [String(count)]]))
}

/** Shows the rows of a draft once script has taken the form over, which alone can add them. */
export function bringBackRows(
  form: HTMLFormElement,
  { values, signal }: { readonly values: DraftValues; readonly signal: AbortSignal },
  then: () => void,
): void {
  const before = rowCounts(form)
  const wanted = new Map([...before].map(([name, count]) => [name, Math.max(count, Number(values[name]?.[0]) || 0)]))
  if ([...wanted].every(([name, count]) => count === before.get(name))) return
  whenAwake(form, signal, () => {
    form.dispatchEvent(new CustomEvent<RowCounts>(ROWS_EVENT, { detail: wanted }))
    then()
  })
}

function whenAwake(form: HTMLFormElement, signal: AbortSignal, then: () => void): void {
  const box = form.closest('.wpcf7')
  const isAwake = () => box?.classList.contains('js')
  if (!box || isAwake()) {
    then()
    return
  }
  const observer = new MutationObserver(() => {
    if (!isAwake()) return
    observer.disconnect()
    then()
  })
  observer.observe(box, { attributeFilter: ['class'] })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}
