import { parseVideoAddress } from '@vitrine/kit/core'
import { type ReactNode, useEffect, useState } from 'react'
import { parseReply, RECOGNITION_PATH } from '../../../core/recognition.ts'
import { useGallery } from '../context.ts'
import type { Item } from '../item.ts'
import { ContentError } from './problem.tsx'
import { ProviderVideoSlide } from './provider-video.tsx'

/** An address that does not say what it is: our own server is asked, and what it found is shown. */
export function Recognised({ item, isShown }: { readonly item: Item; readonly isShown: boolean }): ReactNode {
  const { settings } = useGallery()
  const [address, setAddress] = useState<string | 'failed'>()
  useEffect(() => {
    if (!isShown || address) return
    const ending = new AbortController()
    ask(item.address, ending.signal).then(
      (found) => setAddress(found ?? 'failed'),
      () => !ending.signal.aborted && setAddress('failed'),
    )
    return () => ending.abort()
  }, [item, isShown, address])
  if (!address) return <p className="lightbox__waiting">{settings.texts.loading}</p>
  const video = parseVideoAddress(address)
  return video ? <ProviderVideoSlide item={item} isShown={isShown} video={video} /> : <ContentError />
}

async function ask(address: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(`${RECOGNITION_PATH}?${new URLSearchParams({ url: address })}`, { signal })
  return parseReply(await response.json())
}
