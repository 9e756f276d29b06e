/** Commands in browsers that know them. */
const KNOWS_COMMANDS = 'command' in HTMLButtonElement.prototype

/** Dialogs that close by themselves when somebody clicks beside them. */
const CLOSES_BESIDE = 'closedBy' in HTMLDialogElement.prototype

/**
 * Lets links to a window open it, from anywhere on the page and from other pages, and does what commands and `closedby`
 * do where a browser knows neither. Events `vitrine:modal:open` and `vitrine:modal:close` come from the window.
 */
export function enhance(element: HTMLElement, _: unknown, signal: AbortSignal): void {
  const dialog = element.querySelector('dialog')
  if (!dialog) return
  const open = () => {
    // One window at a time.
    if (dialog.open || document.querySelector('dialog:modal')) return
    dialog.showModal()
  }
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
      if (link?.hash === `#${dialog.id}` && link.pathname === location.pathname) {
        event.preventDefault()
        open()
      }
      if (KNOWS_COMMANDS) return
      const button = target.closest(`[commandfor="${dialog.id}"]`)
      if (button?.getAttribute('command') === 'show-modal') open()
      else if (button) dialog.close()
    },
    { signal },
  )
  dialog.addEventListener('click', (event) => !CLOSES_BESIDE && event.target === dialog && dialog.close(), { signal })
  dialog.addEventListener(
    'toggle',
    () => dialog.dispatchEvent(new CustomEvent(`vitrine:modal:${dialog.open ? 'open' : 'close'}`, { bubbles: true })),
    { signal },
  )
  const follow = () => location.hash === `#${dialog.id}` && open()
  window.addEventListener('hashchange', follow, { signal })
  follow()
  signal.addEventListener('abort', () => dialog.close())
}
