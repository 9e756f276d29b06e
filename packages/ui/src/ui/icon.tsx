import { createElement, type ReactNode } from 'react'
import type { IconName } from '../core/icon-names.ts'
import { ICON_NODES } from './icon-nodes.ts'

/**
 * A pictogram in the colour of the text, as large as a line of it. It carries no meaning of its own: a control that
 * shows nothing else needs a name.
 */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {ICON_NODES[name].map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  )
}
