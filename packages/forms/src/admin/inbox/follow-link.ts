import type { MouseEvent } from 'react'

/** Handler for a link that is followed without leaving the page; a new tab or window is the browser's as always. */
export function followLink(follow: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow()
  }
}
