'use client'

import { Button, useAuth, useRouteCache } from '@payloadcms/ui'
import { person, ROLES, type Role } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { INVITATION_DAYS, type Invited, MAX_NAME_LENGTH } from '../../core/invitation.ts'
import { ROLE_LABELS } from '../../core/role-labels.ts'
import { callUsers } from '../call-users.ts'
import './invite.css'

/** Above the list of accounts: administrators invite somebody. */
export function Invite(): ReactNode {
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLParagraphElement>(null)
  if (person(user)?.role !== 'administrator') return null
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.querySelector('button')?.focus()
  }
  if (isOpen) return <InvitationForm onClose={close} />
  return (
    <p className="invite" ref={button}>
      <Button buttonStyle="secondary" onClick={() => setOpen(true)} size="small">
        Invite somebody
      </Button>
    </p>
  )
}

function InvitationForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const heading = useId()
  const { clearRouteCache } = useRouteCache()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [invited, setInvited] = useState<Invited & { readonly email: string }>()
  const panel = useRef<HTMLElement>(null)
  // What had the focus is gone: first the button that opened this, then the one that sent it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves on when there is an answer.
  useEffect(() => panel.current?.querySelector('input')?.focus(), [invited])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setProblem('')
    const reply = await callUsers<Invited>('POST', '/invitations', entries)
    setBusy(false)
    if (!reply.isDone) return setProblem(reply.message)
    setInvited({ ...reply.body, email: String(entries.email) })
    clearRouteCache()
  }
  return (
    <section aria-labelledby={heading} className="invite invite__panel" ref={panel}>
      <h2 className="invite__heading" id={heading}>
        Invite somebody
      </h2>
      {invited ? (
        <Sent invited={invited} onClose={onClose} />
      ) : (
        <form className="invite__form" onSubmit={send}>
          <Labelled label="Name">
            {(id) => <input id={id} maxLength={MAX_NAME_LENGTH} name="name" required type="text" />}
          </Labelled>
          <Labelled label="E-mail address">
            {(id) => <input autoComplete="off" id={id} name="email" required type="email" />}
          </Labelled>
          <Labelled label="Role">{(id) => <RoleChoice id={id} />}</Labelled>
          <p className="invite__problem" role="alert">
            {problem}
          </p>
          <div className="invite__actions">
            <Button disabled={isBusy} size="small" type="submit">
              Send the invitation
            </Button>
            <Button buttonStyle="secondary" onClick={onClose} size="small">
              Cancel
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

function Labelled(props: { readonly label: string; readonly children: (id: string) => ReactNode }): ReactNode {
  const id = useId()
  return (
    <div className="invite__field">
      <label htmlFor={id}>{props.label}</label>
      {props.children(id)}
    </div>
  )
}

const MAY: Readonly<Record<Role, string>> = {
  author: 'writes drafts',
  editor: 'also publishes',
  administrator: 'also runs the site',
}

function RoleChoice({ id }: { readonly id: string }): ReactNode {
  return (
    <select defaultValue="author" id={id} name="role">
      {[...ROLES].reverse().map((role) => (
        <option key={role} value={role}>
          {ROLE_LABELS[role]}: {MAY[role]}
        </option>
      ))}
    </select>
  )
}

function Sent(props: {
  readonly invited: Invited & { readonly email: string }
  readonly onClose: () => void
}): ReactNode {
  const { link, isMailed, email } = props.invited
  const id = useId()
  return (
    <div className="invite__form">
      <output>
        {isMailed ? `A mail is on its way to ${email}.` : `The account is made, but no mail could be sent to ${email}.`}
      </output>
      <div className="invite__field invite__field--wide">
        <label htmlFor={id}>
          {isMailed ? 'If it does not arrive, hand this link over yourself' : 'Hand this link over yourself'}
        </label>
        <input id={id} onFocus={({ target }) => target.select()} readOnly type="text" value={link} />
        <p className="invite__note">It works once, for {INVITATION_DAYS} days.</p>
      </div>
      <div className="invite__actions">
        <Button onClick={props.onClose} size="small">
          Done
        </Button>
      </div>
    </div>
  )
}
