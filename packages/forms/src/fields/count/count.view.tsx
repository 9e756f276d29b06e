import type { ReactNode } from 'react'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import type { CountControl } from './count.tag.ts'

function Count({ control }: ControlProps<CountControl>): ReactNode {
  return (
    <span
      id={control.id}
      className={control.className}
      data-target-name={control.name}
      data-starting-value={control.startingValue}
      data-current-value={control.startingValue}
      data-maximum-value={control.maximum}
      data-minimum-value={control.minimum}
    >
      {control.startingValue}
    </span>
  )
}

const count: ControlEntry<CountControl> = { View: Count }

export const views = { count }
