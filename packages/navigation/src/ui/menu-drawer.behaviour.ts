/** Turns the `<details>` of narrow windows into a modal drawer. */
export function enhanceDrawer(drawer: HTMLElement, signal: AbortSignal): void {
  const details = drawer.querySelector<HTMLDetailsElement>('.menu-drawer__details')
  const panel = drawer.querySelector<HTMLElement>('.menu-drawer__panel')
  const toggle = drawer.querySelector<HTMLButtonElement>('.menu-drawer__toggle[hidden]')
  const dialog = drawer.querySelector('dialog')
  if (!details || !panel || !toggle || !dialog) return

  const open = () => dialog.showModal()
  const close = () => dialog.close()
  const options = { signal }

  toggle.addEventListener('click', open, options)
  dialog.querySelector('[data-close]')?.addEventListener('click', close, options)
  // Safari does not focus a button that is clicked, so the dialog alone would not bring the focus back to it.
  dialog.addEventListener('close', () => document.activeElement === document.body && toggle.focus(), options)
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog || (target instanceof Element && leadsIntoThisPage(target.closest('a')))) close()
    },
    options,
  )
  // Back from another page must not find the menu still open.
  addEventListener('pagehide', close, options)
  // In a window that has become wide the toggle is gone, and an unseen modal would keep the page inert.
  const width = new ResizeObserver(() => {
    if (dialog.open && !toggle.checkVisibility()) close()
  })
  width.observe(toggle)

  const wasOpen = details.open
  const hadFocus = details.contains(document.activeElement)
  dialog.append(panel)
  details.hidden = true
  toggle.hidden = false
  if (wasOpen) open()
  else if (hadFocus) toggle.focus()

  signal.addEventListener('abort', () => {
    width.disconnect()
    close()
    details.append(panel)
    details.open = false
    details.hidden = false
    toggle.hidden = true
  })
}

function leadsIntoThisPage(link: HTMLAnchorElement | null): boolean {
  if (!link?.hash) return false
  return link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
}
