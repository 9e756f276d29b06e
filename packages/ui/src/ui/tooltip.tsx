import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'

/**
 * Around whatever holds explained elements: an element that is explained names its {@link Tooltip} in
 * `aria-describedby`. Shown on hover, on focus and by a tap; without script a screen reader still says it.
 */
export const Explained = enhancer('tooltip', { when: 'idle' })

/** A short text about another element. Never the only name of a control, and never something to press. */
export function Tooltip(props: { readonly id: string; readonly children: string }): ReactNode {
  return (
    <span className="tooltip" id={props.id} role="tooltip" popover="hint">
      {props.children}
    </span>
  )
}
