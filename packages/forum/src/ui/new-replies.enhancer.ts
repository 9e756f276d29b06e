interface Props {
  readonly one: string
  /** `{count}` is how many. */
  readonly many: string
}

/** Milliseconds between two looks, while the page is in sight. */
const LOOK_EVERY_MS = 30_000

/** Looks for new replies in a topic, says how many there are, and adds them below when the visitor wants to see them. */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { one, many } = props as Props
  const list = element.querySelector<HTMLElement>('.replies')
  const status = element.querySelector<HTMLElement>('[data-new-replies]')
  const button = element.querySelector<HTMLButtonElement>('[data-show-replies]')
  if (!list || !status || !button) return
  let shown = lastOf(list)
  /** Page as it was when it was last looked at; undefined while it has nothing new. */
  let newer: Document | undefined
  let isLooking = false

  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', () => void look(), { signal })
  window.addEventListener('focus', () => void look(), { signal })
  button.addEventListener('click', show, { signal })

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden' || isLooking) return
    isLooking = true
    try {
      // The server is asked whether the copy in the browser is current, and mostly says so.
      const response = await fetch(location.pathname, { cache: 'no-cache', signal })
      // A topic that was moved into another, or taken away, has no news here.
      if (!response.ok || response.redirected) return
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const replies = page.querySelector<HTMLElement>('.replies')
      if (replies) say(page, lastOf(replies) - shown)
    } catch {
      // Offline, or the page is left: the next look tells.
    } finally {
      isLooking = false
    }
  }

  function say(page: Document, count: number): void {
    if (count <= 0 || !status || !button) return
    newer = page
    const words = count === 1 ? one : many.replace('{count}', count.toLocaleString(document.documentElement.lang))
    // Said again, it would be read out again.
    if (status.textContent !== words) status.textContent = words
    button.hidden = false
  }

  function show(): void {
    const replies = newer?.querySelector<HTMLElement>('.replies')
    if (!newer || !replies || !list || !status || !button) return
    const added = [...replies.children].filter((item) => {
      const id = item.querySelector('article')?.id
      return id !== undefined && !document.getElementById(id)
    })
    const next = newer.querySelector<HTMLAnchorElement>('a[rel="next"]')
    // This page is full, and what is new stands on the next one.
    if (added.length === 0) {
      location.assign(next?.href ?? location.pathname)
      return
    }
    list.append(...added)
    shown += added.length
    newer = undefined
    status.textContent = ''
    button.hidden = true
    const first = added[0]?.querySelector<HTMLElement>('article')
    first?.setAttribute('tabindex', '-1')
    first?.focus()
  }
}

/** Number of the newest reply of a topic, on whatever page it stands. */
function lastOf(list: HTMLElement): number {
  return Number(list.dataset.last)
}
