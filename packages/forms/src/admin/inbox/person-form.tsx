'use client'

import { ConfirmationModal, toast, useModal, useRouteCache } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { callInbox, type InboxAnswer } from './call-inbox.ts'

const CONFIRM = 'erase-person'

/** Gives or erases what is kept of a person. Only erasing asks again: it cannot be undone. */
export function PersonForm(): ReactNode {
  const [email, setEmail] = useState('')
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const isErasing = (event: FormEvent<HTMLFormElement>) =>
    (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'erase'
  const erase = async () => {
    const { isDone, message } = await eraseByEmail(email)
    if (!isDone) return void toast.error(message)
    toast.success(message)
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
        E-mail address
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
          Download their messages
        </button>
        <button className="inbox-form__button inbox-form__button--danger" type="submit" value="erase">
          Erase their messages …
        </button>
      </div>
      <p className="inbox-form__hint">
        Messages sent from this address, or with a field that holds only this address. Erasing also deletes their files
        and mails, including those still waiting to be sent.
      </p>
      <ConfirmationModal
        modalSlug={CONFIRM}
        heading="Erase this person’s messages?"
        body={`Every message of ${email} is erased with its files and its mails. This cannot be undone.`}
        confirmLabel="Erase"
        onConfirm={erase}
      />
    </form>
  )
}

function eraseByEmail(email: string): Promise<InboxAnswer> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) }
  return callInbox('/erase', init, 'The messages could not all be erased. Try again.')
}
