import { useEffect, useRef } from 'react'

/** Id of the link of a listed message. */
export function rowId(message: number): string {
  return `message-${message}`
}

/** Id of the heading of the open message. */
export const HEADING_ID = 'message-heading'

/** Id of the heading of the list. */
export const LIST_HEADING_ID = 'inbox-heading'

/** Parts of the inbox that the focus follows. */
interface FollowedParts {
  /** Id of the open message. */
  readonly open: number | undefined
  /** The same, once it is shown. */
  readonly loaded: number | undefined
  /** Number of selected messages. */
  readonly selected: number
}

/**
 * Moves the focus when what had it has gone: to the message that opened, or to the list when none is open or the bar of
 * selected messages has closed. While the list has it, it follows the open message there.
 */
export function useMessageFocus({ open, loaded, selected }: FollowedParts): void {
  const before = useRef({ open, selected })
  useEffect(() => {
    const last = before.current.open
    before.current.open = open
    if (open === last) return
    const row = document.getElementById(rowId(open ?? last ?? 0))
    row?.scrollIntoView({ block: 'nearest' })
    if (open === undefined) focusIfLost(row?.id ?? LIST_HEADING_ID)
    else if (document.activeElement?.matches('.inbox-row__link') && row?.checkVisibility()) row.focus()
  }, [open])
  useEffect(() => {
    if (loaded !== undefined) focusIfLost(HEADING_ID)
  }, [loaded])
  useEffect(() => {
    const had = before.current.selected
    before.current.selected = selected
    if (had > 0 && selected === 0) focusIfLost(LIST_HEADING_ID)
  }, [selected])
}

function focusIfLost(id: string): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body || !focused.checkVisibility()) document.getElementById(id)?.focus()
}
