import type { ReactNode } from 'react'

/** Points down; decorative, so its control needs a name of its own. */
export function Chevron(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M3 5.5 8 10.5 13 5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
