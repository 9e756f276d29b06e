'use client'

import { useWindowInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Backlinks } from '../../core/backlinks.ts'

/** State of the question. */
type Answer = 'asked' | 'failed' | Backlinks

/**
 * In one of Payload's dialogs that ask whether to delete, below its question: what links to the documents or uses them.
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

  return place && createPortal(<BacklinkList answer={answer} />, place)
}

function BacklinkList({ answer }: { readonly answer: Answer }): ReactNode {
  return (
    <div aria-live="polite" className="backlinks">
      {answer === 'asked' && <p>Looking for links to this …</p>}
      {answer === 'failed' && <p>Links to this could not be looked up. Try again, or check by hand.</p>}
      {typeof answer === 'object' && <Found {...answer} />}
    </div>
  )
}

function Found({ named, total, isComplete }: Backlinks): ReactNode {
  const more = total - named.length
  return (
    <>
      <p>{summaryOf(total)}</p>
      {named.length > 0 && (
        <ul>
          {named.map(({ title, kind, admin }) => (
            <li key={admin}>
              <a href={admin} rel="noreferrer" target="_blank">
                {title}
              </a>{' '}
              <span>{kind}, opens in a new tab</span>
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      {!isComplete && <p>This site is large: only the latest changes were searched.</p>}
    </>
  )
}

function summaryOf(total: number): string {
  if (total === 0) return 'Nothing on this site links here or uses it.'
  const subject = total === 1 ? 'One other place links' : `${total} other places link`
  return `${subject} here or ${total === 1 ? 'uses' : 'use'} it. The links will lead nowhere, and what is shown there will be missing:`
}

async function askBacklinks(collection: string, query: string, signal: AbortSignal): Promise<Backlinks> {
  const response = await fetch(`/api/${collection}/backlinks?${query}`, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return (await response.json()) as Backlinks
}
