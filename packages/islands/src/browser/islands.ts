import type { ComponentType } from 'react'
import { readMoment } from '../core/moment.ts'
import { holdPresses, holdSubmits } from './hold.ts'
import { waitFor } from './wait-for.ts'

/** Islands as modules and enhancers as functions, by name: found by the bundler. */
export interface Modules {
  readonly islands: Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>
  readonly enhancers: Readonly<Record<string, () => Promise<Enhance>>>
  /** Loads React and hydrates; a chunk of its own, so that a page without a woken island never loads it. */
  readonly hydrate: () => Promise<{ hydrate: Hydrate }>
}

/** @param element The `vitrine-enhance` element. @param signal Aborts when the element leaves the page. */
export type Enhance = (element: HTMLElement, props: unknown, signal: AbortSignal) => void

export type Hydrate = (element: HTMLElement, view: ComponentType<never>, props: object) => Promise<void>

/** Marks elements whose script has taken them over: enhanced, or hydrated. */
const READY = 'data-ready'

/** Starts the islands and enhancers of the page, now and as they are added, until they are removed. */
export function boot(modules: Modules): void {
  define('vitrine-island', (element, signal) => wakeIsland(element, signal, modules))
  define('vitrine-enhance', (element, signal) => startEnhancer(element, signal, modules))
}

type Start = (element: HTMLElement, signal: AbortSignal) => Promise<void>

function define(tag: string, start: Start): void {
  if (customElements.get(tag)) return
  customElements.define(
    tag,
    class extends HTMLElement {
      #alive: AbortController | undefined
      connectedCallback() {
        this.#alive = new AbortController()
        // A part that cannot start leaves what the server rendered, and says so once.
        start(this, this.#alive.signal).catch((error: unknown) => console.error(error))
      }
      disconnectedCallback() {
        this.#alive?.abort()
      }
    },
  )
}

async function startEnhancer(element: HTMLElement, signal: AbortSignal, { enhancers }: Modules): Promise<void> {
  const moment = readMoment(element.getAttribute('when'))
  // A press that wakes what it is for must do what it is for.
  const release = moment === 'interaction' ? holdPresses(element) : undefined
  await waitFor(moment, element, signal)
  const enhance = await load(enhancers, element)
  if (!signal.aborted) {
    enhance(element, propsOf(element), signal)
    element.setAttribute(READY, '')
    signal.addEventListener('abort', () => element.removeAttribute(READY))
  }
  release?.()
}

async function wakeIsland(element: HTMLElement, signal: AbortSignal, { islands, hydrate }: Modules): Promise<void> {
  if (element.hasAttribute('data-awake')) return
  await waitFor(readMoment(element.getAttribute('when')), element, signal)
  const release = holdSubmits(element)
  try {
    const [view, runtime] = await Promise.all([load(islands, element), hydrate()])
    if (signal.aborted) return
    element.setAttribute('data-awake', '')
    await runtime.hydrate(element, view.default, propsOf(element) as object)
    element.setAttribute(READY, '')
  } finally {
    release()
  }
}

function load<Part>(parts: Readonly<Record<string, () => Promise<Part>>>, element: HTMLElement): Promise<Part> {
  const name = element.getAttribute('name') ?? ''
  const found = parts[name]
  if (!found) throw new Error(`This page asks for "${name}", which its script does not have. Build the site again.`)
  return found()
}

function propsOf(element: HTMLElement): unknown {
  return JSON.parse(element.getAttribute('props') ?? '{}')
}
