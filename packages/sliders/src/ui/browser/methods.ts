import type { Autoplay } from './autoplay.ts'
import type { Mover } from './mover.ts'
import { mark } from './parts.ts'
import type { SliderCourse } from './slider-course.ts'

/** Methods of a slider's `section`, for scripts of the page. Slides are counted from 1. */
export interface SliderMethods {
  readonly current: number
  readonly length: number
  play(): void
  pause(): void
  toggle(): void
  next(): void
  previous(): void
  /** @param to A place from 1, or a slide's name in addresses. What is none does nothing. */
  goTo(to: number | string): void
  /** Goes to full screen, and back. */
  fullscreen(): Promise<void>
  /** Leaves what the server drew, and nothing that listens. */
  destroy(): void
}

/** Gives an element the methods for as long as the slider runs. */
export function offerMethods(
  root: HTMLElement,
  slider: {
    readonly course: SliderCourse
    readonly autoplay: Autoplay
    readonly mover: Mover
    readonly destroy: () => void
  },
  signal: AbortSignal,
): void {
  const { course, autoplay, mover, destroy } = slider
  const { play, pause, toggle } = autoplay
  const methods: SliderMethods = {
    get current() {
      return mover.current() + 1
    },
    length: mover.length,
    play,
    pause,
    toggle,
    next: () => course.go('next', 'script'),
    previous: () => course.go('previous', 'script'),
    goTo: (to) => course.goToPlace(to, 'script'),
    fullscreen: () => (document.fullscreenElement === root ? document.exitFullscreen() : root.requestFullscreen()),
    destroy,
  }
  document.addEventListener('fullscreenchange', () => mark(root, 'fullscreen', document.fullscreenElement === root), {
    signal,
  })
  const properties = Object.getOwnPropertyDescriptors(methods)
  for (const property of Object.values(properties)) property.configurable = true
  Object.defineProperties(root, properties)
  signal.addEventListener('abort', () => {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(root, name)
  })
}
