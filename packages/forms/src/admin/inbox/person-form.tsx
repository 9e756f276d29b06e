'use client'

import { ConfirmationModal, toast, useModal, useRouteCache, useTranslation } from '@payloadcms/ui'
import { adminTexts, NO_ANSWER } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { eraseQuestion } from '../../core/inbox/erase-question.ts'
import { callInbox, type InboxAnswer } from './call-inbox.ts'

const CONFIRM = 'erase-person'

/** Gives or erases what is kept of a person. Only erasing asks again: it cannot be undone. */
export function PersonForm(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [email, setEmail] = useState('')
  const [count, setCount] = useState(0)
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const isErasing = (event: FormEvent<HTMLFormElement>) =>
    (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'erase'
  const askFirst = async () => {
    const found = await countByEmail(email)
    if (found === undefined) return void toast.error(word(NO_ANSWER))
    setCount(found)
    openModal(CONFIRM)
  }
  const erase = async () => {
    const { isDone, message } = await eraseByEmail(email)
    if (!isDone) return void toast.error(word(message))
    toast.success(word(message))
    clearRouteCache()
  }
  return (
    <form
      className="inbox-form"
      method="get"
      action="/api/submissions/by-email"
      onSubmit={(event) => {
        if (!isErasing(event)) return
        event.preventDefault()
        void askFirst()
      }}
    >
      <label>
        {word({ en: 'E-mail address', de: 'E-Mail-Adresse' })}
        <input
          type="email"
          name="email"
          required
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <div className="inbox-form__actions">
        <button className="inbox-form__button" type="submit">
          {word({ en: 'Download their messages', de: 'Nachrichten herunterladen' })}
        </button>
        <button className="inbox-form__button inbox-form__button--danger" type="submit" value="erase">
          {word({ en: 'Erase their messages …', de: 'Nachrichten löschen …' })}
        </button>
      </div>
      <p className="inbox-form__hint">
        {word({
          en: 'Messages sent from this address, or with a field that holds only this address. Erasing also deletes their files and mails, including those still waiting to be sent.',
          de: 'Nachrichten von dieser Adresse oder mit einem Feld, das nur diese Adresse enthält. Mit ihnen werden ihre Dateien und E-Mails gelöscht, auch noch nicht gesendete.',
        })}
      </p>
      <ConfirmationModal
        modalSlug={CONFIRM}
        heading={word({ en: 'Erase this person’s messages?', de: 'Nachrichten dieser Person löschen?' })}
        body={word(eraseQuestion(email, count))}
        confirmLabel={word({ en: 'Erase', de: 'Löschen' })}
        onConfirm={erase}
      />
    </form>
  )
}

/** @returns Number of the messages of a person; undefined without an answer. */
async function countByEmail(email: string): Promise<number | undefined> {
  try {
    const query = new URLSearchParams({ email, format: 'count' })
    const response = await fetch(`/api/submissions/by-email?${query}`, { credentials: 'include' })
    const { count } = (await response.json()) as { count?: number }
    return response.ok ? count : undefined
  } catch {
    // No answer, or none that can be read.
    return undefined
  }
}

function eraseByEmail(email: string): Promise<InboxAnswer> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) }
  return callInbox('/erase', init, {
    en: 'The messages could not all be erased. Try again.',
    de: 'Nicht alle Nachrichten konnten gelöscht werden. Versuchen Sie es noch einmal.',
  })
}
