import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useMediaWords } from './media-words.ts'
import { FILE_VIEWS, type FileView } from './use-file-view.ts'

/** Title of the library, how many files are listed, how they are listed, and uploads. */
export function LibraryHead(props: {
  readonly count: number
  readonly hasTitle: boolean
  readonly hasTrash: boolean
  readonly view: FileView
  readonly setView: (view: FileView) => void
  readonly onUpload: (() => void) | undefined
}): ReactNode {
  const { count, hasTitle, hasTrash, view, setView, onUpload } = props
  const words = useMediaWords()
  return (
    <div className="media-head">
      {hasTitle && <h1 className="media-head__title">{words.title}</h1>}
      <p className="media-head__count">{words.files(count)}</p>
      <div className="media-head__actions">
        {hasTrash && (
          <Link className="media-button" href="/admin/collections/media/trash" prefetch={false}>
            {words.trash}
          </Link>
        )}
        <fieldset className="media-switch">
          <legend className="visually-hidden">{words.view}</legend>
          {FILE_VIEWS.map((one) => (
            <button
              aria-pressed={view === one}
              className="media-switch__choice"
              key={one}
              onClick={() => setView(one)}
              type="button"
            >
              {words[one]}
            </button>
          ))}
        </fieldset>
        {onUpload && (
          <button className="media-button media-button--first" onClick={onUpload} type="button">
            {words.upload}
          </button>
        )}
      </div>
    </div>
  )
}
