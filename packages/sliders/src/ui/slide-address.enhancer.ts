import type { SliderProps } from '../core/slider-props.ts'
import { bringIntoWindow } from './browser/bring-into-window.ts'
import { slideNamed } from './browser/hash.ts'

/** Brings a slider into the window when the page's address names one of its slides; it may not run until it is there. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const root = element.querySelector<HTMLElement>('.slider')
  const props = root?.closest('vitrine-enhance')?.getAttribute('props')
  if (!root || !props) return
  const slider = JSON.parse(props) as SliderProps
  const look = () => {
    if (slideNamed(root, slider, location.hash) !== undefined) bringIntoWindow(root)
  }
  addEventListener('hashchange', look, { signal })
  look()
}
