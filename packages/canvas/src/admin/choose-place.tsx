import { type ReactNode, useEffect, useRef } from 'react'
import { blockTitle, parentsOf } from '../core/block-tree.ts'
import { placesFor } from '../core/places.ts'
import type { Canvas } from './use-canvas.ts'

/** Where a block may go: one place for each button, in the order of reading. */
export function ChoosePlace({ canvas, id }: { readonly canvas: Canvas; readonly id: string }): ReactNode {
  const { tree, act, cancelMove } = canvas
  const places = useRef<HTMLUListElement>(null)
  const node = tree.blocks.get(id)
  useEffect(() => places.current?.querySelector('button')?.focus(), [])
  if (!node) return null
  const depthOf = (list: string) => {
    const owner = tree.lists.get(list)?.owner
    return owner === undefined ? 0 : parentsOf(tree, owner).length + 1
  }
  return (
    <fieldset
      className="page-canvas__places"
      aria-label={`Move ${blockTitle(node)}`}
      onKeyDown={({ key }) => key === 'Escape' && cancelMove()}
    >
      <p>
        Where to move <strong>{blockTitle(node)}</strong>?
        <button type="button" onClick={cancelMove}>
          Cancel
        </button>
      </p>
      <ul ref={places}>
        {placesFor(tree, id).map(({ list, before, label }) => (
          <li key={`${list} ${before}`} style={{ paddingInlineStart: `${depthOf(list) * 1.1}rem` }}>
            <button type="button" onClick={() => act({ do: 'place', id, list, before })}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
