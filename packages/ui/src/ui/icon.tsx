import type { FieldMark, IconName } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import { ICON_NODES } from './icon-nodes.ts'

/** Pictograms that point along the line. */
const POINTING: ReadonlySet<IconName> = new Set(['arrow-right', 'arrow-up-right'])

/**
 * A pictogram in the colour of the text, as large as a line of it. It carries no meaning of its own: a control that
 * shows nothing else needs a name.
 *
 * @param props.mark Names to the tools of its editor the field that holds it.
 */
export function Icon({ name, mark }: { readonly name: IconName; readonly mark?: FieldMark | undefined }): ReactNode {
  return <Drawing node={ICON_NODES[name]} pointing={POINTING.has(name)} mark={mark} />
}
