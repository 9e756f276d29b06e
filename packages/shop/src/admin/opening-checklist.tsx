'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { ChecklistItem } from '../core/rules/opening-checklist.ts'
import { readShop } from './call-shop.ts'
import { useWords } from './use-words.ts'
import './shop-admin.css'

/** List of what the shop lacks before it may open, anew after each save. */
export function OpeningChecklist(): ReactNode {
  const { lastUpdateTime } = useDocumentInfo()
  const { word } = useWords()
  const [items, setItems] = useState<readonly ChecklistItem[]>()
  useEffect(() => {
    const leaving = new AbortController()
    const path = `/globals/shop-rules/checklist?at=${lastUpdateTime ?? 0}`
    void readShop<{ readonly items: readonly ChecklistItem[] }>(path, leaving.signal).then(
      (read) => read && setItems(read.items),
    )
    return () => leaving.abort()
  }, [lastUpdateTime])
  if (!items) return null
  const missing = items.filter(({ isDone }) => !isDone).length
  return (
    <section className="opening" aria-labelledby="opening">
      <h2 id="opening">
        {missing === 0
          ? word({
              en: 'Everything is there that a shop needs to open.',
              de: 'Alles ist da, was ein Shop zum Öffnen braucht.',
            })
          : word({
              en: `${missing} of ${items.length} things are missing before the shop may open.`,
              de: `${missing} von ${items.length} Dingen fehlen, bevor der Shop öffnen darf.`,
            })}
      </h2>
      <ul className="opening__items">
        {items.map(({ name, isDone, title, help }) => (
          <li key={name} data-done={isDone}>
            <strong>{word(title)}</strong>
            <span>{isDone ? word({ en: 'There', de: 'Da' }) : word({ en: 'Missing', de: 'Fehlt' })}</span>
            {!isDone && <p>{word(help)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
