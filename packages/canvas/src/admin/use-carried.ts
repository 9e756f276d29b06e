'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { useMemo, useRef, useState } from 'react'
import type { BlockTree } from '../core/block-tree.ts'
import { type Carried, type DropOffer, dropOffer } from '../core/carried.ts'

/** Holds what an editor is dragging: the page below the pointer may be another document, which cannot read it. */
export interface Carrying {
  /** Places for it. Undefined: nothing is dragged. */
  readonly offer: DropOffer | undefined
  /** Undefined: the drag has ended, whatever has come of it. */
  carry(carried: Carried | undefined): void
  /** Finds by its key what was dragged last: its drop may be heard of after its end. */
  carriedAs(key: string): Carried | undefined
}

export function useCarried(tree: BlockTree): Carrying {
  const { language } = useTranslation().i18n
  const word = useMemo(() => adminTexts(language), [language])
  const [carried, setCarried] = useState<Carried>()
  const last = useRef<Carried>(undefined)
  const offer = useMemo(() => carried && dropOffer(tree, carried, word), [carried, tree, word])
  return {
    offer,
    carry(next) {
      if (next) last.current = next
      setCarried(next)
    },
    carriedAs: (key) => (last.current?.key === key ? last.current : undefined),
  }
}
