import { type ReactNode, useId, useState } from 'react'
import { parseFolder } from '../../core/media/media-details.ts'
import type { MediaFilter } from '../../core/media/media-filter.ts'
import type { Shelves } from '../../core/media/shelves.ts'
import { useMediaWords } from './media-words.ts'
import type { FilterChange } from './use-media-filter.ts'

/** Folders and tags of the library, beside its files. Narrow windows have them among the filters. */
export function ShelvesNav({
  filter,
  refine,
  shelves,
}: {
  readonly filter: MediaFilter
  readonly refine: (change: FilterChange) => void
  readonly shelves: Shelves
}): ReactNode {
  const words = useMediaWords()
  const { folder } = filter
  // A new folder has no files yet.
  const isNew = folder && !shelves.folders.some(({ name }) => name === folder)
  const folders = isNew ? [...shelves.folders, { name: folder, count: 0 }] : shelves.folders
  return (
    <div className="media-shelves">
      <nav aria-label={words.folders}>
        <h2 className="media-shelves__title">{words.folders}</h2>
        <ul className="media-shelves__list">
          <Shelf isShown={folder === undefined} label={words.allFiles} onOpen={() => refine({ folder: undefined })} />
          <Shelf isShown={folder === ''} label={words.noFolder} onOpen={() => refine({ folder: '' })} />
          {folders.map(({ name, count }) => (
            <Shelf
              count={count}
              isShown={folder === name}
              key={name}
              label={name.slice(name.lastIndexOf('/') + 1)}
              level={name.split('/').length - 1}
              onOpen={() => refine({ folder: name })}
            />
          ))}
        </ul>
        <NewFolder within={folder ?? ''} onMade={(made) => refine({ folder: made })} />
      </nav>
      {shelves.tags.length > 0 && (
        <nav aria-label={words.tags}>
          <h2 className="media-shelves__title">{words.tags}</h2>
          <ul className="media-shelves__tags">
            {shelves.tags.map(({ name, count }) => (
              <li key={name}>
                <button
                  aria-pressed={filter.tag === name}
                  className="media-shelves__tag"
                  onClick={() => refine({ tag: filter.tag === name ? undefined : name })}
                  type="button"
                >
                  {name} <span className="media-shelves__count">{count}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function Shelf(props: {
  readonly label: string
  readonly isShown: boolean
  readonly onOpen: () => void
  readonly count?: number
  /** Folders above it. */
  readonly level?: number
}): ReactNode {
  const { label, isShown, onOpen, count, level = 0 } = props
  return (
    <li>
      <button
        aria-current={isShown ? 'true' : undefined}
        className="media-shelves__shelf"
        onClick={onOpen}
        style={{ '--media-level': level } as Readonly<Record<string, number>>}
        type="button"
      >
        <span className="media-shelves__name">{label}</span>
        {count !== undefined && <span className="media-shelves__count">{count}</span>}
      </button>
    </li>
  )
}

function NewFolder({
  within,
  onMade,
}: {
  readonly within: string
  readonly onMade: (path: string) => void
}): ReactNode {
  const words = useMediaWords()
  const field = useId()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  if (!isOpen) {
    return (
      <button className="media-button media-button--plain" onClick={() => setOpen(true)} type="button">
        <span aria-hidden="true">+</span> {words.newFolder}
      </button>
    )
  }
  return (
    <form
      className="media-shelves__new"
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onSubmit={(event) => {
        event.preventDefault()
        const path = parseFolder(within ? `${within}/${name}` : name)
        if (!parseFolder(name) || !path) return
        onMade(path)
        setName('')
        setOpen(false)
      }}
    >
      <label htmlFor={field}>{words.newFolder}</label>
      <input
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field.
        autoFocus
        id={field}
        onChange={({ target }) => setName(target.value)}
        placeholder={words.newFolderHint}
        value={name}
      />
      <button className="media-button" type="submit">
        {words.openFolder}
      </button>
    </form>
  )
}
