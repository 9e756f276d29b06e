/** Moves the focus to what was scrolled to, so that Tab goes on from there. It can be focused only as long as it is. */
export function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
}
