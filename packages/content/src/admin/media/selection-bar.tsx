import { ListSelection, SelectMany, toast, useListDrawerContext, useSelection } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { parseFolder, parseTags } from '../../core/media/media-details.ts'
import type { Shelves } from '../../core/media/shelves.ts'
import { given } from '../../core/stored.ts'
import { changeMedia } from './ask-media.ts'
import type { ListedFile } from './media-file.ts'
import { useMediaWords } from './media-words.ts'

interface SelectionBarProps {
  readonly collection: ClientCollectionConfig
  readonly files: readonly ListedFile[]
  readonly shelves: Shelves
  /** False where files are only chosen. */
  readonly isChangeable: boolean
  readonly disableBulkDelete: boolean | undefined
  readonly hasDeletePermission: boolean | undefined
  readonly hasTrashPermission: boolean | undefined
  readonly onDone: () => void
}

/** Actions on the files that are selected. */
export function SelectionBar(props: SelectionBarProps): ReactNode {
  const { collection, isChangeable, disableBulkDelete, hasDeletePermission, hasTrashPermission } = props
  const words = useMediaWords()
  const { count } = useSelection()
  const { onBulkSelect } = useListDrawerContext()
  if (!count) return null
  return (
    <section aria-label={words.selected(count)} className="media-selection">
      {isChangeable ? (
        <>
          <ListSelection
            collectionConfig={collection}
            label={words.title}
            showSelectAllAcrossPages={false}
            viewType="list"
            {...given({ disableBulkDelete, hasDeletePermission, hasTrashPermission })}
          />
          <Moves {...props} />
        </>
      ) : (
        onBulkSelect && <SelectMany onClick={onBulkSelect} />
      )}
    </section>
  )
}

function Moves({ files, shelves, onDone }: SelectionBarProps): ReactNode {
  const words = useMediaWords()
  const { getQueryParams, selectedIDs, toggleAll } = useSelection()
  const [isBusy, setBusy] = useState(false)
  const finish = (problem: string | undefined, done: string) => {
    setBusy(false)
    if (problem !== undefined) return void toast.error(problem || words.notDone)
    toast.success(done)
    toggleAll()
    onDone()
  }
  const move = async (typed: string) => {
    setBusy(true)
    const folder = parseFolder(typed)
    finish(await changeMedia(getQueryParams(), { folder }), words.moved(selectedIDs.length, folder ?? ''))
  }
  const addTag = async (typed: string) => {
    const [tag] = parseTags([typed])
    if (!tag) return
    setBusy(true)
    let problem: string | undefined
    for (const { id, tags } of files) {
      if (problem === undefined && selectedIDs.includes(id)) {
        problem = await changeMedia(`/${id}?depth=0`, { tags: parseTags([...tags, tag]) })
      }
    }
    finish(problem, words.tagged(selectedIDs.length, tag))
  }
  return (
    <fieldset className="media-selection__changes" disabled={isBusy}>
      <legend className="visually-hidden">{words.selected(selectedIDs.length)}</legend>
      <OneField action={words.move} label={words.moveTo} names={shelves.folders} onSubmit={move} />
      <OneField action={words.add} label={words.addTag} names={shelves.tags} onSubmit={addTag} />
    </fieldset>
  )
}

/** A field with its button. @param props.names Names that are offered while somebody types. */
function OneField(props: {
  readonly label: string
  readonly action: string
  readonly names: Shelves['folders']
  readonly onSubmit: (typed: string) => Promise<void>
}): ReactNode {
  const { label, action, names, onSubmit } = props
  const [typed, setTyped] = useState('')
  const [field, offered] = [useId(), useId()]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await onSubmit(typed)
  }
  return (
    <form className="media-selection__form" onSubmit={submit}>
      <label htmlFor={field}>{label}</label>
      <input id={field} list={offered} onChange={({ target }) => setTyped(target.value)} value={typed} />
      <datalist id={offered}>
        {names.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button className="media-button" type="submit">
        {action}
      </button>
    </form>
  )
}
