/** Opens and closes the window of a form, where the browser needs help with it. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const dialog = element.querySelector<HTMLDialogElement>('.form-dialog')
  const button = element.querySelector<HTMLElement>('.form-dialog__open')
  if (!dialog || !button) return
  const on = (target: EventTarget, name: string, then: (event: Event) => void) =>
    target.addEventListener(name, then, { signal })

  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    const close = element.querySelector<HTMLElement>('.form-dialog__close')
    on(button, 'click', () => dialog.showModal())
    if (close) on(close, 'click', () => dialog.close())
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) closeOutside(dialog, on)
  // Safari does not focus a button that is clicked, so the dialog alone would not bring the focus back to it.
  beginWithField(dialog)
  on(dialog, 'close', () => {
    if (dialog.open) return
    beginWithField(dialog)
    button.focus()
    // The same link must be able to lead here again.
    if (location.hash === `#${dialog.id}`) history.replaceState(history.state, '', location.pathname + location.search)
  })
  const follow = () => {
    if (location.hash === `#${dialog.id}` && !dialog.open) dialog.showModal()
  }
  on(window, 'hashchange', follow)
  if (dialog.open) reopen(dialog)
  else follow()
}

/** Fields that visitors fill in, without hidden ones. */
const FIELDS = '.wpcf7-form-control-wrap :is(input:not([type="hidden"]), select, textarea):enabled'
const NOT_ASKED = '[hidden], [data-waits]'

/** Lets the focus begin in the first field when the window opens, not on the button that closes it. */
function beginWithField(dialog: HTMLDialogElement): void {
  const first = [...dialog.querySelectorAll(FIELDS)].find((field) => !field.closest(NOT_ASKED))
  for (const field of dialog.querySelectorAll('[autofocus]')) field.removeAttribute('autofocus')
  first?.setAttribute('autofocus', '')
}

/** Makes a window of what the server shows in its place, and leads to what must be mended. */
function reopen(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.showModal()
  dialog.querySelector<HTMLElement>('.form-sent, [aria-invalid="true"]')?.focus()
}

/** A click beside the window closes it, but not a text that was marked beyond its edge. */
function closeOutside(
  dialog: HTMLDialogElement,
  on: (target: EventTarget, name: string, then: (event: Event) => void) => void,
): void {
  let isOutside = false
  on(dialog, 'pointerdown', ({ target }) => {
    isOutside = target === dialog
  })
  on(dialog, 'click', ({ target }) => {
    if (isOutside && target === dialog) dialog.close()
  })
}
