'use client'

import { useRouteCache, useTranslation, useWindowInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type AdminText, adminTexts } from '../../core/admin-text.ts'
import type { Backlinks } from '../../core/backlinks.ts'
import { given } from '../../core/stored.ts'
import { RoleNotes } from './role-notes.tsx'

/** State of the question. */
type Answer = 'asked' | 'failed' | Backlinks

/**
 * In one of Payload's dialogs that ask whether to delete or unpublish, below its question: what the documents are for the
 * whole site, and what links to them or uses them.
 *
 * @param props.dialog Name of the dialog, which is open.
 * @param props.query Which documents, as the address asks for it.
 */
export function BacklinksInDialog({
  collection,
  dialog,
  query,
}: {
  readonly collection: string
  readonly dialog: string
  readonly query: string
}): ReactNode {
  const [place, setPlace] = useState<Element | null>(null)
  const [answer, setAnswer] = useState<Answer>('asked')
  /** Title of the page that has become the home page meanwhile. */
  const [home, setHome] = useState<string>()
  const { clearRouteCache } = useRouteCache()

  // Lists draw another dialog in place of this one when the window becomes narrow or wide.
  useWindowInfo()

  // It has no place for anything of ours. It is drawn at the same time as this: it is looked for each time.
  useLayoutEffect(() => {
    setPlace(document.getElementById(dialog)?.querySelector('.confirmation-modal__content') ?? null)
  })

  useEffect(() => {
    const asking = new AbortController()
    setAnswer('asked')
    askBacklinks(collection, query, asking.signal)
      .then(setAnswer)
      .catch(() => {
        if (!asking.signal.aborted) setAnswer('failed')
      })
    return () => asking.abort()
  }, [collection, query])

  const noteHome = (title: string) => {
    setHome(title)
    // The form or the list behind the dialog still has the old addresses.
    clearRouteCache()
    askBacklinks(collection, query).then(setAnswer, () => setAnswer('failed'))
  }
  return place && createPortal(<BacklinkList answer={answer} home={home} onHomeChosen={noteHome} />, place)
}

function BacklinkList({
  answer,
  home,
  onHomeChosen,
}: {
  readonly answer: Answer
  readonly home: string | undefined
  readonly onHomeChosen: (title: string) => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  return (
    <div aria-live="polite" className="backlinks">
      {answer === 'asked' && <p>{word({ en: 'Looking for links to this …', de: 'Links hierher werden gesucht …' })}</p>}
      {answer === 'failed' && (
        <p>
          {word({
            en: 'Links to this could not be looked up. Try again, or check by hand.',
            de: 'Links hierher konnten nicht gesucht werden. Noch einmal versuchen oder von Hand prüfen.',
          })}
        </p>
      )}
      {home !== undefined && (
        <Announced
          key={home}
          text={word({ en: `“${home}” is the home page now.`, de: `„${home}“ ist jetzt die Startseite.` })}
        />
      )}
      {typeof answer === 'object' && <RoleNotes onHomeChosen={onHomeChosen} roles={answer.roles} />}
      {typeof answer === 'object' && <Found {...answer} />}
    </div>
  )
}

/** A sentence that takes the focus of the control that it replaces. */
function Announced({ text }: { readonly text: string }): ReactNode {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <p ref={sentence} tabIndex={-1}>
      {text}
    </p>
  )
}

function Found({ named, total, isComplete }: Backlinks): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const more = total - named.length
  return (
    <>
      <p>{word(summaryOf(total))}</p>
      {named.length > 0 && (
        <ul>
          {named.map(({ title, kind, admin }) => (
            <li key={admin}>
              <a href={admin} rel="noreferrer" target="_blank">
                {title}
              </a>{' '}
              <span>
                {kind}
                {word({ en: ', opens in a new tab', de: ', öffnet sich in einem neuen Tab' })}
              </span>
            </li>
          ))}
          {more > 0 && (
            <li>
              {word({ en: 'and', de: 'und' })} {more} {word({ en: 'more', de: 'weitere' })}
            </li>
          )}
        </ul>
      )}
      {!isComplete && (
        <p>
          {word({
            en: 'This site is large: only the latest changes were searched.',
            de: 'Diese Website ist groß: Nur die neuesten Änderungen wurden durchsucht.',
          })}
        </p>
      )}
    </>
  )
}

function summaryOf(total: number): AdminText {
  if (total === 0) {
    return {
      en: 'Nothing on this site links here or uses it.',
      de: 'Nichts auf dieser Website verlinkt oder verwendet es.',
    }
  }
  const leads = 'The links will lead nowhere, and what is shown there will be missing:'
  const fehlt = 'Die Links führen dann ins Leere, und was dort gezeigt wird, fehlt:'
  return total === 1
    ? {
        en: `One other place links here or uses it. ${leads}`,
        de: `Eine andere Stelle verlinkt oder verwendet es. ${fehlt}`,
      }
    : {
        en: `${total} other places link here or use it. ${leads}`,
        de: `${total} andere Stellen verlinken oder verwenden es. ${fehlt}`,
      }
}

async function askBacklinks(collection: string, query: string, signal?: AbortSignal): Promise<Backlinks> {
  const response = await fetch(`/api/${collection}/backlinks?${query}`, {
    credentials: 'include',
    ...given({ signal }),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return (await response.json()) as Backlinks
}
