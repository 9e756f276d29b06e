'use client'

import { useEffect, useRef, useState } from 'react'
import { blockOfElement, openBlocksTab, showRow } from './form-rows.ts'
import type { CanvasForm } from './use-canvas-form.ts'

/** The block that an editor has chosen: on the page, in the outline, or by being in its fields. */
export interface Selection {
  /** Id of the block; undefined: none is chosen, or it is not there any more. */
  readonly selected: string | undefined
  /** Chooses a block and leaves the form where it is. */
  choose(id: string | undefined): void
  /** Chooses a block and brings its row of the form into sight. */
  open(id: string, options: { readonly focuses: boolean }): void
}

/** @param list Name of the document's list of blocks. */
export function useSelection(list: string, { tree, latest, open: openRow }: CanvasForm): Selection {
  const [selected, choose] = useState<string>()
  const [row, setRow] = useState<{ readonly id: string; readonly focuses: boolean }>()
  const newest = useRef(tree)
  newest.current = tree

  // Rows are opened before they can be scrolled to.
  useEffect(() => {
    const path = row && newest.current.blocks.get(row.id)?.path
    if (path === undefined) return
    const shown = new AbortController()
    showRow(path, { focuses: row?.focuses ?? false, signal: shown.signal })
    return () => shown.abort()
  }, [row])

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const id = blockOfElement(newest.current, target)
      if (id !== undefined) choose(id)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  return {
    selected: selected !== undefined && tree.blocks.has(selected) ? selected : undefined,
    choose,
    open(id, { focuses }) {
      choose(id)
      if (!latest().blocks.has(id)) return
      openBlocksTab(list)
      openRow(id)
      setRow({ id, focuses })
    },
  }
}
