import type { ReactNode } from 'react'
import { controlAttributes } from '../../ui/control-attributes.ts'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import type { FileControl } from './file.tag.ts'

function File({ control, state, surround }: ControlProps<FileControl>): ReactNode {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the protocol's markup, and the only word of it for screen readers
    <input
      {...controlAttributes(control, state, surround)}
      type="file"
      name={control.name}
      size={control.size}
      accept={control.accept}
      capture={control.capture}
      aria-required={control.required || undefined}
    />
  )
}

const file: ControlEntry<FileControl> = { View: File, layout: 'label' }

export const views = { file }
