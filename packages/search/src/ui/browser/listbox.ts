import { steppedOption } from '../../core/live/listbox.ts'

const OPTION = '[role="option"]'

/** A list that opens below a combobox, and in which arrow keys move (ARIA authoring practices). */
export interface Listbox {
  isOpen(): boolean
  /** @param hasOptions Whether there is something to move to. */
  open(hasOptions: boolean): void
  close(): void
  /** Puts other elements into the list, none of them active. */
  replace(...children: readonly HTMLElement[]): void
}

/** @param box What opens: the list, and what stands with it. */
export function createListbox(
  field: HTMLInputElement,
  box: HTMLElement,
  list: HTMLElement,
  signal: AbortSignal,
): Listbox {
  let active: HTMLElement | undefined
  const options = () => [...list.querySelectorAll<HTMLElement>(OPTION)]
  const activate = (option: HTMLElement | undefined) => {
    active?.setAttribute('aria-selected', 'false')
    active = option
    if (!option) return field.removeAttribute('aria-activedescendant')
    option.setAttribute('aria-selected', 'true')
    field.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }
  const open = (hasOptions: boolean) => {
    box.hidden = false
    field.setAttribute('aria-expanded', String(hasOptions))
  }
  const close = () => {
    activate(undefined)
    box.hidden = true
    field.setAttribute('aria-expanded', 'false')
  }
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return
      const { key } = event
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        const all = options()
        if (all.length === 0) return
        event.preventDefault()
        if (box.hidden) open(true)
        const at = active && all.indexOf(active)
        activate(all[steppedOption(at, key === 'ArrowDown' ? 1 : -1, all.length)])
      } else if (key === 'Enter' && !box.hidden && active) {
        event.preventDefault()
        active.click()
      } else if (key === 'Escape' && !box.hidden) {
        // The first press closes the list; what the field stands in, or its text, waits for the next one.
        event.preventDefault()
        event.stopPropagation()
        close()
      }
    },
    { signal },
  )
  field.addEventListener('blur', close, { signal })
  // A press on the list would take the focus before it is a click.
  box.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
  box.addEventListener(
    'pointermove',
    ({ target }) => {
      const option = (target as Element).closest<HTMLElement>(OPTION)
      if (option && option !== active) activate(option)
    },
    { signal },
  )
  return {
    isOpen: () => !box.hidden,
    open,
    close,
    replace(...children) {
      activate(undefined)
      list.replaceChildren(...children)
    },
  }
}
