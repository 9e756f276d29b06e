import type { ReactNode } from 'react'

/** Outlines on a ground of 24 by 24. */
const DRAWINGS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M6 9l6 6 6-6',
  previous: 'M6 15l6-6 6 6',
  files: 'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.700 4.700L9.300 17a1.700 1.700 0 0 1-2.400-2.400L14.500 7',
  copy: 'M9 9h10v11H9zM5 15V4h10',
} as const

/** Icon of the inbox, beside a name or a text. */
export function InboxIcon({ name }: { readonly name: keyof typeof DRAWINGS }): ReactNode {
  return (
    <svg aria-hidden="true" className="inbox-icon" viewBox="0 0 24 24">
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
