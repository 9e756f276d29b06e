'use client'

import { ConfirmationModal, toast, useModal, useRouteCache, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { callInbox, type InboxAnswer } from './call-inbox.ts'

const CONFIRM = 'erase-person'

/** Gives or erases what is kept of a person. Only erasing asks again: it cannot be undone. */
export function PersonForm(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [email, setEmail] = useState('')
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const isErasing = (event: FormEvent<HTMLFormElement>) =>
    (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'erase'
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
        openModal(CONFIRM)
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
        body={word({
          en: `Every message of ${email} is erased with its files and its mails. This cannot be undone.`,
          de: `Jede Nachricht von ${email} wird mit ihren Dateien und E-Mails gelöscht. Das lässt sich nicht rückgängig machen.`,
        })}
        confirmLabel={word({ en: 'Erase', de: 'Löschen' })}
        onConfirm={erase}
      />
    </form>
  )
}

function eraseByEmail(email: string): Promise<InboxAnswer> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) }
  return callInbox('/erase', init, {
    en: 'The messages could not all be erased. Try again.',
    de: 'Nicht alle Nachrichten konnten gelöscht werden. Versuchen Sie es noch einmal.',
  })
}
