import type { RenderContext } from '@vitrine/kit/core'
import { listPageAddress, type Pagination, paginationTextsOf } from '@vitrine/ui/core'
import { PaginationLinks } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'

/** Links to the other pages of what stands on several. @param props.parts Undefined: it stands on one. */
export function ForumParts(props: {
  readonly parts: Pagination | undefined
  readonly context: RenderContext
}): ReactNode {
  const { parts, context } = props
  return (
    parts && (
      <PaginationLinks
        {...parts}
        address={(part) => listPageAddress(parts.list, part)}
        texts={paginationTextsOf(context)}
      />
    )
  )
}
