import type { AdminLabel } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { InboxMessage } from '../../core/inbox/inbox-message.ts'
import { AssignSelect } from './assign-select.tsx'
import type { MessageChange } from './change-message.ts'
import { useInboxSetting } from './inbox-context.ts'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'

/** Characters of a note. */
const MAX_NOTE_LENGTH = 5000

/** Assigned account and notes of a message, which visitors never see. */
export function NotesSection({ inbox, message }: { readonly inbox: Inbox; readonly message: InboxMessage }): ReactNode {
  const words = useInboxWords()
  const { mayChange } = useInboxSetting()
  const [note, setNote] = useState('')
  const { notes } = message
  const update = async (change: MessageChange): Promise<AdminLabel | undefined> => {
    const problem = await inbox.open.update(change)
    if (problem !== undefined) inbox.say('error', problem)
    return problem
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if ((await update({ notes: [...notes, { text: note.trim() }] })) === undefined) setNote('')
  }
  return (
    <section className="message-notes">
      <h3 className="message__label">{words.forColleagues}</h3>
      {mayChange && (
        <div className="message-notes__assignee">
          <span aria-hidden="true">{words.assignedTo}</span>
          <AssignSelect
            assignee={message.assignee ?? null}
            label={words.assignedTo}
            onAssign={(account) => inbox.assign(account, [message])}
          />
        </div>
      )}
      {notes.length > 0 && (
        <ul aria-label={words.notes} className="message-notes__list">
          {notes.map((stored) => (
            <li className="message-notes__note" key={stored.id}>
              <p className="message__text" dir="auto">
                {stored.text}
              </p>
              {mayChange && (
                <button
                  className="inbox-button inbox-button--plain"
                  onClick={() => void update({ notes: notes.filter(({ id }) => id !== stored.id) })}
                  type="button"
                >
                  {words.removeNote}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <form className="message-notes__new" onSubmit={(event) => void add(event)}>
          <textarea
            aria-label={words.newNote}
            className="inbox-field"
            dir="auto"
            maxLength={MAX_NOTE_LENGTH}
            onChange={({ target }) => setNote(target.value)}
            placeholder={words.noteHint}
            required
            rows={2}
            value={note}
          />
          <button className="inbox-button" type="submit">
            {words.addNote}
          </button>
        </form>
      )}
    </section>
  )
}
