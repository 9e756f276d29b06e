'use client'

import { Button, useAuth, useRouteCache, useTranslation } from '@payloadcms/ui'
import { adminTexts, person, ROLE_LABELS, type Role } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { INVITATION_DAYS, type Invited, MAX_NAME_LENGTH } from '../../core/invitation.ts'
import { callUsers } from '../call-users.ts'
import './invite.css'

interface InviteSomebodyProps {
  /** Roles that the site offers. */
  readonly roles: readonly Role[]
  /** Opens the form without a press, for an administrator who asked for a new account elsewhere. */
  readonly isOpenAtFirst: boolean
}

/** Button above the list of accounts by which administrators invite people. */
export function InviteSomebody({ roles, isOpenAtFirst }: InviteSomebodyProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const button = useRef<HTMLParagraphElement>(null)
  if (person(user)?.role !== 'administrator') return null
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.querySelector('button')?.focus()
  }
  if (isOpen) return <InvitationForm onClose={close} roles={roles} />
  return (
    <p className="invite" ref={button}>
      <Button buttonStyle="secondary" onClick={() => setOpen(true)} size="small">
        {word({ en: 'Invite somebody', de: 'Jemanden einladen' })}
      </Button>
    </p>
  )
}

function InvitationForm({
  onClose,
  roles,
}: {
  readonly onClose: () => void
  readonly roles: readonly Role[]
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
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
    if (!reply.isDone) return setProblem(word(reply.message))
    setInvited({ ...reply.body, email: String(entries.email) })
    clearRouteCache()
  }
  return (
    <section aria-labelledby={heading} className="invite invite__panel" ref={panel}>
      <h2 className="invite__heading" id={heading}>
        {word({ en: 'Invite somebody', de: 'Jemanden einladen' })}
      </h2>
      {invited ? (
        <Sent invited={invited} onClose={onClose} />
      ) : (
        <form className="invite__form" onSubmit={send}>
          <Labelled label="Name">
            {(id) => <input id={id} maxLength={MAX_NAME_LENGTH} name="name" required type="text" />}
          </Labelled>
          <Labelled label={word({ en: 'E-mail address', de: 'E-Mail-Adresse' })}>
            {(id) => <input autoComplete="off" id={id} name="email" required type="email" />}
          </Labelled>
          <Labelled label={word({ en: 'Role', de: 'Rolle' })}>{(id) => <RoleChoice id={id} roles={roles} />}</Labelled>
          <p className="invite__problem" role="alert">
            {problem}
          </p>
          <div className="invite__actions">
            <Button disabled={isBusy} size="small" type="submit">
              {word({ en: 'Send the invitation', de: 'Einladung senden' })}
            </Button>
            <Button buttonStyle="secondary" onClick={onClose} size="small">
              {word({ en: 'Cancel', de: 'Abbrechen' })}
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

const MAY: Readonly<Record<Role, { readonly en: string; readonly de: string }>> = {
  administrator: { en: 'does everything, and runs the site', de: 'darf alles und betreibt die Website' },
  designer: { en: 'colours, menus, templates', de: 'Farben, Menüs, Vorlagen' },
  editor: { en: 'writes and publishes', de: 'schreibt und veröffentlicht' },
  author: { en: 'writes drafts', de: 'schreibt Entwürfe' },
  contributor: { en: 'changes texts and images', de: 'ändert Texte und Bilder' },
  inbox: { en: 'reads and answers messages', de: 'liest und beantwortet Nachrichten' },
  shop: { en: 'products, orders, settings of the shop', de: 'Produkte, Bestellungen, Einstellungen des Shops' },
}

function RoleChoice({ id, roles }: { readonly id: string; readonly roles: readonly Role[] }): ReactNode {
  const { i18n } = useTranslation()
  const spoken = i18n.language === 'de' ? 'de' : 'en'
  return (
    <select defaultValue="author" id={id} name="role">
      {roles.map((role) => (
        <option key={role} value={role}>
          {ROLE_LABELS[role][spoken]}: {MAY[role][spoken]}
        </option>
      ))}
    </select>
  )
}

function Sent(props: {
  readonly invited: Invited & { readonly email: string }
  readonly onClose: () => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { link, isMailed, email } = props.invited
  const id = useId()
  return (
    <div className="invite__form">
      <output>
        {word(
          isMailed
            ? { en: `A mail is on its way to ${email}.`, de: `Eine E-Mail an ${email} ist unterwegs.` }
            : {
                en: `The account is made, but no mail could be sent to ${email}.`,
                de: `Das Konto ist angelegt, aber an ${email} konnte keine E-Mail gesendet werden.`,
              },
        )}
      </output>
      <div className="invite__field invite__field--wide">
        <label htmlFor={id}>
          {isMailed
            ? word({
                en: 'If it does not arrive, hand this link over yourself',
                de: 'Wenn sie nicht ankommt, diesen Link selbst übergeben',
              })
            : word({ en: 'Hand this link over yourself', de: 'Diesen Link selbst übergeben' })}
        </label>
        <input id={id} onFocus={({ target }) => target.select()} readOnly type="text" value={link} />
        <p className="invite__note">
          {word({ en: 'It works once, for', de: 'Er gilt einmal, für' })} {INVITATION_DAYS}{' '}
          {word({ en: 'days.', de: 'Tage.' })}
        </p>
      </div>
      <div className="invite__actions">
        <Button onClick={props.onClose} size="small">
          {word({ en: 'Done', de: 'Fertig' })}
        </Button>
      </div>
    </div>
  )
}
