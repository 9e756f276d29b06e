import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

/** The lines of one pictogram, in the colour of the text and as large as a line of it. */
export function Drawing({ node, pointing }: { readonly node: IconNode; readonly pointing?: boolean }): ReactNode {
  return (
    <svg className={pointing ? 'icon icon--pointing' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {node.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  )
}
