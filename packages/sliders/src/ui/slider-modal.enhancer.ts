import { mayCome, noteComing } from './modal/frequency.ts'
import { whenFree, whenLeaving, whenScrolled } from './modal/triggers.ts'
import type { ModalProps } from './modal-slider.tsx'

/**
 * Opens a slider in a window: for links to `#alias`, for `data-slider-modal`, for the event `vitrine:slider:open` with
 * its alias, and by itself when its editors say so.
 */
export function enhance(_element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const { alias, modal } = props as ModalProps
  let opening: Promise<{ open(): void }> | undefined

  const open = async (link?: HTMLAnchorElement) => {
    if (document.querySelector('dialog:modal')) return
    // Asked for once, unless that failed.
    opening ??= import('./modal/modal-window.ts').then(({ modalWindow }) => modalWindow(props as ModalProps, signal))
    try {
      const { open: show } = await opening
      if (!signal.aborted) show()
    } catch {
      opening = undefined
      console.error('Modal Can not be Loaded')
      const leadsElsewhere = link && (link.pathname !== location.pathname || link.origin !== location.origin)
      if (leadsElsewhere) location.assign(link.href)
    }
  }
  const comeByItself = () =>
    whenFree(signal, () => {
      if (!mayCome(alias, modal.once)) return
      noteComing(alias, modal.once)
      void open()
    })

  document.addEventListener(
    'click',
    (event) => {
      const asked = (event.target as Element).closest<HTMLElement>('a[href*="#"], [data-slider-modal]')
      const link = asked instanceof HTMLAnchorElement ? asked : undefined
      if (!asked || (asked.dataset.sliderModal !== alias && link?.hash !== `#${alias}`)) return
      event.preventDefault()
      void open(link)
    },
    { signal, capture: true },
  )
  document.addEventListener(
    'vitrine:slider:open',
    ({ detail }: CustomEventInit<{ alias?: string }>) => detail?.alias === alias && void open(),
    { signal },
  )
  const { seconds, scrolled, leaving } = modal.opens
  if (!mayCome(alias, modal.once)) return
  if (seconds !== undefined) {
    const timer = setTimeout(comeByItself, seconds * 1000)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  if (scrolled !== undefined) whenScrolled(scrolled, signal, comeByItself)
  if (leaving) whenLeaving(signal, comeByItself)
}
