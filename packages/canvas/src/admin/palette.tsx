'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { blockTitle } from '../core/block-tree.ts'
import { type PaletteGroup, type PaletteItem, paletteGroups } from '../core/palette.ts'
import { recentItems, rememberItem } from './recent-items.ts'
import type { Canvas } from './use-canvas.ts'
import { usePalette } from './use-palette.ts'

/** Everything that may be added at a place, drawn as this site draws it. */
export function Palette({ canvas, at }: { readonly canvas: Canvas; readonly at: string | undefined }): ReactNode {
  const { tree, rules, add } = canvas
  const items = usePalette(rules)
  const [sought, setSought] = useState('')
  const [recent] = useState(recentItems)
  const dialog = useRef<HTMLDialogElement>(null)
  const searchId = useId()
  const groups = useMemo(
    () => (items ? paletteGroups(items, { tree, at, sought, recent }) : []),
    [items, tree, at, sought, recent],
  )
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const node = at === undefined ? undefined : tree.blocks.get(at)

  useEffect(() => dialog.current?.showModal(), [])

  const choose = (item: PaletteItem) => {
    rememberItem(item.key)
    dialog.current?.close()
    add(item.blocks)
  }
  const search = (event: KeyboardEvent) => {
    const first = groups[0]?.items[0]
    if (event.key !== 'Enter' || !first) return
    event.preventDefault()
    choose(first)
  }
  return createPortal(
    <dialog ref={dialog} className="page-palette" aria-label="Add to the page" onClose={() => add(undefined)}>
      <div className="page-palette__head">
        <label htmlFor={searchId}>Add {node ? `behind ${blockTitle(node)}` : 'at the end of the page'}</label>
        <input
          id={searchId}
          type="search"
          placeholder="Hero, prices, questions …"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={search}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <output className="page-palette__count">{items ? `${count} to choose from` : 'Loading …'}</output>
      <div className="page-palette__groups">
        {groups.map((group) => (
          <Group key={group.name} group={group} choose={choose} />
        ))}
        {items && count === 0 && <p>Nothing that may stand here has these words.</p>}
      </div>
    </dialog>,
    document.body,
  )
}

function Group({
  group,
  choose,
}: {
  readonly group: PaletteGroup
  readonly choose: (item: PaletteItem) => void
}): ReactNode {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{group.name}</h2>
      <ul>
        {group.items.map((item) => (
          <li key={item.key} className="page-palette__item">
            <Look look={item.look} />
            <button type="button" onClick={() => choose(item)}>
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A small picture of an item. The page in it runs no script, and nothing in it can be reached. */
function Look({ look }: { readonly look: PaletteItem['look'] }): ReactNode {
  return (
    <div className="page-palette__look" inert>
      {look?.kind === 'page' && (
        <iframe src={look.address} title="Example" loading="lazy" sandbox="allow-same-origin" tabIndex={-1} />
      )}
      {look?.kind === 'drawing' && <img src={look.address} alt="" />}
    </div>
  )
}
