import { LOADER_CALL, parseLoaded, SLIDER_ACTION } from '../../core/calls.ts'
import { colorCss } from '../../core/model/paint.ts'
import type { ModalProps } from '../modal-slider.tsx'

/** Milliseconds that the site may take to answer. */
const TIMEOUT_MS = 15_000

/** The methods that a slider's element has once it is awake. */
type Awake = HTMLElement & { play?(): void; pause?(): void }

/**
 * Fetches a slider and makes its window.
 *
 * @throws When the site does not answer, or has no such slider.
 */
export async function modalWindow(props: ModalProps, signal: AbortSignal): Promise<{ open(): void }> {
  const { alias, title, modal, close } = props
  const loaded = await fetchSlider(props, signal)
  const content = document.createElement('template')
  content.innerHTML = loaded.data
  // The policy of the page allows no styles in the markup; those of a script may come from our own origin's answer.
  for (const style of content.content.querySelectorAll('style')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent ?? '')
    document.adoptedStyleSheets.push(sheet)
    style.remove()
  }

  const dialog = document.createElement('dialog')
  dialog.className = 'slider-modal'
  dialog.setAttribute('aria-label', title)
  dialog.setAttribute('closedby', 'none')
  const { cover, coverSpeed, closeProtection } = modal
  dialog.style.setProperty('--cover-speed', `${coverSpeed}ms`)
  dialog.style.setProperty('--cover', cover ? colorCss(cover.color) : 'transparent')
  dialog.style.setProperty('--cover-opacity', `${cover?.opacity ?? 0}%`)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'slider-modal__close'
  button.setAttribute('aria-label', close)
  dialog.append(button, content.content)
  document.body.append(dialog)
  const slider = dialog.querySelector<Awake>(`[data-slider="${alias}"]`)

  let openedAt = 0
  const shut = () => {
    // A double click opens; it does not close as well.
    if (performance.now() - openedAt >= closeProtection) dialog.close()
  }
  button.addEventListener('click', shut, { signal })
  dialog.addEventListener('click', ({ target }) => target === dialog && modal.closeOnCover && shut(), { signal })
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    shut()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    shut()
  })
  const emit = (name: string) =>
    dialog.dispatchEvent(new CustomEvent(`vitrine:slider:${name}`, { bubbles: true, detail: { alias } }))
  dialog.addEventListener('close', () => {
    slider?.pause?.()
    emit('modal-close')
  })
  signal.addEventListener('abort', () => dialog.remove())
  return {
    open() {
      openedAt = performance.now()
      dialog.showModal()
      button.focus({ preventScroll: true })
      slider?.play?.()
      emit('modal-open')
    },
  }
}

async function fetchSlider({ ajax, alias, locale }: ModalProps, signal: AbortSignal) {
  const response = await fetch(ajax, {
    method: 'POST',
    body: new URLSearchParams({ action: SLIDER_ACTION, client_action: LOADER_CALL, alias, usage: 'modal', locale }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const loaded = response.ok ? parseLoaded(await response.json()) : undefined
  if (!loaded) throw new Error(`The site has no slider "${alias}".`)
  return loaded
}
