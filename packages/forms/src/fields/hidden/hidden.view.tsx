import type { ReactNode } from 'react'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import { HiddenInput } from '../../ui/hidden-input.tsx'
import type { HiddenControl } from './hidden.tag.ts'

function Hidden({ control }: ControlProps<HiddenControl>): ReactNode {
  return <HiddenInput id={control.id} name={control.name} className={control.className} value={control.value} />
}

const hidden: ControlEntry<HiddenControl> = { View: Hidden }

export const views = { hidden }
