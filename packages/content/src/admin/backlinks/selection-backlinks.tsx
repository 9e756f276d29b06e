'use client'

import { useListQuery, useModal, useSelection } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { BacklinksInDialog } from './backlinks-in-dialog.tsx'

const DELETE_SELECTED = 'confirm-delete-many-docs'
const EMPTY_TRASH = 'confirm-empty-trash'

const IN_TRASH = { deletedAt: { exists: true } }

/** Shows what points to the documents of a list that are about to be deleted or unpublished, in the dialog that asks. */
export function SelectionBacklinks({
  collection,
  isTrash,
}: {
  readonly collection: string
  readonly isTrash: boolean
}): ReactNode {
  const { getQueryParams } = useSelection()
  const { query } = useListQuery()
  const { isModalOpen } = useModal()
  if (isModalOpen(EMPTY_TRASH)) {
    const all = new URLSearchParams({ 'where[deletedAt][exists]': 'true', trash: 'true' })
    return <BacklinksInDialog collection={collection} dialog={EMPTY_TRASH} query={String(all)} />
  }
  const dialog = [DELETE_SELECTED, `unpublish-${collection}`].find((name) => isModalOpen(name))
  if (dialog === undefined) return null
  const selected = new URLSearchParams(getQueryParams(isTrash ? IN_TRASH : undefined))
  if (isTrash) selected.set('trash', 'true')
  if (typeof query.search === 'string') selected.set('search', query.search)
  return <BacklinksInDialog collection={collection} dialog={dialog} query={String(selected)} />
}
