import type { FieldMark } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { richMark } from './rich-mark.ts'

/** Rich text that shares its element with something else: an element of its own in previews, the text alone to visitors. */
export function MarkedRich({ mark, children }: { readonly mark: FieldMark; readonly children: ReactNode }): ReactNode {
  if (mark['data-field'] === undefined) return children
  return (
    <div className="marked-rich prose" {...richMark(mark)}>
      {children}
    </div>
  )
}
