'use client'

import { useAuth, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { askCanvas, useCanvasState } from '@vitrine/canvas/admin'
import { useSiteTime } from '@vitrine/content/admin'
import { type ReactNode, useId, useState } from 'react'
import { type BlockNote, MAX_NOTE_LENGTH } from '../core/block-note.ts'
import { type Notes, useNotes } from './use-notes.ts'
import { useWords } from './use-words.ts'
import './review.css'

/** Notes on the blocks of a page, beside its canvas. */
export function BlockNotes(): ReactNode {
  const { isLivePreviewing } = useLivePreviewContext()
  const { id } = useDocumentInfo()
  return isLivePreviewing && id !== undefined ? <OpenNotes /> : null
}

function OpenNotes(): ReactNode {
  const notes = useNotes()
  const word = useWords()
  const { titles } = useCanvasState()
  const [showsResolved, setShowsResolved] = useState(false)
  const shown = notes.notes.filter(({ isResolved }) => showsResolved || !isResolved)
  const hasResolved = notes.notes.some(({ isResolved }) => isResolved)
  return (
    <section className="block-notes" aria-label={word('notes')}>
      <h2>{word('notes')}</h2>
      {notes.problem !== undefined && <p role="alert">{notes.problem}</p>}
      {shown.length === 0 && <p>{word('none')}</p>}
      <ul>
        {shown.map((note) => (
          <Note key={note.id} note={note} title={titles.get(note.block)} notes={notes} />
        ))}
      </ul>
      {hasResolved && (
        <label>
          <input type="checkbox" checked={showsResolved} onChange={({ target }) => setShowsResolved(target.checked)} />{' '}
          {word('showResolved')}
        </label>
      )}
      <NewNote notes={notes} />
    </section>
  )
}

/** @param props.title Of its block; undefined: that is gone. */
function Note(props: {
  readonly note: BlockNote
  readonly title: string | undefined
  readonly notes: Notes
}): ReactNode {
  const { note, title, notes } = props
  const { id, block, words, author, authorId, mention, isResolved, writtenAt } = note
  const word = useWords()
  const { user } = useAuth()
  const { hasPublishPermission = false } = useDocumentInfo()
  const mayRemove = authorId === user?.id || hasPublishPermission
  const time = useSiteTime()(writtenAt, 'moment')
  return (
    <li data-resolved={isResolved ? '' : undefined}>
      {title === undefined ? (
        <span>{word('gone')}</span>
      ) : (
        <button type="button" className="block-notes__block" onClick={() => askCanvas({ do: 'select', id: block })}>
          {title}
        </button>
      )}
      <p className="block-notes__words">{words}</p>
      <p className="block-notes__by">
        {[
          author,
          mention === undefined ? undefined : `${word('for')} ${mention}`,
          time,
          isResolved ? word('resolved') : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="block-notes__actions">
        <button type="button" onClick={() => void notes.resolve(id, !isResolved)}>
          {word(isResolved ? 'reopen' : 'resolve')}
        </button>
        {mayRemove && (
          <button type="button" onClick={() => void notes.remove(id)}>
            {word('remove')}
          </button>
        )}
      </div>
    </li>
  )
}

function NewNote({ notes }: { readonly notes: Notes }): ReactNode {
  const word = useWords()
  const { selected, titles } = useCanvasState()
  const [words, setWords] = useState('')
  const [mention, setMention] = useState<number>()
  const [said, say] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const [wordsId, mentionId] = [useId(), useId()]
  const title = selected === undefined ? undefined : titles.get(selected)
  const save = async () => {
    if (selected === undefined || words.trim() === '' || isSaving) return
    setIsSaving(true)
    const isSaved = await notes.write({ block: selected, words: words.trim(), mention })
    setIsSaving(false)
    say(isSaved ? word('saved') : '')
    if (isSaved) setWords('')
  }
  return (
    <div className="block-notes__new">
      {title === undefined && words === '' ? (
        <p>{word('choose')}</p>
      ) : (
        <>
          <label htmlFor={wordsId}>
            {word('write')} {title}
          </label>
          <textarea
            id={wordsId}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <div className="block-notes__actions">
            <label htmlFor={mentionId}>{word('mention')}</label>
            <select
              id={mentionId}
              value={mention ?? ''}
              onChange={({ target }) => setMention(target.value === '' ? undefined : Number(target.value))}
            >
              <option value="">{word('nobody')}</option>
              {notes.colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <button type="button" onClick={() => void save()} aria-busy={isSaving} disabled={title === undefined}>
              {word('save')}
            </button>
          </div>
        </>
      )}
      <output>{said}</output>
    </div>
  )
}
