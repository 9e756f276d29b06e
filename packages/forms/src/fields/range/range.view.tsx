import type { ReactNode } from 'react'
import type { LineControl } from '../../core/template/control-parts.ts'
import type { ControlEntry } from '../../ui/control-entry.ts'
import { lineView } from '../../ui/line.tsx'
import { rangeStart } from './range-start.ts'

/** What is chosen, for eyes: it is heard from the scale itself. */
function Chosen({ control }: { readonly control: LineControl }): ReactNode {
  return (
    <output className="field__value" aria-hidden="true">
      {rangeStart(control)}
    </output>
  )
}

const range: ControlEntry<LineControl<'range'>> = { ...lineView, After: Chosen }

export const views = { range }
