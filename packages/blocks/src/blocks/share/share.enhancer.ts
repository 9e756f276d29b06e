import { isPlainClick } from '@vitrine/ui/core'

/** Pixels of the window in which a network asks what to share. */
const POPUP = { width: 640, height: 360 } as const

/** Milliseconds that an answer stays. */
const ANSWER_MS = 4000

/**
 * Opens networks in a small window in the middle of this one, or in its corner where this one is smaller, copies the
 * address, and offers the system's share sheet where there is one. Events `vitrine:share:open` (detail: the network) and
 * `vitrine:share:copy`.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const page = props as { readonly url: string; readonly title: string; readonly copied: string }
  const status = element.querySelector<HTMLElement>('.share__status')
  const sheet = element.querySelector<HTMLButtonElement>('[data-action="sheet"]')
  const shared = { url: page.url, title: page.title }
  let answer: ReturnType<typeof setTimeout> | undefined
  if (sheet && navigator.canShare?.(shared)) sheet.hidden = false

  element.addEventListener(
    'click',
    (event) => {
      const way = (event.target as Element).closest<HTMLElement>('[data-network], [data-action]')
      if (way instanceof HTMLAnchorElement) openPopup(way, event)
      else if (way?.dataset.action === 'copy') void copy()
      else if (way) navigator.share(shared).catch(() => {}) // The visitor thought better of it.
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearTimeout(answer))

  async function copy() {
    await navigator.clipboard.writeText(page.url)
    element.dispatchEvent(new CustomEvent('vitrine:share:copy', { bubbles: true }))
    if (!status) return
    status.textContent = page.copied
    clearTimeout(answer)
    answer = setTimeout(() => {
      status.textContent = ''
    }, ANSWER_MS)
  }
}

/** Follows the link itself when the click asks for a tab of its own, and when the browser allows no window. */
function openPopup(link: HTMLAnchorElement, event: MouseEvent): void {
  const isMail = link.protocol === 'mailto:'
  if (isMail || !isPlainClick(event)) return
  const { width, height } = POPUP
  const left = Math.round(screenX + Math.max(0, (outerWidth - width) / 2))
  const top = Math.round(screenY + Math.max(0, (outerHeight - height) / 2))
  // With `noopener` nothing tells whether a window came, so the opener is taken away by hand.
  const opened = open('', 'share', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!opened) return
  event.preventDefault()
  opened.opener = null
  opened.location.href = link.href
  link.dispatchEvent(new CustomEvent('vitrine:share:open', { bubbles: true, detail: link.dataset.network }))
}
