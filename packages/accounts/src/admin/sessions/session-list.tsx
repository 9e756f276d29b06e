'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useSiteTime } from '@vitrine/content/admin'
import { type AdminLabel, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import type { ListedSession } from '../../core/listed-session.ts'
import { SIGN_IN_WORDS } from '../../core/sign-in-words.ts'
import { callUsers } from '../call-users.ts'
import './session-list.css'

interface Answered {
  readonly sessions: readonly ListedSession[]
}

/** On the page of an account: the browsers in which it is signed in, and buttons that sign it out there. */
export function SessionList(): ReactNode {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const heading = useId()
  const [sessions, setSessions] = useState<readonly ListedSession[]>()

  const look = useCallback(async () => {
    if (id === undefined) return
    const reply = await callUsers<Answered>('GET', `/${id}/sessions`)
    setSessions(reply.isDone ? reply.body.sessions : undefined)
  }, [id])
  useEffect(() => void look(), [look])

  // An account that is being made is signed in nowhere, and where nothing is known there is nothing to do.
  if (!sessions) return null
  const word = adminTexts(i18n.language)
  const isOwn = String(user?.id) === String(id)
  const others = sessions.filter(({ isThis }) => !isThis)
  const end = async (session?: string) => {
    const reply = await callUsers('POST', `/${id}/sessions/end`, { session })
    if (reply.isDone) toast.success(word(session ? SIGN_IN_WORDS.endedOne : SIGN_IN_WORDS.endedAll))
    else toast.error(word(reply.message))
    await look()
  }
  return (
    <section aria-labelledby={heading} className="session-list">
      <h2 id={heading}>{word(isOwn ? SIGN_IN_WORDS.heading : SIGN_IN_WORDS.headingOfAnother)}</h2>
      {sessions.length === 0 ? (
        <p>{word(SIGN_IN_WORDS.nowhere)}</p>
      ) : (
        <ul className="session-list__sessions">
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} word={word} onEnd={end} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => end()} size="small" type="button">
          {word(isOwn ? SIGN_IN_WORDS.endOthers : SIGN_IN_WORDS.endAll)}
        </Button>
      )}
    </section>
  )
}

function SessionLine(props: {
  readonly session: ListedSession
  readonly word: (label: AdminLabel) => string
  readonly onEnd: (session: string) => Promise<void>
}): ReactNode {
  const { session, word, onEnd } = props
  const device = useId()
  const timeOf = useSiteTime()
  const time = (iso: string) => <time dateTime={iso}>{timeOf(iso, 'moment')}</time>
  return (
    <li className="session-list__session">
      <div>
        <strong id={device}>{session.device || word(SIGN_IN_WORDS.unknownDevice)}</strong>
        {session.isThis && <span className="session-list__this">{word(SIGN_IN_WORDS.thisOne)}</span>}
        <p className="session-list__times">
          {word(SIGN_IN_WORDS.since)} {time(session.createdAt)}, {word(SIGN_IN_WORDS.lastUsed)} {time(session.usedAt)}
        </p>
      </div>
      {!session.isThis && (
        <Button
          buttonStyle="secondary"
          extraButtonProps={{ 'aria-describedby': device }}
          margin={false}
          onClick={() => onEnd(session.id)}
          size="small"
          type="button"
        >
          {word(SIGN_IN_WORDS.end)}
        </Button>
      )}
    </li>
  )
}
