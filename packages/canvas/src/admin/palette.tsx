'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { blockTitle } from '../core/block-tree.ts'
import { type PaletteGroup, type PaletteItem, paletteGroups } from '../core/palette.ts'
import { recentItems, rememberItem } from './recent-items.ts'
import type { Canvas } from './use-canvas.ts'
import { type Drag, useDraggable } from './use-draggable.ts'
import { usePalette } from './use-palette.ts'

/** Everything that may be added at a place, drawn as this site draws it. */
export function Palette({ canvas, at }: { readonly canvas: Canvas; readonly at: string | undefined }): ReactNode {
  const { tree, rules, add, carry } = canvas
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
  const drag = (item: PaletteItem): Drag => ({
    carried: { key: `palette ${item.key}`, title: item.label, blocks: item.blocks },
    begin(carried) {
      carry(carried)
      // A modal dialog would keep the pointer from the page.
      show(false)
    },
    end(isDropped) {
      carry(undefined)
      if (!isDropped) return show(true)
      rememberItem(item.key)
      add(undefined)
    },
  })
  const show = (isShown: boolean) => {
    const { current } = dialog
    if (!current) return
    current.close()
    current.classList.toggle('page-palette--away', !isShown)
    if (isShown) current.showModal()
    else current.show()
  }
  const search = (event: KeyboardEvent) => {
    const first = groups[0]?.items[0]
    if (event.key !== 'Enter' || !first) return
    event.preventDefault()
    choose(first)
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="page-palette"
      aria-label="Add to the page"
      onClose={() => !dialog.current?.open && add(undefined)}
    >
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
          <Group key={group.name} group={group} choose={choose} drag={drag} />
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
  drag,
}: {
  readonly group: PaletteGroup
  readonly choose: (item: PaletteItem) => void
  readonly drag: (item: PaletteItem) => Drag
}): ReactNode {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{group.name}</h2>
      <ul>
        {group.items.map((item) => (
          <Item key={item.key} item={item} choose={choose} drag={drag(item)} />
        ))}
      </ul>
    </section>
  )
}

/** An item: a click adds it where the palette was opened, a drag wherever it is dropped on the page. */
function Item({
  item,
  choose,
  drag,
}: {
  readonly item: PaletteItem
  readonly choose: (item: PaletteItem) => void
  readonly drag: Drag
}): ReactNode {
  const card = useRef<HTMLLIElement>(null)
  useDraggable(card, drag)
  return (
    <li ref={card} className="page-palette__item">
      <Look look={item.look} />
      <button type="button" onClick={() => choose(item)}>
        {item.label}
      </button>
    </li>
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
