import type { ReactNode } from 'react'
import { useGallery } from '../context.ts'
import { FetchedPage } from './fetched-page.tsx'
import { FramedPage } from './framed-page.tsx'
import { InlinePart } from './inline-part.tsx'
import { OwnFilm, OwnSound } from './own-media.tsx'
import { ProviderFilm } from './provider-film.tsx'
import { Recognised } from './recognised.tsx'

/** What is no picture. Only the item that is shown has it: nothing plays or loads beside it. */
export default function Content({ place, isShown }: { readonly place: number; readonly isShown: boolean }): ReactNode {
  const { items, attempts } = useGallery()
  const item = items[place]
  if (!item) return null
  const common = { item, isShown, key: attempts[place] ?? 0 }
  switch (item.kind.kind) {
    case 'video':
      return <OwnFilm {...common} />
    case 'audio':
      return <OwnSound {...common} />
    case 'provider':
      return <ProviderFilm {...common} video={item.kind.video} />
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
