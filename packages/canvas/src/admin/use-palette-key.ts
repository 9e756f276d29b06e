'use client'

import { useEffect, useRef } from 'react'

/** Opens the palette by Control and K in all of the form, but in a rich text, where they make a link. */
export function usePaletteKey(open: () => void): void {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k'
      if (!isAsked || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** True in a rich text and in a dialog, which the palette would hide. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[contenteditable="true"], dialog') !== null
}
