import { SPINNER_AFTER_MS } from '../../core/model/loading.ts'
import type { Loader } from './loader.ts'
import { mark, type Parts } from './parts.ts'

/** Waits for the image of a slide, and says so where it takes a while (`data-loading`). */
export interface SlideLoading {
  /** @returns False where the wait was given up. */
  wait(index: number): Promise<boolean>
  giveUp(): void
  remove(): void
}

export function slideLoading({ root, stage }: Parts, loader: Loader, text: string): SlideLoading {
  const status = document.createElement('p')
  status.className = 'slider__loading'
  status.setAttribute('role', 'status')
  stage.after(status)
  let giveUp: (() => void) | undefined
  const show = (holds: boolean) => {
    mark(root, 'loading', holds)
    status.textContent = holds ? text : ''
  }
  return {
    async wait(index) {
      if (loader.isReady(index)) return true
      const spinner = setTimeout(() => show(true), SPINNER_AFTER_MS)
      const isLoaded = await Promise.race([
        loader.ready(index).then(() => true),
        new Promise<boolean>((resolve) => {
          giveUp = () => resolve(false)
        }),
      ])
      clearTimeout(spinner)
      show(false)
      giveUp = undefined
      return isLoaded
    },
    giveUp: () => giveUp?.(),
    remove() {
      giveUp?.()
      mark(root, 'loading', false)
      status.remove()
    },
  }
}
