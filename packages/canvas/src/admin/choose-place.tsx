import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { blockTitle, parentsOf } from '../core/block-tree.ts'
import { placesFor } from '../core/places.ts'
import type { Canvas } from './use-canvas.ts'

/** Where a block may go: one place for each button, in the order of reading. */
export function ChoosePlace({ canvas, id }: { readonly canvas: Canvas; readonly id: string }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
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
      aria-label={word({ en: `Move ${blockTitle(node)}`, de: `${blockTitle(node)} verschieben` })}
      onKeyDown={({ key }) => key === 'Escape' && cancelMove()}
    >
      <p>
        {word({ en: 'Where to move', de: 'Wohin verschieben' })} <strong>{blockTitle(node)}</strong>?
        <button type="button" onClick={cancelMove}>
          {word({ en: 'Cancel', de: 'Abbrechen' })}
        </button>
      </p>
      <ul ref={places}>
        {placesFor(tree, id).map(({ list, before, label }) => (
          <li key={`${list} ${before}`} style={{ paddingInlineStart: `${depthOf(list) * 1.1}rem` }}>
            <button type="button" onClick={() => act({ do: 'place', id, list, before })}>
              {word(label)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
