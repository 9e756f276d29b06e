import type { ReactNode } from 'react'
import { useGallery } from '../context.ts'
import { FetchedPage } from './fetched-page.tsx'
import { FramedPage } from './framed-page.tsx'
import { InlinePart } from './inline-part.tsx'
import { OwnAudio, OwnVideo } from './own-media.tsx'
import { ProviderVideoSlide } from './provider-video.tsx'
import { Recognised } from './recognised.tsx'

/** An item other than an image. Only the one that is shown renders, so that nothing plays or loads beside it. */
export default function Content({ place, isShown }: { readonly place: number; readonly isShown: boolean }): ReactNode {
  const { items, attempts } = useGallery()
  const item = items[place]
  if (!item) return null
  const common = { item, isShown, key: attempts[place] ?? 0 }
  switch (item.kind.kind) {
    case 'video':
      return <OwnVideo {...common} />
    case 'audio':
      return <OwnAudio {...common} />
    case 'provider':
      return <ProviderVideoSlide {...common} video={item.kind.video} />
    case 'frame':
      return <FramedPage {...common} />
    case 'inline':
      return <InlinePart {...common} />
    case 'page':
      return <FetchedPage {...common} />
    case 'unknown':
      return <Recognised {...common} />
    case 'picture':
      return null
  }
}
