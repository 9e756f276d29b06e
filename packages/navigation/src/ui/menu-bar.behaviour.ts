import { afterBranchEvent, type BranchEvent, type OpenBranch } from '../core/open-branch.ts'
import { onHoverIntent } from './hover-intent.ts'
import { moveFocus } from './menu-bar.keys.ts'

interface Branch {
  readonly item: HTMLElement
  readonly button: HTMLButtonElement
  readonly list: HTMLElement
}

/** Lets the drop-downs of a menu bar open by button, key and resting pointer; never more than one. */
export function enhanceBar(bar: HTMLElement, signal: AbortSignal): void {
  const branches = [...bar.querySelectorAll<HTMLElement>('[data-branch]')].flatMap(readBranch)
  let open: OpenBranch

  const happen = (event: BranchEvent) => {
    open = afterBranchEvent(open, event)
    branches.forEach((branch, index) => {
      show(branch, index === open?.branch)
    })
  }
  const openBranch = () => (open ? branches[open.branch] : undefined)

  // What the style sheet had opened by hover or focus stays open when script takes over.
  const hovered = branches.findIndex(({ item }) => item.matches(':hover, :focus-within'))
  happen(hovered < 0 ? { type: 'dismiss' } : { type: 'rest', branch: hovered })

  branches.forEach(({ item, button, list }, branch) => {
    const options = { signal }
    button.addEventListener('click', () => happen({ type: 'press', branch }), options)
    item.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const left = relatedTarget instanceof Node && !item.contains(relatedTarget)
        if (left && open?.branch === branch) happen({ type: 'dismiss' })
      },
      options,
    )
    item.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'ArrowDown' || list.contains(document.activeElement)) return
        event.preventDefault()
        happen({ type: 'enter', branch })
        list.querySelector('a')?.focus()
      },
      options,
    )
    onHoverIntent(
      item,
      {
        rest: () => {
          // Whoever reads another list with the keyboard keeps it, wherever the pointer lies.
          const reading = openBranch()?.list.contains(document.activeElement)
          if (!reading || open?.branch === branch) happen({ type: 'rest', branch })
        },
        leave: () => happen({ type: 'leave', branch }),
      },
      signal,
    )
  })

  bar.addEventListener('keydown', (event) => moveFocus(bar, event), { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      const branch = event.key === 'Escape' ? openBranch() : undefined
      if (!branch) return
      const inside = branch.item.contains(document.activeElement)
      happen({ type: 'dismiss' })
      if (inside) branch.button.focus()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const branch = openBranch()
      if (branch && target instanceof Node && !branch.item.contains(target)) happen({ type: 'dismiss' })
    },
    { signal },
  )

  signal.addEventListener('abort', () => {
    for (const { item, button } of branches) {
      item.removeAttribute('data-state')
      item.removeAttribute('data-side')
      button.removeAttribute('aria-expanded')
      if (button.dataset.openLabel) button.setAttribute('aria-label', button.dataset.openLabel)
    }
  })
}

function readBranch(item: HTMLElement): Branch[] {
  const button = item.querySelector('button')
  const list = item.querySelector('ul')
  return button && list ? [{ item, button, list }] : []
}

function show({ item, button, list }: Branch, open: boolean): void {
  item.dataset.state = open ? 'open' : 'closed'
  if (open) keepInWindow(item, list)
  button.setAttribute('aria-expanded', String(open))
  const { openLabel, closeLabel } = button.dataset
  if (openLabel && closeLabel) button.setAttribute('aria-label', open ? closeLabel : openLabel)
}

function keepInWindow(item: HTMLElement, list: HTMLElement): void {
  item.removeAttribute('data-side')
  const { left, right } = list.getBoundingClientRect()
  if (left < 0 || right > document.documentElement.clientWidth) item.dataset.side = 'end'
}
