import { useListQuery } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { MediaFilter } from '../../core/media/media-filter.ts'
import { useMediaWords } from './media-words.ts'

/** In the place of files, where there are none: why, and what to do. */
export function NothingListed({
  filter,
  canUpload,
}: {
  readonly filter: MediaFilter
  readonly canUpload: boolean
}): ReactNode {
  const words = useMediaWords()
  const { query } = useListQuery()
  const { folder, ...narrower } = filter
  const isNarrowed = Boolean(query?.search) || Object.keys(narrower).length > 0
  const [title, hint] = isNarrowed
    ? [words.nothing, words.nothingHint]
    : folder
      ? [words.emptyFolder, canUpload ? words.emptyFolderHint : undefined]
      : [words.empty, canUpload ? words.emptyHint : undefined]
  return (
    <div className="media-nothing">
      <p className="media-nothing__title">{title}</p>
      {hint && <p>{hint}</p>}
    </div>
  )
}
