import { enhancer } from '@vitrine/islands/ui'
import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { type ListParts, partAddress } from '../core/parts.ts'
import { partsTextsOf } from '../core/parts-texts.ts'
import { Parts } from './parts.tsx'

const Growing = enhancer('more-parts', { when: 'visible' })
const Bricks = enhancer('bricks', { when: 'visible' })

/**
 * A list of documents, of which a page may show one part: with links to the others, or growing in place.
 *
 * @param props.id Names the list in its page, the same in all its parts.
 * @param props.parts What stands at other addresses; undefined: this is all.
 * @param props.isBricks Each document stands below the shortest column.
 * @param props.children An `li` for each document.
 */
export function PartedList(props: {
  readonly id: string
  readonly className: string
  readonly parts?: ListParts | undefined
  readonly isBricks: boolean
  readonly context: RenderContext
  readonly children: ReactNode
}): ReactNode {
  const { id, className, parts, isBricks, context, children } = props
  const list = (
    <ul className={className} data-parts-list={parts && id} data-bricks={isBricks ? '' : undefined}>
      {children}
    </ul>
  )
  const all = parts ? (
    <>
      {list}
      <Parts {...parts} address={(part) => partAddress(parts.list, part)} texts={partsTextsOf(context)} />
    </>
  ) : (
    list
  )
  const shown = parts?.grows ? <Growing props={{ list: id }}>{all}</Growing> : all
  return isBricks ? <Bricks>{shown}</Bricks> : shown
}
