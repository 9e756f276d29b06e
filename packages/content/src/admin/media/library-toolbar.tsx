import { useListQuery } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FileType, MediaFilter } from '../../core/media/media-filter.ts'
import type { Shelves } from '../../core/media/shelves.ts'
import { useMediaWords } from './media-words.ts'
import type { FilterChange } from './use-media-filter.ts'

/** Milliseconds after the last key until a search begins. */
const SEARCH_DELAY_MS = 300

/** Search, filters and order of the library. */
export function LibraryToolbar({
  filter,
  refine,
  shelves,
}: {
  readonly filter: MediaFilter
  readonly refine: (change: FilterChange) => void
  readonly shelves: Shelves
}): ReactNode {
  const words = useMediaWords()
  const { query, handleSortChange, refineListData } = useListQuery()
  const isNarrowed = Object.keys(filter).length > 0 || Boolean(query?.search)
  return (
    <search className="media-toolbar">
      <SearchField />
      <Choice
        label={words.type}
        onChange={(type) => refine({ type: type as FileType | undefined })}
        options={words.types}
        unset={words.allTypes}
        value={filter.type}
      />
      <Choice
        label={words.use}
        onChange={(use) => refine({ isUsed: use === undefined ? undefined : use === 'used' })}
        options={{ used: words.used, unused: words.unused }}
        unset={words.anyUse}
        value={filter.isUsed === undefined ? undefined : filter.isUsed ? 'used' : 'unused'}
      />
      <Choice
        label={words.text}
        onChange={(text) => refine({ lacksText: text === undefined ? undefined : true })}
        options={{ lacking: words.lacksText }}
        unset={words.anyText}
        value={filter.lacksText && 'lacking'}
      />
      <span className="media-toolbar__shelves">
        <Choice
          label={words.folder}
          onChange={(folder) => refine({ folder: folder === NO_FOLDER ? '' : folder })}
          options={{ [NO_FOLDER]: words.noFolder, ...named(shelves.folders) }}
          unset={words.allFiles}
          value={filter.folder === '' ? NO_FOLDER : filter.folder}
        />
        {shelves.tags.length > 0 && (
          <Choice
            label={words.tag}
            onChange={(tag) => refine({ tag })}
            options={named(shelves.tags)}
            unset={words.allTags}
            value={filter.tag}
          />
        )}
      </span>
      <Choice
        label={words.order}
        onChange={(order) => void handleSortChange?.(order ?? '-createdAt')}
        options={words.orders}
        value={typeof query?.sort === 'string' ? query.sort : '-createdAt'}
      />
      {isNarrowed && (
        <button
          className="media-button media-button--plain"
          onClick={() => void refineListData({ where: {}, search: '' })}
          type="button"
        >
          {words.clear}
        </button>
      )}
    </search>
  )
}

/** A path that no folder has. */
const NO_FOLDER = '/'

function named(shelves: Shelves['folders']): Readonly<Record<string, string>> {
  return Object.fromEntries(shelves.map(({ name, count }) => [name, `${name} (${count})`]))
}

function SearchField(): ReactNode {
  const words = useMediaWords()
  const { query, handleSearchChange } = useListQuery()
  const searched = typeof query?.search === 'string' ? query.search : ''
  const [typed, setTyped] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Filters that are cleared take the search along.
  useEffect(() => setTyped(searched), [searched])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <input
      aria-label={words.search}
      className="media-toolbar__search"
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void handleSearchChange?.(target.value), SEARCH_DELAY_MS)
      }}
      placeholder={words.searchHint}
      type="search"
      value={typed}
    />
  )
}

function Choice(props: {
  readonly label: string
  readonly options: Readonly<Record<string, string>>
  readonly value: string | undefined
  /** Choice where nothing is chosen; left out: something always is. */
  readonly unset?: string
  readonly onChange: (value: string | undefined) => void
}): ReactNode {
  const { label, options, value, unset, onChange } = props
  return (
    <select
      aria-label={label}
      className="media-toolbar__choice"
      data-set={unset !== undefined && value !== undefined}
      onChange={({ target }) => onChange(target.value || undefined)}
      value={value ?? ''}
    >
      {unset !== undefined && <option value="">{unset}</option>}
      {Object.entries(options).map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  )
}
