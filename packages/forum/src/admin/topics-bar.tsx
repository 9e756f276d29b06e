'use client'

import { useSelection, useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTexts, list, record, text } from '@vitrine/content/core'
import { type ReactNode, useEffect, useState } from 'react'
import { MAX_BOARDS } from '../core/limits.ts'
import { SelectedEntries } from './selected-entries.tsx'

const ACTIONS = [
  ['pin', { en: 'Pin', de: 'Anheften' }],
  ['unpin', { en: 'Unpin', de: 'Nicht mehr anheften' }],
  ['close', { en: 'Close', de: 'Schließen' }],
  ['open', { en: 'Open again', de: 'Wieder öffnen' }],
  ['move', { en: 'Move', de: 'Verschieben' }],
] as const satisfies readonly (readonly [string, AdminText])[]

interface NamedBoard {
  readonly id: number
  readonly title: string
}

/** Above the list of topics: what is done with those that are selected. */
export function TopicsBar(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { count } = useSelection()
  const boards = useBoards(count > 0)
  const [board, setBoard] = useState<number>()
  const chosen = board ?? boards[0]?.id
  return (
    <SelectedEntries
      address="/api/forum-topics/manage"
      actions={ACTIONS}
      more={(action) => (action === 'move' && chosen !== undefined ? { board: chosen } : {})}
    >
      <label>
        {word({ en: 'Move to the board', de: 'Verschieben in das Board' })}
        <select value={chosen} onChange={({ target }) => setBoard(Number(target.value))}>
          {boards.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </SelectedEntries>
  )
}

/** Boards of the forum by their names. They are asked for once somebody needs them. */
function useBoards(areNeeded: boolean): readonly NamedBoard[] {
  const [boards, setBoards] = useState<readonly NamedBoard[]>([])
  useEffect(() => {
    if (!areNeeded) return
    const asked = new AbortController()
    const address = `/api/forum-boards?depth=0&limit=${MAX_BOARDS}&sort=place&select[title]=true`
    fetch(address, { credentials: 'include', signal: asked.signal })
      .then(async (response) => setBoards(parseBoards(await response.json())))
      // Without the list nothing is moved, and the other acts are there.
      .catch(() => undefined)
    return () => asked.abort()
  }, [areNeeded])
  return boards
}

function parseBoards(raw: unknown): readonly NamedBoard[] {
  return list(record(raw).docs).flatMap(({ id, title }) => {
    const name = text(title)
    return typeof id === 'number' && name !== undefined ? [{ id, title: name }] : []
  })
}
