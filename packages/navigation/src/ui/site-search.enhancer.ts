/** Opens and closes the search of the header (`data-state`, event `vitrine:search:change` with `open`). */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const search = element.querySelector<HTMLElement>('.site-search')
  const link = search?.querySelector<HTMLElement>(':scope > a')
  const button = search?.querySelector<HTMLElement>(':scope > button')
  const panel = search?.querySelector<HTMLElement>('search')
  const field = search?.querySelector('input')
  const row = search?.closest('.site-header__content')
  if (!search || !link || !button || !panel || !field || !row) return
  const covered = search.dataset.style === 'overlay' ? beside(panel, row) : []
  const isOpen = () => search.dataset.state === 'open'

  const show = (open: boolean) => {
    search.dataset.state = open ? 'open' : 'closed'
    panel.inert = !open
    for (const each of covered) each.inert = open
    button.setAttribute('aria-expanded', String(open))
    button.setAttribute('aria-label', (open ? button.dataset.closeLabel : button.dataset.openLabel) ?? '')
  }
  const change = (open: boolean) => {
    show(open)
    search.dispatchEvent(new CustomEvent('vitrine:search:change', { bubbles: true, detail: { open } }))
  }
  const close = () => {
    change(false)
    button.focus({ preventScroll: true })
  }

  button.addEventListener(
    'click',
    () => {
      if (isOpen()) return close()
      change(true)
      // The header is in view wherever the page is.
      field.focus({ preventScroll: true })
    },
    { signal },
  )
  panel.querySelector('[data-close]')?.addEventListener('click', close, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && isOpen() && close(), { signal })
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      // What lies under an overlay cannot be pressed; a press elsewhere belongs to what was pressed.
      if (isOpen() && target instanceof Node && !search.contains(target)) change(false)
    },
    { signal },
  )

  const hadFocus = link === document.activeElement
  link.hidden = true
  button.hidden = false
  show(false)
  if (hadFocus) button.focus()
  signal.addEventListener('abort', () => {
    show(false)
    search.removeAttribute('data-state')
    link.hidden = false
    button.hidden = true
  })
}

/** Siblings of an element and of its ancestors up to `end`. */
function beside(element: Element, end: Element): HTMLElement[] {
  const others: HTMLElement[] = []
  for (let at = element; at !== end && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) if (other !== at && other instanceof HTMLElement) others.push(other)
  }
  return others
}
