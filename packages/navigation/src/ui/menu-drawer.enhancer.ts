import { enhanceDrawer } from './menu-drawer.behaviour.ts'

/** Improves the menu of narrow windows: a modal drawer. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const drawer = element.querySelector<HTMLElement>('.menu-drawer')
  if (drawer) enhanceDrawer(drawer, signal)
}
