import { keepAway } from '../../core/closed-notices.ts'

/**
 * Closes a notice (event `vitrine:alert:close`, from where it stood), and keeps away the one that is to stay away.
 * The focus goes on to what follows, so that a keyboard does not begin again at the top.
 */
export function enhance(element: HTMLElement, _: unknown, signal: AbortSignal): void {
  const notice = element.querySelector<HTMLElement>('.alert')
  element.querySelector('.alert__close')?.addEventListener(
    'click',
    () => {
      if (!notice) return
      const { notice: key } = notice.dataset
      if (key) keepAway(key, localStorageIfAllowed())
      element.dispatchEvent(new CustomEvent('vitrine:alert:close', { bubbles: true }))
      element.tabIndex = -1
      element.style.display = 'block'
      element.focus({ preventScroll: true })
      notice.remove()
    },
    { signal },
  )
}

/** Browsers that keep nothing refuse by throwing. */
function localStorageIfAllowed(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
