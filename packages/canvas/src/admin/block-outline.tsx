import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type BlockNode, type BlockTree, blockTitle, parentsOf } from '../core/block-tree.ts'
import { canvasKey } from '../core/canvas-keys.ts'
import { isHidden } from '../core/commands.ts'
import { outlineTargetAt } from '../core/outline-target.ts'
import { INDENT_REM, pointedLine } from './pointed-line.ts'
import type { Canvas } from './use-canvas.ts'
import { type Drag, useDraggable } from './use-draggable.ts'
import { type ShownTarget, useOutlineDrops } from './use-outline-drops.ts'

/** Blocks of a page from which on a field to search them is worth its place. */
const SEARCHED_FROM = 6

interface OutlineProps {
  readonly canvas: Canvas
  /** The focus comes to the selected block at once: it was on what stood here before. */
  readonly takesFocus: boolean
}

/** The blocks of the page as a tree: arrows walk, Alt and arrows move, Enter or a double click edits, lines are dragged. */
export function BlockOutline(props: OutlineProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  if (props.canvas.tree.blocks.size > 0) return <Outline {...props} />
  return (
    <p className="page-canvas__empty">
      {word({
        en: 'This page has no blocks yet. Add the first one below.',
        de: 'Diese Seite hat noch keine Blöcke. Unten lässt sich der erste hinzufügen.',
      })}
    </p>
  )
}

function Outline({ canvas, takesFocus }: OutlineProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { tree, selected, act, choose, mayEdit, offer, carry } = canvas
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [sought, setSought] = useState('')
  const outline = useRef<HTMLDivElement>(null)
  // A line that is deleted takes the focus with it, so what has it is remembered.
  const hasFocus = useRef(takesFocus)
  const searchId = useId()
  const shown = shownBlocks(tree, { folded, sought, selected })
  const focusable = shown.some(({ id }) => id === selected) ? selected : shown[0]?.id

  useEffect(() => {
    if (selected === undefined) return
    const item = outline.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(selected)}"]`)
    item?.scrollIntoView({ block: 'nearest' })
    const isElsewhere = document.activeElement !== document.body && !outline.current?.contains(document.activeElement)
    if (hasFocus.current && !isElsewhere) item?.focus({ preventScroll: true })
  }, [selected])

  const press = (event: KeyboardEvent) => {
    const end = event.key === 'Home' ? shown[0] : event.key === 'End' ? shown.at(-1) : undefined
    if (end) {
      event.preventDefault()
      return choose(end.id)
    }
    const intent = canvasKey(event, idAt(event.target) ?? selected ?? focusable)
    if (!intent) return
    event.preventDefault()
    event.stopPropagation()
    act(intent)
  }
  const click = ({ target }: MouseEvent) => {
    const id = idAt(target)
    if (id === undefined) return
    if (!isFold(target)) return choose(id)
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  const doubleClick = ({ target }: MouseEvent) => {
    const id = idAt(target)
    if (id !== undefined && !isFold(target)) act({ do: 'edit', id })
  }
  const dropTarget = useOutlineDrops(outline, {
    targetAt(pointer) {
      const isOpen = (id: string) => sought.trim() === '' && !folded.has(id)
      const line = outline.current ? pointedLine(outline.current, pointer, isOpen) : undefined
      const target = line && offer && outlineTargetAt(offer, tree, line)
      return line && target && { ...target, line: line.id }
    },
    drop({ list, before }) {
      if (offer) act({ do: 'drop', key: offer.key, list, before })
    },
  })
  return (
    <>
      {tree.blocks.size >= SEARCHED_FROM && (
        <div className="page-canvas__search">
          <label htmlFor={searchId}>{word({ en: 'Find a block', de: 'Block suchen' })}</label>
          <input id={searchId} type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
        </div>
      )}
      <div
        ref={outline}
        className="page-canvas__tree"
        role="tree"
        aria-label={word({ en: 'Blocks', de: 'Blöcke' })}
        onClick={click}
        onDoubleClick={doubleClick}
        onKeyDown={press}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) hasFocus.current = false
        }}
      >
        {shown.map((node) => (
          <OutlineItem
            key={node.id}
            node={node}
            depth={parentsOf(tree, node.id).length}
            isSelected={node.id === selected}
            isFocusable={node.id === focusable}
            isFolded={folded.has(node.id)}
            drag={{
              carried: mayEdit ? { key: `block ${node.id}`, id: node.id } : undefined,
              begin: carry,
              end: () => carry(undefined),
            }}
            dropTarget={dropTarget?.line === node.id ? dropTarget : undefined}
          />
        ))}
      </div>
      {shown.length === 0 && (
        <p className="page-canvas__empty">
          {word({ en: 'No block has these words.', de: 'Kein Block enthält diese Worte.' })}
        </p>
      )}
    </>
  )
}

/** Id of the block whose line an element is in. */
function idAt(target: EventTarget): string | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null
  return line?.dataset.id
}

function isFold(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-folds]') !== null
}

function OutlineItem(props: {
  readonly node: BlockNode
  readonly depth: number
  readonly isSelected: boolean
  readonly isFocusable: boolean
  readonly isFolded: boolean
  readonly drag: Drag
  readonly dropTarget: ShownTarget | undefined
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { node, depth, isSelected, isFocusable, isFolded, drag, dropTarget } = props
  const line = useRef<HTMLDivElement>(null)
  useDraggable(line, drag)
  const holdsBlocks = node.lists.length > 0
  const words = blockTitle(node).slice(node.label.length)
  return (
    <div
      ref={line}
      className="page-canvas__item"
      role="treeitem"
      data-id={node.id}
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={holdsBlocks ? !isFolded : undefined}
      tabIndex={isFocusable ? 0 : -1}
      data-hidden={isHidden(node) ? '' : undefined}
      style={{ paddingInlineStart: indent(depth) }}
    >
      <span className="page-canvas__fold" data-folds={holdsBlocks ? '' : undefined}>
        {holdsBlocks && (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={isFolded ? 'M6 4l4 4-4 4' : 'M4 6l4 4 4-4'} />
          </svg>
        )}
      </span>
      <span className="page-canvas__kind">{node.label}</span>
      <span className="page-canvas__words">{words}</span>
      {isHidden(node) && <span className="page-canvas__note">{word({ en: 'Hidden', de: 'Verborgen' })}</span>}
      {dropTarget && (
        <span
          className="page-canvas__drop"
          data-at={dropTarget.at}
          style={{ insetInlineStart: dropTarget.at === 'inside' ? 0 : indent(dropTarget.depth) }}
        >
          <span>{dropTarget.label}</span>
        </span>
      )}
    </div>
  )
}

function indent(depth: number): string {
  return `${depth * INDENT_REM.each + INDENT_REM.all}rem`
}

/** Blocks of the outline: not those in a folded block, unless one is selected, and only those with the sought words. */
function shownBlocks(
  tree: BlockTree,
  by: { readonly folded: ReadonlySet<string>; readonly sought: string; readonly selected: string | undefined },
): readonly BlockNode[] {
  const words = by.sought.trim().toLowerCase()
  const nodes = [...tree.blocks.values()]
  if (words !== '') return nodes.filter((node) => blockTitle(node).toLowerCase().includes(words))
  const around = by.selected === undefined ? [] : parentsOf(tree, by.selected).map(({ id }) => id)
  return nodes.filter(({ id }) =>
    parentsOf(tree, id).every((parent) => !by.folded.has(parent.id) || around.includes(parent.id)),
  )
}
