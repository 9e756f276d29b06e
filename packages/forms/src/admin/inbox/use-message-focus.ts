import { type RefObject, useEffect, useRef } from 'react'

/** Id of the link of a listed message. */
export function rowId(message: number): string {
  return `message-${message}`
}

/** Id of the heading of the open message. */
export const HEADING_ID = 'message-heading'

/** Id of the heading of the list. */
export const LIST_HEADING_ID = 'inbox-heading'

/**
 * Moves the focus when what had it has gone: to the message that opened, or to the list when none is open. While the
 * list has it, it follows the open message there.
 *
 * @param open Id of the open message.
 * @param loaded The same, once it is shown.
 */
export function useMessageFocus(
  root: RefObject<HTMLElement | null>,
  open: number | undefined,
  loaded: number | undefined,
): void {
  const before = useRef(open)
  useEffect(() => {
    const last = before.current
    before.current = open
    if (open === last) return
    const row = document.getElementById(rowId(open ?? last ?? 0))
    row?.scrollIntoView({ block: 'nearest' })
    const focused = document.activeElement
    if (open === undefined && isLost(focused)) (row ?? document.getElementById(LIST_HEADING_ID))?.focus()
    else if (focused?.id.startsWith(rowId(0).slice(0, -1)) && row?.checkVisibility()) row.focus()
  }, [open])
  useEffect(() => {
    if (loaded === undefined || !root.current) return
    if (isLost(document.activeElement)) document.getElementById(HEADING_ID)?.focus()
  }, [loaded, root])
}

function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || !focused.checkVisibility()
}
