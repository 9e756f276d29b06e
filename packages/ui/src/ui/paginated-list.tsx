import { enhancer } from '@vitrine/islands/ui'
import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { listPageAddress, type Pagination } from '../core/pagination.ts'
import { paginationTextsOf } from '../core/pagination-texts.ts'
import { PaginationLinks } from './pagination-links.tsx'

const LoadMore = enhancer('load-more', { when: 'visible' })
const Masonry = enhancer('masonry', { when: 'visible' })

/**
 * A list of documents, of which a page may show one part: with links to the others, or growing in place.
 *
 * @param props.id Names the list in its page, the same in all its parts.
 * @param props.parts What stands at other addresses; undefined: this is all.
 * @param props.isMasonry Each document stands below the shortest column.
 * @param props.children An `li` for each document.
 */
export function PaginatedList(props: {
  readonly id: string
  readonly className: string
  readonly parts?: Pagination | undefined
  readonly isMasonry: boolean
  readonly context: RenderContext
  readonly children: ReactNode
}): ReactNode {
  const { id, className, parts, isMasonry, context, children } = props
  const list = (
    <ul className={className} data-parts-list={parts && id} data-masonry={isMasonry ? '' : undefined}>
      {children}
    </ul>
  )
  const all = parts ? (
    <>
      {list}
      <PaginationLinks
        {...parts}
        address={(part) => listPageAddress(parts.list, part) + (parts.query ?? '')}
        texts={paginationTextsOf(context)}
      />
    </>
  ) : (
    list
  )
  const shown = parts?.grows ? <LoadMore props={{ list: id }}>{all}</LoadMore> : all
  return isMasonry ? <Masonry>{shown}</Masonry> : shown
}
