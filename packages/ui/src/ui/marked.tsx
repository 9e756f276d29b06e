import type { FieldMark } from '@vitrine/kit/core'
import type { ReactNode } from 'react'

/** Text that shares its element with something else: an element of its own in previews, the text alone to visitors. */
export function Marked({ mark, children }: { readonly mark: FieldMark; readonly children: ReactNode }): ReactNode {
  return mark['data-field'] === undefined ? children : <span {...mark}>{children}</span>
}
