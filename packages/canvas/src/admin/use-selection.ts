'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { blockOfElement, openBlocksTab, showRow } from './form-rows.ts'
import type { CanvasForm } from './use-canvas-form.ts'

interface Chosen {
  readonly block?: string
  readonly settings?: string
}

/** Choice of an editor: a block, on the page, in the outline or by being in its fields, or settings. */
export interface Selection {
  /** Id of the block; undefined: none is chosen, or it is not there any more. */
  readonly selected: string | undefined
  /** The same at this moment, drawn or not. */
  selectedNow(): string | undefined
  /** Slug of the global whose settings are chosen: never beside a block. */
  readonly settings: string | undefined
  chooseSettings(slug: string): void
  /** Chooses a block and leaves the form where it is. */
  choose(id: string | undefined): void
  /** Chooses a block and brings its row of the form into sight. */
  open(id: string, options: { readonly focuses: boolean }): void
}

/** @param list Name of the document's list of blocks. */
export function useSelection(list: string, { tree, latest, open: openRow }: CanvasForm): Selection {
  const [chosen, setChosen] = useState<Chosen>({})
  // Messages of the page may come faster than the canvas is drawn.
  const now = useRef(chosen)
  const become = useCallback((next: Chosen) => {
    now.current = next
    setChosen(next)
  }, [])
  const choose = useCallback((block: string | undefined) => become(block === undefined ? {} : { block }), [become])
  const { block: selected, settings } = chosen
  const [row, setRow] = useState<{ readonly id: string; readonly focuses: boolean }>()
  const newest = useRef(tree)
  newest.current = tree

  // A block that was made just before is not drawn yet.
  const isThere = row !== undefined && tree.blocks.has(row.id)

  // Rows are opened before they can be scrolled to.
  useEffect(() => {
    const path = isThere ? newest.current.blocks.get(row.id)?.path : undefined
    if (path === undefined) return
    const shown = new AbortController()
    showRow(path, { focuses: row?.focuses ?? false, signal: shown.signal })
    return () => shown.abort()
  }, [row, isThere])

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const id = blockOfElement(newest.current, target)
      if (id !== undefined) choose(id)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [choose])

  return {
    selected: selected !== undefined && tree.blocks.has(selected) ? selected : undefined,
    selectedNow: () => now.current.block,
    settings,
    choose,
    chooseSettings: (slug) => become({ settings: slug }),
    open(id, { focuses }) {
      choose(id)
      if (!latest().blocks.has(id)) return
      openBlocksTab(list)
      openRow(id)
      setRow({ id, focuses })
    },
  }
}
