import type { ReactNode } from 'react'
import type { LineControl } from '../../core/template/control-parts.ts'
import type { ControlEntry } from '../../ui/control-entry.ts'
import { lineView } from '../../ui/line.tsx'
import { rangeStart } from './range-start.ts'

/** Shows the chosen value; hidden from screen readers, which read it from the input. */
function Chosen({ control }: { readonly control: LineControl }): ReactNode {
  return (
    <output className="field__value" aria-hidden="true">
      {rangeStart(control)}
    </output>
  )
}

const range: ControlEntry<LineControl<'range'>> = { ...lineView, After: Chosen }

export const views = { range }
