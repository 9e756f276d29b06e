import { afterBranchEvent, type BranchEvent, type OpenBranch } from '../core/open-branch.ts'
import { onHoverIntent } from './hover-intent.ts'
import { forwardKey, moveFocus } from './menu-bar.keys.ts'

interface Branch {
  readonly item: HTMLElement
  readonly button: HTMLButtonElement
  readonly list: HTMLElement
  readonly below: Level
}

/** The entries of one list, of which never more than one is open. */
interface Level {
  readonly happen: (event: BranchEvent) => void
  readonly openBranch: () => Branch | undefined
}

/** Lets the drop-downs of a menu bar open by button, key and resting pointer, and what is nested in them likewise. */
export function enhanceBar(bar: HTMLElement, signal: AbortSignal): void {
  const list = bar.querySelector('ul')
  if (!list) return
  const top = enhanceLevel(list, signal)

  bar.addEventListener('keydown', (event) => moveFocus(bar, event), { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      const innermost = event.key === 'Escape' ? innermostOpen(top) : undefined
      if (!innermost) return
      const { level, branch } = innermost
      const inside = branch.item.contains(document.activeElement)
      level.happen({ type: 'dismiss' })
      if (inside) branch.button.focus()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const branch = top.openBranch()
      if (branch && target instanceof Node && !branch.item.contains(target)) top.happen({ type: 'dismiss' })
    },
    { signal },
  )
}

function enhanceLevel(list: HTMLElement, signal: AbortSignal): Level {
  const branches = [...list.querySelectorAll<HTMLElement>(':scope > [data-branch]')].flatMap((item) =>
    readBranch(item, signal),
  )
  let open: OpenBranch

  const happen = (event: BranchEvent) => {
    open = afterBranchEvent(open, event)
    branches.forEach((branch, index) => {
      const isOpen = index === open?.branch
      if (!isOpen) branch.below.happen({ type: 'dismiss' })
      show(branch, isOpen)
    })
  }
  const openBranch = () => (open ? branches[open.branch] : undefined)

  // What the style sheet had opened by hover or focus stays open when script takes over.
  const hovered = branches.findIndex(({ item }) => item.matches(':hover, :focus-within'))
  happen(hovered < 0 ? { type: 'dismiss' } : { type: 'rest', branch: hovered })

  branches.forEach(({ item, button, list: below }, branch) => {
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
        if (event.defaultPrevented || event.key !== openingKey(item) || below.contains(document.activeElement)) return
        event.preventDefault()
        happen({ type: 'enter', branch })
        below.querySelector('a')?.focus()
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

  signal.addEventListener('abort', () => {
    for (const { item, button } of branches) {
      item.removeAttribute('data-state')
      item.removeAttribute('data-side')
      button.removeAttribute('aria-expanded')
      if (button.dataset.openLabel) button.setAttribute('aria-label', button.dataset.openLabel)
    }
  })
  return { happen, openBranch }
}

function readBranch(item: HTMLElement, signal: AbortSignal): Branch[] {
  const button = item.querySelector('button')
  const list = item.querySelector<HTMLElement>('.menu-bar__branch')
  return button && list ? [{ item, button, list, below: enhanceLevel(list, signal) }] : []
}

function innermostOpen(level: Level): { readonly level: Level; readonly branch: Branch } | undefined {
  const branch = level.openBranch()
  return branch && (innermostOpen(branch.below) ?? { level, branch })
}

/** A list lies below its entry in the bar, and beside it in another list. */
function openingKey(item: HTMLElement): string {
  return isNested(item) ? forwardKey(item) : 'ArrowDown'
}

function isNested(item: HTMLElement): boolean {
  return item.parentElement?.matches('.menu-bar__branch') === true
}

function show({ item, button, list }: Branch, open: boolean): void {
  item.dataset.state = open ? 'open' : 'closed'
  if (open && !list.dataset.columns) keepInWindow(item, list)
  button.setAttribute('aria-expanded', String(open))
  const { openLabel, closeLabel } = button.dataset
  if (openLabel && closeLabel) button.setAttribute('aria-label', open ? closeLabel : openLabel)
}

/** Opens a list to the side where the window has room. What is nested in a list that turned begins at that side. */
function keepInWindow(item: HTMLElement, list: HTMLElement): void {
  const turned = item.parentElement?.closest<HTMLElement>('[data-branch]')?.dataset.side === 'end'
  turn(item, turned)
  if (leavesWindow(list)) turn(item, !turned)
}

function turn(item: HTMLElement, toEnd: boolean): void {
  if (toEnd) item.dataset.side = 'end'
  else item.removeAttribute('data-side')
}

function leavesWindow(list: HTMLElement): boolean {
  const { left, right } = list.getBoundingClientRect()
  return left < 0 || right > document.documentElement.clientWidth
}
