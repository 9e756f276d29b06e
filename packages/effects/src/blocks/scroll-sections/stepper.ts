import {
  isLocked,
  type PanelTrack,
  panelAt,
  panelAtEdge,
  restPosition,
  stateAt,
  steppedFrom,
  type TrackState,
} from '../../core/scroll-sections.ts'
import type { GestureListener } from './gestures.ts'
import { openPanels, type Panels, resetPanels, showPanel } from './panels.ts'

/** Panels that are stepped through: where the visitor is among them, and ways to another one. */
export interface Stepper extends GestureListener {
  /** Brings panel and state in line with the scroll position. */
  follow(): void
  /** Measures again, after the window has changed. */
  restart(): void
  /** Scrolls to the panel that contains an element. */
  reveal(place: Element | null): boolean
  /** Brings the panel in that has got the focus. */
  focus(target: Element): void
  /** Leaves the panels to the page. */
  stop(): void
}

/**
 * @param pinned What fills the window.
 * @param allowsStepping Whether the window may step, if the panels fit into it.
 * @param sensitivityMs Lock after a step.
 */
export function createStepper(
  block: HTMLElement,
  pinned: HTMLElement,
  places: Panels,
  allowsStepping: () => boolean,
  sensitivityMs: number,
): Stepper {
  const { panels } = places
  const now = () => performance.now()
  const last = { steppedAt: Number.NEGATIVE_INFINITY, wheeledAt: Number.NEGATIVE_INFINITY }
  let gesturedAt = Number.NEGATIVE_INFINITY
  let state: TrackState | undefined
  let current = 0

  const measureTrack = (): PanelTrack => {
    const offset = Number.parseFloat(getComputedStyle(pinned).insetBlockStart) || 0
    return { start: block.getBoundingClientRect().top + scrollY - offset, step: innerHeight, panels: panels.length }
  }
  const announce = (name: string) =>
    block.dispatchEvent(
      new CustomEvent(`vitrine:scroll-sections:${name}`, { bubbles: true, detail: { index: current } }),
    )
  const indexOf = (place: Node | null) => panels.findIndex((panel) => panel.contains(place))
  const jumpTo = (index: number) => scrollTo({ top: restPosition(index, measureTrack()), behavior: 'instant' })
  const enter = (next: TrackState) => {
    state = next
    block.dataset.state = next
  }
  const show = (index: number) => {
    const changes = index !== current
    if (changes) block.dataset.direction = index > current ? 'down' : 'up'
    current = index
    showPanel(places, index, state === 'active')
    if (changes) announce('change')
  }
  const goTo = (index: number) => {
    last.steppedAt = now()
    jumpTo(index)
    follow()
  }
  const follow = () => {
    if (block.dataset.state === undefined) return
    const track = measureTrack()
    const [from, to] = [state, stateAt(scrollY, track)]
    const edge = panelAtEdge(from, to, now() - gesturedAt, panels.length)
    if (edge !== undefined) {
      enter('active')
      announce('activate')
      goTo(edge)
      return
    }
    enter(to)
    show(panelAt(scrollY, track))
    if (from !== to && to === 'active') announce('activate')
    if (from === 'active' && to !== 'active') announce('deactivate')
  }
  const stop = () => {
    state = undefined
    delete block.dataset.state
    resetPanels(places)
  }
  return {
    follow,
    restart() {
      const was = state === 'active' ? current : undefined
      state = undefined
      // Where nothing is stepped through, no size is read: a page that loads has no layout yet.
      if (!allowsStepping()) return stop()
      // Panels have their places in the window only with a state.
      block.dataset.state = 'before'
      // Browsers round sizes.
      if (panels.some(({ scrollHeight }) => scrollHeight > pinned.clientHeight + 1)) return stop()
      if (was !== undefined) jumpTo(was)
      follow()
    },
    reveal(place) {
      const index = indexOf(place)
      if (index < 0 || block.dataset.state === undefined) return false
      goTo(index)
      return true
    },
    focus(target) {
      const index = indexOf(target)
      if (index >= 0 && index !== current && state !== undefined) goTo(index)
    },
    stop,
    isActive: () => state === 'active',
    begin() {
      gesturedAt = now()
    },
    isRolling() {
      const locked = isLocked(now(), last, sensitivityMs)
      last.wheeledAt = now()
      return locked
    },
    step(direction) {
      const next = steppedFrom(current, direction, panels.length)
      if (next !== undefined) goTo(next)
      return next !== undefined
    },
    // Where the focus goes, the panel follows.
    tab() {
      openPanels(places)
      setTimeout(() => show(current))
    },
  }
}
