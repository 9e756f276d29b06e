'use client'

import { useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Canvas } from './use-canvas.ts'

/** The drawer of all images of the site, in which one is chosen or uploaded. */
export function PickImage({
  canvas,
  collection,
}: {
  readonly canvas: Canvas
  readonly collection: CollectionSlug
}): ReactNode {
  const { endPicking } = canvas
  const [Drawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: [collection],
    selectedCollection: collection,
    uploads: true,
  })
  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once
  useEffect(() => openDrawer(), [])
  useEffect(() => {
    if (wasOpen.current && !isDrawerOpen) endPicking()
    wasOpen.current = isDrawerOpen
  }, [isDrawerOpen, endPicking])
  return (
    <Drawer
      allowCreate
      enableRowSelections={false}
      onSelect={({ doc }) => {
        endPicking(doc.id)
        closeDrawer()
      }}
    />
  )
}
