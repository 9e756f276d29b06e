import { enhanceBar } from './menu-bar.behaviour.ts'

/** Improves the menu of wide windows: drop-downs by button, key and hover intent. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const bar = element.querySelector<HTMLElement>('.menu-bar')
  if (bar) enhanceBar(bar, signal)
}
