'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { BacklinksInDialog } from './backlinks-in-dialog.tsx'

/** In the form of a document: what points to it, in the dialogs that ask whether to delete or unpublish it. */
export function DocumentBacklinks(): ReactNode {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const { isModalOpen } = useModal()
  const dialog = [`delete-${id}`, `perma-delete-${id}`, `confirm-un-publish-${id}`].find((name) => isModalOpen(name))
  if (id === undefined || !collectionSlug || dialog === undefined) return null
  const query = new URLSearchParams({ 'where[id][equals]': String(id), ...(isTrashed && { trash: 'true' }) })
  return <BacklinksInDialog collection={collectionSlug} dialog={dialog} query={String(query)} />
}
