import type { ReactNode } from 'react'

/** Points down; decorative, so its control needs a name of its own. */
export function Chevron(): ReactNode {
  return <Icon path="M3 5.5 8 10.5 13 5.5" />
}

/** Points up; decorative. */
export function ArrowUp(): ReactNode {
  return <Icon path="M8 14V2.5M3 7.5 8 2.5 13 7.5" />
}

/** A magnifying glass; decorative. */
export function Magnifier(): ReactNode {
  return <Icon path="M10.5 10.5 14.5 14.5M6.75 11.5a4.75 4.75 0 1 1 0-9.5 4.75 4.75 0 0 1 0 9.5Z" />
}

/** A cross; decorative. */
export function Cross(): ReactNode {
  return <Icon path="M3 3 13 13M13 3 3 13" />
}

function Icon({ path }: { readonly path: string }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
