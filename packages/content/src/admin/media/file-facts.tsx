'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Backlinks } from '../../core/backlinks.ts'
import { mediaAddress } from '../../core/media/media-address.ts'
import { text } from '../../core/stored.ts'
import { useMediaWords } from './media-words.ts'
import './media-library.css'

/** Beside the form of a file: its address, how it is replaced, and what uses it. */
export function FileFacts(): ReactNode {
  const { id, savedDocumentData } = useDocumentInfo()
  const words = useMediaWords()
  const name = text(savedDocumentData?.filename)
  if (id === undefined || !name) return null
  return (
    <div className="media-facts">
      <Address address={mediaAddress(name, undefined)} />
      <p className="media-facts__hint">{words.replaceHint}</p>
      <UsedIn id={id} />
    </div>
  )
}

function Address({ address }: { readonly address: string }): ReactNode {
  const words = useMediaWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Without encryption browsers have no clipboard: the address can be marked by hand.
    await navigator.clipboard?.writeText(new URL(address, location.href).href)
    setCopied(navigator.clipboard !== undefined)
  }
  return (
    <div className="media-facts__part">
      <h2 className="media-facts__title">{words.address}</h2>
      <code className="media-facts__address">{address}</code>
      <button className="media-button" onClick={copy} type="button">
        <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      </button>
    </div>
  )
}

type Answer = 'asked' | 'failed' | 'not for me' | Backlinks

function UsedIn({ id }: { readonly id: number | string }): ReactNode {
  const words = useMediaWords()
  const [answer, setAnswer] = useState<Answer>('asked')
  useEffect(() => {
    const asking = new AbortController()
    askBacklinks(id, asking.signal)
      .then(setAnswer)
      .catch(() => {
        if (!asking.signal.aborted) setAnswer('failed')
      })
    return () => asking.abort()
  }, [id])
  if (answer === 'not for me') return null
  return (
    <div aria-live="polite" className="media-facts__part">
      <h2 className="media-facts__title">{words.usedIn}</h2>
      {answer === 'asked' && <p>{words.looking}</p>}
      {answer === 'failed' && <p>{words.notLooked}</p>}
      {typeof answer === 'object' && <Uses {...answer} />}
    </div>
  )
}

function Uses({ named, total }: Backlinks): ReactNode {
  const words = useMediaWords()
  if (total === 0) return <p>{words.usedNowhere}</p>
  return (
    <ul className="media-facts__uses">
      {named.map(({ title, kind, admin }) => (
        <li key={admin}>
          <a href={admin}>{title}</a> <span>{kind}</span>
        </li>
      ))}
      {total > named.length && <li>{words.usedMore(total - named.length)}</li>}
    </ul>
  )
}

async function askBacklinks(id: number | string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/media/backlinks?where[id][equals]=${id}`, { credentials: 'include', signal })
  // Only those who may delete a file are told what uses it.
  if (response.status === 403) return 'not for me'
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return (await response.json()) as Backlinks
}
