import type { FromPage, Intent, ToPage } from '../../core/messages.ts'
import { boxOfElements, scrollIntoWindow } from './blocks-on-page.ts'
import { createOutline } from './outline.ts'

/** Parts of the page that settings draw, such as its header: outlined, named and selected as blocks are. */
export interface SettingsOnPage {
  readonly elements: readonly HTMLElement[]
  /** Outlines what settings draw at an element, once they are drawn again. @returns True: that is another one than before. */
  hover(target: EventTarget | null): boolean
  /** Selects the settings that draw an element. @returns False: none do, or they are selected already. */
  select(target: EventTarget | null): boolean
  show(shown: ToPage): void
  /** Follows what the site has drawn, and where it stands. */
  redraw(): void
}

/** @param send Takes a message to the admin. */
export function createSettingsOnPage(send: (message: FromPage) => void): SettingsOnPage {
  const [hover, selection] = [createOutline('hover-settings'), createOutline('selected-settings')]
  let hovered: HTMLElement | undefined
  let shown: Pick<ToPage, 'settings' | 'selectedSettings'> = {}
  let reported = ''
  const titleOf = (slug: string | undefined) => shown.settings?.find(({ of }) => of === slug)?.title
  const known = (target: EventTarget | null) => {
    const element = settingsElement(target)
    return element && titleOf(element.dataset.settings) !== undefined ? element : undefined
  }
  const report = () => {
    const drawn = [...new Set(marked().flatMap(({ dataset }) => dataset.settings ?? []))]
    if (drawn.join() === reported) return
    reported = drawn.join()
    send({ type: 'vitrine-canvas-settings', drawn })
  }
  return {
    elements: [hover.element, selection.element],
    hover(target) {
      const before = hovered
      hovered = known(target)
      return hovered !== before
    },
    select(target) {
      const of = known(target)?.dataset.settings
      if (of === undefined || of === shown.selectedSettings) return false
      const intent: Intent = { do: 'selectSettings', of }
      send({ type: 'vitrine-canvas', intent })
      return true
    },
    show(next) {
      const [before, after] = [shown.selectedSettings, next.selectedSettings]
      shown = next
      const [first] = after === undefined || after === before ? [] : marked(after)
      if (first) scrollIntoWindow(first)
    },
    redraw() {
      report()
      const selected = shown.selectedSettings
      selection.place(selected === undefined ? undefined : boxOfElements(marked(selected)), titleOf(selected))
      const slug = hovered?.isConnected ? hovered.dataset.settings : undefined
      const isOther = slug !== undefined && slug !== selected
      hover.place(isOther && hovered ? boxOfElements([hovered]) : undefined, titleOf(slug))
    },
  }
}

/** Elements that the settings of a global draw. @param slug Undefined: those of all. */
function marked(slug?: string): readonly HTMLElement[] {
  const value = slug === undefined ? '' : `="${CSS.escape(slug)}"`
  return [...document.querySelectorAll<HTMLElement>(`[data-settings${value}]`)]
}

function settingsElement(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-settings]') : null) ?? undefined
}
