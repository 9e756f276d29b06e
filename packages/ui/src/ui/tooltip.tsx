import { enhancer } from '@vitrine/islands/ui'
import type { FieldMark } from '@vitrine/kit/core'
import type { ReactNode } from 'react'

/**
 * Around whatever holds explained elements: an element that is explained names its {@link Tooltip} in
 * `aria-describedby`. Shown on hover, on focus and by a tap; without script a screen reader still says it.
 */
export const Explained = enhancer('tooltip', { when: 'idle' })

/** A short text about another element. Never the only name of a control, and never something to press. */
export function Tooltip(props: {
  readonly id: string
  readonly mark?: FieldMark
  readonly children: string
}): ReactNode {
  const { id, mark, children } = props
  return (
    <span className="tooltip" id={id} role="tooltip" popover="hint" {...mark}>
      {children}
    </span>
  )
}
