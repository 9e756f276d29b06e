import {
  GESTURE_MS,
  isLocked,
  panelAt,
  restOf,
  type Stage,
  type StageState,
  SWIPE_PX,
  stateAt,
  steppedFrom,
} from '../core/scroll-sections.ts'

/** Keys that step, and which way. */
const STEPS: Readonly<Record<string, 1 | -1>> = { PageDown: 1, ArrowDown: 1, ' ': 1, PageUp: -1, ArrowUp: -1 }

/** Windows with less zoom and more room than this step. */
const ROOMY = '(prefers-reduced-motion: no-preference) and (height >= 24rem)'

/** What has a use of its own for the keys that step. */
const KEY_USERS =
  'input, textarea, select, button, summary, audio, video, [contenteditable], [role="slider"], [role="tab"]'

/**
 * Shows panels one in the place of the other (`data-state` of the block: `before`, `active` or `after`; of a panel:
 * `shown` or `away`; events `vitrine:scroll-sections:activate`, `deactivate` and `change`). The scroll position says
 * which one; wheel, keys, touch, dots, focus and addresses only change that.
 *
 * @param props.sensitivityMs Lock after a step.
 * @param props.onPhones Whether windows below 48rem step too.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { sensitivityMs, onPhones } = props as { readonly sensitivityMs: number; readonly onPhones: boolean }
  const block = element.querySelector<HTMLElement>('.scroll-sections')
  const pinned = element.querySelector<HTMLElement>('.scroll-sections__stage')
  if (!block || !pinned) return
  const panels = [...element.querySelectorAll<HTMLElement>('.scroll-panel')]
  const dots = [...element.querySelectorAll<HTMLAnchorElement>('.scroll-sections__dot')]
  const roomy = matchMedia(onPhones ? ROOMY : `${ROOMY} and (width >= 48rem)`)

  const now = () => performance.now()
  const last = { steppedAt: Number.NEGATIVE_INFINITY, wheeledAt: Number.NEGATIVE_INFINITY }
  let gesturedAt = Number.NEGATIVE_INFINITY
  let state: StageState | undefined
  let current = 0

  const stage = (): Stage => {
    const offset = Number.parseFloat(getComputedStyle(pinned).insetBlockStart) || 0
    return { start: block.getBoundingClientRect().top + scrollY - offset, step: innerHeight, panels: panels.length }
  }
  const announce = (name: string) =>
    block.dispatchEvent(
      new CustomEvent(`vitrine:scroll-sections:${name}`, { bubbles: true, detail: { index: current } }),
    )

  const show = (index: number) => {
    const changes = index !== current
    if (changes) block.dataset.direction = index > current ? 'down' : 'up'
    current = index
    for (const [place, panel] of panels.entries()) {
      panel.dataset.state = place === index ? 'shown' : 'away'
      panel.inert = state === 'active' && place !== index
    }
    for (const [place, dot] of dots.entries()) {
      if (place === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    if (changes) announce('change')
  }
  const goTo = (index: number) => {
    last.steppedAt = now()
    scrollTo({ top: restOf(index, stage()), behavior: 'instant' })
    follow()
  }
  const step = (direction: 1 | -1): boolean => {
    const next = steppedFrom(current, direction, panels.length)
    if (next === undefined) return false
    goTo(next)
    return true
  }

  /** Shows what the scroll position says. */
  const follow = () => {
    if (block.dataset.state === undefined) return
    const where = stage()
    const to = stateAt(scrollY, where)
    const from = state
    // A gesture that crosses the edge settles on the panel there, however fast it was.
    if (from !== undefined && from !== 'active' && from !== to && now() - gesturedAt < GESTURE_MS) {
      state = 'active'
      block.dataset.state = state
      announce('activate')
      goTo(from === 'before' ? 0 : panels.length - 1)
      return
    }
    state = to
    block.dataset.state = to
    show(panelAt(scrollY, where))
    if (from !== to && to === 'active') announce('activate')
    if (from === 'active' && to !== 'active') announce('deactivate')
  }

  const fits = () => panels.every((panel) => panel.scrollHeight <= pinned.clientHeight + 1)
  const arrange = () => {
    const was = state === 'active' ? current : undefined
    state = undefined
    delete block.dataset.state
    if (roomy.matches) {
      block.dataset.state = 'before'
      if (!fits()) delete block.dataset.state
    }
    if (block.dataset.state === undefined) return plain()
    if (was !== undefined) scrollTo({ top: restOf(was, stage()), behavior: 'instant' })
    follow()
  }
  const plain = () => {
    for (const panel of panels) {
      delete panel.dataset.state
      panel.inert = false
    }
    for (const dot of dots) dot.removeAttribute('aria-current')
  }

  /** Brings the panel in that holds a place of the page. */
  const bringIn = (place: Element | null): boolean => {
    const index = panels.findIndex((panel) => panel.contains(place))
    if (!place || index < 0 || block.dataset.state === undefined) return false
    goTo(index)
    return true
  }

  addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.deltaY === 0) return
      gesturedAt = now()
      if (state !== 'active') return
      const locked = isLocked(now(), last, sensitivityMs)
      last.wheeledAt = now()
      if (locked || step(event.deltaY > 0 ? 1 : -1)) event.preventDefault()
    },
    { signal, passive: false },
  )
  addEventListener('scroll', follow, { signal, passive: true })
  addEventListener('resize', arrange, { signal })
  roomy.addEventListener('change', arrange, { signal })

  let swipeFrom: number | undefined
  pinned.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' && event.isPrimary) swipeFrom = event.clientY
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (swipeFrom === undefined || event.pointerType !== 'touch') return
      const way = swipeFrom - event.clientY
      swipeFrom = undefined
      if (state !== 'active' || Math.abs(way) < SWIPE_PX) return
      const direction = way > 0 ? 1 : -1
      // Here the browser does not scroll by touch, so at the ends the page is moved on for it.
      if (!step(direction)) scrollBy({ top: direction * innerHeight, behavior: 'smooth' })
    },
    { signal },
  )

  addEventListener(
    'keydown',
    (event) => {
      const { key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (key === 'Tab' && state === 'active') return letFocusOut()
      const direction = key === ' ' && event.shiftKey ? -1 : STEPS[key]
      if (direction === undefined || (event.target instanceof Element && event.target.closest(KEY_USERS))) return
      gesturedAt = now()
      if (state === 'active' && (event.repeat || step(direction))) event.preventDefault()
    },
    { signal },
  )
  /** Lets Tab reach the other panels, unseen; where it goes, the panel follows. */
  const letFocusOut = () => {
    for (const panel of panels) {
      panel.inert = false
      if (panel.dataset.state === 'away') panel.dataset.state = 'reachable'
    }
    setTimeout(() => show(current))
  }
  element.addEventListener(
    'focusin',
    ({ target }) => {
      const index = panels.findIndex((panel) => panel.contains(target as Node))
      if (index >= 0 && index !== current && state !== undefined) goTo(index)
    },
    { signal },
  )

  element.addEventListener(
    'vitrine:anchor:open',
    (event) => {
      if (bringIn(event.target as Element)) event.preventDefault()
    },
    { signal },
  )
  addEventListener('hashchange', () => bringIn(targetOf(location.hash)), { signal })

  arrange()
  if (isNewVisit()) bringIn(targetOf(location.hash))
  signal.addEventListener('abort', () => {
    delete block.dataset.state
    plain()
  })
}

/** After a reload and a way back, the browser shows the place where the visitor was. */
function isNewVisit(): boolean {
  return performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')
}

function targetOf(hash: string): Element | null {
  return document.getElementById(decoded(hash.slice(1)))
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
