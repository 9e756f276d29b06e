import { useEffect, useRef } from 'react'
import { commandOf, type InboxCommand } from '../../core/inbox/inbox-keys.ts'

/** Elements that take keys for themselves. */
const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="dialog"]'

/** Gives commands by keys, except while a field or a dialog has the focus. */
export function useInboxKeys(run: (command: InboxCommand) => void): void {
  const current = useRef(run)
  useEffect(() => {
    current.current = run
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const { target } = event
      const command = commandOf(event, target instanceof Element && target.closest(TYPED_INTO) !== null)
      if (!command) return
      event.preventDefault()
      current.current(command)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
