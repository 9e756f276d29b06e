import { createElement, type ReactNode } from 'react'
import type { IconName } from '../core/icon-names.ts'
import { ICON_NODES } from './icon-nodes.ts'

/** Pictograms that point along the line. */
const POINTING: ReadonlySet<IconName> = new Set(['arrow-right', 'arrow-up-right'])

/**
 * A pictogram in the colour of the text, as large as a line of it. It carries no meaning of its own: a control that
 * shows nothing else needs a name.
 */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg
      className={POINTING.has(name) ? 'icon icon--pointing' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {ICON_NODES[name].map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  )
}
