import type { FieldMark } from '@vitrine/kit/core'
import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

/** The lines of one pictogram, in the colour of the text and as large as a line of it. */
export function Drawing(props: {
  readonly node: IconNode
  readonly pointing?: boolean
  readonly mark?: FieldMark | undefined
}): ReactNode {
  const { node, pointing, mark } = props
  return (
    <svg
      className={pointing ? 'icon icon--pointing' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...mark}
    >
      {node.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  )
}
