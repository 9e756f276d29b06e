'use client'

import { useEffect, useState } from 'react'

/** Cached lookup of an image in the media library. */
interface MediaDocument {
  readonly id: number
  readonly url?: string
  readonly thumbnailURL?: string
}

/**
 * Thumbnails of the media library, by id. One that cannot be loaded is missing.
 *
 * @param references Ids, or what a form holds instead of one.
 */
export function useThumbnails(references: readonly unknown[]): ReadonlyMap<unknown, string> {
  const ids = [...new Set(references.filter((one) => typeof one === 'number'))].sort((a, b) => a - b).join()
  const [thumbnails, setThumbnails] = useState<ReadonlyMap<unknown, string>>(new Map())
  useEffect(() => {
    if (ids === '') return
    const request = new AbortController()
    fetch(`/api/media?where[id][in]=${ids}&depth=0&pagination=false`, {
      credentials: 'include',
      signal: request.signal,
    })
      .then((response) => response.json() as Promise<{ docs?: readonly MediaDocument[] }>)
      .then(({ docs = [] }) =>
        setThumbnails(
          new Map(
            docs.flatMap(({ id, thumbnailURL, url }) => {
              const address = thumbnailURL ?? url
              return address ? [[id, address] as const] : []
            }),
          ),
        ),
      )
      // A strip without images still has its titles.
      .catch(() => {})
    return () => request.abort()
  }, [ids])
  return thumbnails
}
