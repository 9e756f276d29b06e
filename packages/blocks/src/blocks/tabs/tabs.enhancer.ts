import { tabAfter } from '../../core/tab-keys.ts'

/**
 * Makes tabs of headed texts where the list of their titles is shown, and an accordion where the headings are.
 * The open one has `data-state` `open`; opening sends `vitrine:tabs:open` from its panel.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function enhance(element: HTMLElement, _: unknown, signal: AbortSignal): void {
  const list = element.querySelector<HTMLElement>('.tabs__list')
  const tabs = [...element.querySelectorAll<HTMLAnchorElement>('.tabs__tab')]
  const toggles = [...element.querySelectorAll<HTMLAnchorElement>('.tabs__toggle')]
  const panels = [...element.querySelectorAll<HTMLElement>('.tabs__panel')]
  if (!list || panels.length === 0) return
  const vertical = element.closest('[data-orientation="vertical"]') !== null
  /** Place of the open panel; -1 when an accordion is closed. */
  let open = Math.max(0, panels.findIndex(isTarget))
  let isList: boolean | undefined

  const show = (place: number) => {
    open = place
    for (const [index, panel] of panels.entries()) {
      const isOpen = index === open
      panel.dataset.state = isOpen ? 'open' : 'closed'
      tabs[index]?.setAttribute('aria-selected', String(isOpen))
      tabs[index]?.setAttribute('tabindex', isOpen ? '0' : '-1')
      toggles[index]?.setAttribute('aria-expanded', String(isOpen))
    }
    panels[open]?.dispatchEvent(new CustomEvent('vitrine:tabs:open', { bubbles: true }))
  }

  const setRoles = () => {
    const shown = list.checkVisibility()
    if (shown === isList) return
    isList = shown
    for (const [index, panel] of panels.entries()) {
      const tab = tabs[index]
      if (shown && tab) {
        panel.setAttribute('role', 'tabpanel')
        panel.setAttribute('aria-labelledby', tab.id)
      } else {
        panel.removeAttribute('role')
        panel.removeAttribute('aria-labelledby')
      }
    }
    if (shown && open < 0) show(0)
  }

  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-orientation', vertical ? 'vertical' : 'horizontal')
  const heading = element.closest('.tabs')?.querySelector('.titled__heading')
  if (heading) list.setAttribute('aria-label', heading.textContent)
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]
    if (!panel) continue
    tab.id = `${panel.id}-tab`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    toggles[index]?.setAttribute('role', 'button')
    toggles[index]?.setAttribute('aria-controls', panel.id)
  }
  show(open)
  setRoles()
  const observer = new ResizeObserver(setRoles)
  observer.observe(element.querySelector('.tabs__parts') ?? element)
  signal.addEventListener('abort', () => observer.disconnect())

  element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.tabs__tab, .tabs__toggle')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const place = Math.max(tabs.indexOf(link), toggles.indexOf(link))
      show(place === open && link.matches('.tabs__toggle') ? -1 : place)
      // The address leads back here, without a step in the history and without a scroll.
      if (place === open) history.replaceState(history.state, '', link.hash)
    },
    { signal },
  )
  element.addEventListener(
    'keydown',
    (event) => {
      const link = event.target as HTMLAnchorElement
      if (toggles.includes(link) && event.key === ' ') {
        event.preventDefault()
        link.click()
      }
      const place = tabs.indexOf(link)
      if (place < 0) return
      const rightToLeft = getComputedStyle(list).direction === 'rtl'
      const next = event.key === ' ' ? place : tabAfter(place, event.key, { count: tabs.length, vertical, rightToLeft })
      if (next === undefined) return
      event.preventDefault()
      show(next)
      tabs[next]?.focus()
    },
    { signal },
  )
  element.addEventListener(
    'vitrine:anchor:open',
    ({ target }) => {
      const place = panels.findIndex((panel) => panel.contains(target as Element))
      if (place >= 0) show(place)
    },
    { signal },
  )
  window.addEventListener(
    'hashchange',
    () => {
      const place = panels.findIndex(isTarget)
      if (place < 0) return
      show(place)
      panels[place]?.scrollIntoView()
    },
    { signal },
  )
}

/** True if the address names a panel, or an element inside of it. */
function isTarget(panel: HTMLElement): boolean {
  return panel.matches(':target, :has(:target)')
}
