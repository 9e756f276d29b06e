import type { ReactNode } from 'react'

/** Lets a table that is wider than its place be scrolled, by keyboard too. */
export function ScrollingTable(props: { readonly label: string | undefined; readonly children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section with a name would be a landmark
    <div
      className="scrolling-table"
      role="group"
      aria-label={props.label}
      // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      {props.children}
    </div>
  )
}
