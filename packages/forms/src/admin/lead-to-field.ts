/** Milliseconds in which the rows around a value are drawn; after that the form has other reasons not to show it. */
const DRAWN_WITHIN_MS = 5_000

/**
 * Opens the tab and the rows around a value of the editor's form, scrolls to it and moves the focus there. The form draws
 * rows when they come into sight, so it goes from the outermost row to the next as they are drawn.
 *
 * @param path In the document: `fields.2.choices`.
 * @param options.tab Label of the tab that the value is in; absent outside of tabs.
 */
export function leadToField(path: string, { tab }: { readonly tab?: string }): void {
  if (tab !== undefined) openTab(tab)
  const rows = rowIds(path)
  let reached = -1
  const step = () => {
    const deepest = rows.findLastIndex((id) => document.getElementById(id))
    const row = document.getElementById(rows[deepest] ?? '')
    if (deepest > reached) {
      unfold(row)
      row?.scrollIntoView({ block: 'start' })
    }
    reached = Math.max(reached, deepest)
    const field = document.getElementById(`field-${path.replaceAll('.', '__')}`)
    if (!field) return
    field.scrollIntoView({ block: 'center' })
    focusIn(field)
    drawn.disconnect()
  }
  const drawn = new MutationObserver(step)
  drawn.observe(document.body, { childList: true, subtree: true })
  AbortSignal.timeout(DRAWN_WITHIN_MS).addEventListener('abort', () => drawn.disconnect())
  step()
}

/** Ids of the elements of the rows around a value, the outermost first, as Payload gives them. */
function rowIds(path: string): readonly string[] {
  const parts = path.split('.')
  return parts.flatMap((part, index) => (/^\d+$/.test(part) ? [`${parts.slice(0, index).join('-')}-row-${part}`] : []))
}

/** The button of a tab may end with a number of errors. */
function openTab(label: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')]
  const button = buttons.find(({ textContent }) => textContent?.trim().startsWith(label))
  if (!button?.classList.contains('tabs-field__tab-button--active')) button?.click()
}

function unfold(row: HTMLElement | null): void {
  const own = row?.querySelector('.collapsible')
  if (own?.classList.contains('collapsible--collapsed')) {
    own.querySelector<HTMLButtonElement>('.collapsible__toggle')?.click()
  }
}

function focusIn(field: HTMLElement): void {
  const input = field.matches(INPUT) ? field : field.querySelector<HTMLElement>(INPUT)
  input?.focus({ preventScroll: true })
}

const INPUT = ':is(input:not([type="hidden"]), textarea, select, button)'
