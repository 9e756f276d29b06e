import { type ReactNode, useRef, useState } from 'react'
import { filterOf } from './ask-inbox.ts'
import { InboxDialog } from './inbox-dialog.tsx'
import { PersonForm } from './person-form.tsx'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'

interface MoreMenuProps {
  readonly inbox: Inbox
  readonly onHelp: () => void
}

/** Menu of rarely used commands: exports, the data of a person, saved answers and the keys. */
export function MoreMenu({ inbox, onHelp }: MoreMenuProps): ReactNode {
  const words = useInboxWords()
  const [isOpen, setOpen] = useState(false)
  const [asksPerson, setAsksPerson] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The entry that was pressed goes: the focus returns to the menu's button, also from a dialog.
  const leave = (then?: () => void) => {
    button.current?.focus()
    setOpen(false)
    then?.()
  }
  const exportOf = (format: string) => `/api/submissions/export?${filterOf(inbox.query, [['format', format]])}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes the menu that its button opens.
    <div
      className="inbox-more"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        leave()
      }}
    >
      <button
        aria-expanded={isOpen}
        className="inbox-button"
        onClick={() => setOpen(!isOpen)}
        ref={button}
        type="button"
      >
        {words.more}
      </button>
      {isOpen && (
        <ul className="inbox-more__list">
          <li>
            <a download href={exportOf('csv')} onClick={() => leave()}>
              {words.exportCsv}
            </a>
          </li>
          <li>
            <a download href={exportOf('json')} onClick={() => leave()}>
              {words.exportJson}
            </a>
          </li>
          <li>
            <button onClick={() => leave(() => setAsksPerson(true))} type="button">
              {words.personsData}
            </button>
          </li>
          <li>
            <a href="/admin/collections/saved-answers">{words.savedAnswers}</a>
          </li>
          <li>
            <button onClick={() => leave(onHelp)} type="button">
              {words.keys}
            </button>
          </li>
        </ul>
      )}
      {asksPerson && (
        <InboxDialog onClose={() => setAsksPerson(false)} title={words.person.title}>
          <PersonForm onErased={inbox.refresh} say={inbox.say} />
        </InboxDialog>
      )}
    </div>
  )
}
