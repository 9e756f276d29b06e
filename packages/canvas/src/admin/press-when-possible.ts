/** Milliseconds in which a form has saved by itself what was changed just before. */
const SAVED_WITHIN_MS = 15_000

/**
 * Presses a button of the form once it can be pressed: while the form saves by itself its buttons rest, and a press then is
 * lost.
 *
 * @param id Of its element, as Payload gives it.
 * @returns False: it could not be pressed within 15 s, or the form is gone.
 */
export function pressWhenPossible(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const button = document.getElementById(id)
      if (button && isResting(button)) return
      end(button !== null)
      button?.click()
    }
    const end = (isPressed: boolean) => {
      changes.disconnect()
      clearTimeout(timer)
      resolve(isPressed)
    }
    const changes = new MutationObserver(look)
    const attributeFilter = ['disabled', 'aria-disabled']
    changes.observe(document.body, { attributeFilter, childList: true, subtree: true })
    const timer = setTimeout(() => end(false), SAVED_WITHIN_MS)
    look()
  })
}

/** True of a button that cannot be pressed at this moment. */
export function isResting(button: Element): boolean {
  return button.matches(':disabled, [aria-disabled="true"]')
}
