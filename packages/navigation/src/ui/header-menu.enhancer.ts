import { enhanceBar } from './menu-bar.behaviour.ts'
import { enhanceDrawer } from './menu-drawer.behaviour.ts'

/** Improves the header's menu: drop-downs by button and hover intent, and the drawer of narrow windows. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const bar = element.querySelector<HTMLElement>('.menu-bar')
  const drawer = element.querySelector<HTMLElement>('.menu-drawer')
  if (bar) enhanceBar(bar, signal)
  if (drawer) enhanceDrawer(drawer, signal)
}
