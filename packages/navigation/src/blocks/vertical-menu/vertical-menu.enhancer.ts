import { HOVER_LEAVE_MS } from '../../core/hover-intent.ts'
import { onHoverIntent } from '../../ui/hover-intent.ts'

/** Folds a tree of links; branches open by button and, if set, under a resting pointer, and close when it has left. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const menu = element.querySelector<HTMLElement>('.vertical-menu')
  for (const item of menu?.querySelectorAll<HTMLElement>('[data-branch]') ?? []) {
    const button = item.querySelector('button')
    if (button) enhanceBranch(item, button, menu?.dataset.opensBy === 'hover', signal)
  }
}

function enhanceBranch(item: HTMLElement, button: HTMLElement, hovers: boolean, signal: AbortSignal): void {
  // The branch of the page that is shown never closes by itself.
  let pinned = item.hasAttribute('data-kept')
  let leaving: ReturnType<typeof setTimeout> | undefined

  const isOpen = () => item.dataset.state === 'open'
  const show = (open: boolean) => {
    item.dataset.state = open ? 'open' : 'closed'
    button.setAttribute('aria-expanded', String(open))
    const { openLabel, closeLabel } = button.dataset
    if (openLabel && closeLabel) button.setAttribute('aria-label', open ? closeLabel : openLabel)
  }
  const stay = () => clearTimeout(leaving)

  button.addEventListener(
    'click',
    () => {
      stay()
      // A press confirms what a resting pointer had opened.
      pinned = !(isOpen() && pinned)
      show(pinned)
    },
    { signal },
  )
  item.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return
      // The innermost one alone.
      event.preventDefault()
      pinned = false
      show(false)
      button.focus()
    },
    { signal },
  )
  if (hovers) {
    item.addEventListener('pointerenter', stay, { signal })
    onHoverIntent(
      item,
      {
        rest: () => show(true),
        leave: () => {
          stay()
          leaving = setTimeout(() => {
            if (!pinned && !item.contains(document.activeElement)) show(false)
          }, HOVER_LEAVE_MS)
        },
      },
      signal,
    )
  }
  show(pinned)
  signal.addEventListener('abort', () => {
    stay()
    item.removeAttribute('data-state')
    button.removeAttribute('aria-expanded')
  })
}
