import { isOfBlock } from './marked-text.ts'
import { addPageStyle } from './page-style.ts'
import { placeBelow } from './place-below.ts'

/** Popovers of the page whose texts can be typed. */
export interface PagePopovers {
  /** Keeps those of a block open, below their buttons, and closes others. @param block Undefined: none is selected. */
  hold(block: string | undefined): void
}

/** On the page, not in the window: it scrolls with its button, and never comes over the toolbar above that. */
const HELD_STYLE =
  '[popover][data-rich]:popover-open { position: absolute; inset: auto; margin: 0; position-area: none; }'

/** @param overlay The tools of the canvas, which stay above what is open. */
export function createPagePopovers(overlay: HTMLElement): PagePopovers {
  let held: readonly HTMLElement[] = []
  addPageStyle(HELD_STYLE)
  return {
    hold(block) {
      const wanted = block === undefined ? [] : popoversOf(block)
      for (const panel of held) if (!wanted.includes(panel)) close(panel)
      held = wanted
      const closed = wanted.filter((panel) => !panel.matches(':popover-open'))
      for (const panel of closed) open(panel)
      if (closed.length > 0) rise(overlay)
      for (const panel of wanted) place(panel)
    },
  }
}

function popoversOf(block: string): readonly HTMLElement[] {
  const panels = document.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(block)}"] [popover][data-rich]`)
  return [...panels].filter((panel) => isOfBlock(panel, block))
}

function open(panel: HTMLElement): void {
  // Others are closed by a press beside them, as on the tools.
  panel.popover = 'manual'
  panel.showPopover()
}

function close(panel: HTMLElement): void {
  if (panel.isConnected) panel.hidePopover()
  panel.style.removeProperty('top')
  panel.style.removeProperty('left')
}

function place(panel: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
  if (button) placeBelow(panel, button.getBoundingClientRect())
}

/** Opens the tools anew: the popover that was opened last lies above the others. */
function rise(overlay: HTMLElement): void {
  overlay.popover = 'manual'
  if (overlay.matches(':popover-open')) overlay.hidePopover()
  overlay.showPopover()
}
