import { OVERLAY_STYLE } from '../overlay/overlay-style.ts'
import { TEXT_TOOLS } from '../overlay/text-tools.ts'
import { TOOLS_STYLE } from './rich-style.ts'

/**
 * Element for tools of a text. It is a child of the overlay itself, and no part of its shadow root, so that the text can
 * tell whether the focus goes there.
 */
export function openToolsHost(overlay: HTMLElement): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement('vitrine-text-tools')
  host.slot = TEXT_TOOLS
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(OVERLAY_STYLE + TOOLS_STYLE)
  root.adoptedStyleSheets = [style]
  overlay.append(host)
  return { host, root }
}
