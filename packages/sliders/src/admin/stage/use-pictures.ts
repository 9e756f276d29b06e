'use client'

import { useEffect, useState } from 'react'

/** What the library says of a picture. */
interface Kept {
  readonly id: number
  readonly url?: string
  readonly thumbnailURL?: string
}

/**
 * Small pictures of the media library, by id. One that cannot be had is not there.
 *
 * @param references Ids, or what a form holds instead of one.
 */
export function usePictures(references: readonly unknown[]): ReadonlyMap<unknown, string> {
  const ids = [...new Set(references.filter((one) => typeof one === 'number'))].sort((a, b) => a - b).join()
  const [pictures, setPictures] = useState<ReadonlyMap<unknown, string>>(new Map())
  useEffect(() => {
    if (ids === '') return
    const asking = new AbortController()
    fetch(`/api/media?where[id][in]=${ids}&depth=0&pagination=false`, {
      credentials: 'include',
      signal: asking.signal,
    })
      .then((response) => response.json() as Promise<{ docs?: readonly Kept[] }>)
      .then(({ docs = [] }) =>
        setPictures(
          new Map(
            docs.flatMap(({ id, thumbnailURL, url }) => {
              const address = thumbnailURL ?? url
              return address ? [[id, address] as const] : []
            }),
          ),
        ),
      )
      // A strip without pictures still has its titles.
      .catch(() => {})
    return () => asking.abort()
  }, [ids])
  return pictures
}
