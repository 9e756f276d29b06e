import { Link, useSelection, useTranslation } from '@payloadcms/ui'
import type { Data } from 'payload'
import type { ReactNode } from 'react'
import { fileWeight } from '../../core/media/file-weight.ts'
import { useSiteTime } from '../site-time/use-site-time.tsx'
import type { ListedFile } from './media-file.ts'
import { type MediaWords, useMediaWords } from './media-words.ts'
import type { FileView } from './use-file-view.ts'

interface FileListProps {
  readonly files: readonly ListedFile[]
  readonly view: FileView
  readonly isSelectable: boolean
  /** Given where a file is being chosen; else a file is opened. */
  readonly onChoose: ((document: Data) => void) | undefined
}

/** Files of the library as cards or as rows. */
export function FileList({ files, view, isSelectable, onChoose }: FileListProps): ReactNode {
  const words = useMediaWords()
  const { i18n } = useTranslation()
  const { selected, setSelection } = useSelection()
  const timeOf = useSiteTime()
  return (
    <ul className="media-files" data-view={view}>
      {files.map((file) => (
        <li className="media-file" data-selected={selected.get(file.id) === true} key={file.id}>
          <Opener file={file} onChoose={onChoose} words={words}>
            <Thumbnail file={file} />
            <span className="media-file__name">{file.name}</span>
          </Opener>
          <p className="media-file__facts">
            {file.type === 'image' && file.alt === undefined && (
              <span className="media-file__mark">{words.noText}</span>
            )}
            <span>{factsOf(file, i18n.language)}</span>
            <span className="media-file__date">{timeOf(file.createdAt, 'day')}</span>
          </p>
          {isSelectable && (
            <input
              aria-label={words.select(file.name)}
              checked={selected.get(file.id) === true}
              className="media-file__box"
              onChange={() => setSelection(file.id)}
              type="checkbox"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Opener(props: {
  readonly file: ListedFile
  readonly onChoose: ((document: Data) => void) | undefined
  readonly words: MediaWords
  readonly children: ReactNode
}): ReactNode {
  const { file, onChoose, words, children } = props
  if (!onChoose) {
    return (
      <Link className="media-file__open" href={`/admin/collections/media/${file.id}`} prefetch={false}>
        {children}
      </Link>
    )
  }
  return (
    <button
      aria-label={words.choose(file.name)}
      className="media-file__open"
      onClick={() => onChoose(file.document)}
      type="button"
    >
      {children}
    </button>
  )
}

function Thumbnail({ file: { thumbnail, format, size } }: { readonly file: ListedFile }): ReactNode {
  return (
    <span className="media-file__frame" data-format={format}>
      {thumbnail ? (
        <img alt="" decoding="async" loading="lazy" src={thumbnail} {...size} />
      ) : (
        <span aria-hidden="true" className="media-file__format">
          {format}
        </span>
      )}
    </span>
  )
}

/** Dimensions of an image, and the weight of a file: "1600 × 1200 · 240 kB". */
function factsOf({ size, bytes }: ListedFile, language: string): string {
  return [...(size ? [`${size.width} × ${size.height}`] : []), fileWeight(bytes, language)].join(' · ')
}
