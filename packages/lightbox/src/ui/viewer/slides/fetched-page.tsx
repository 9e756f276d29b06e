import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useGallery } from '../context.ts'
import type { Item } from '../item.ts'
import { ContentError } from './problem.tsx'

/** Milliseconds after which content that does not come has failed. */
const FETCH_TIMEOUT_MS = 15_000

/** Most bytes of a page, counted as the characters of its source. */
const MAX_SOURCE_LENGTH = 1_000_000

/** Content of another page of this site: the part that the address names, else what its main part holds. */
export function FetchedPage({ item, isShown }: { readonly item: Item; readonly isShown: boolean }): ReactNode {
  const { settings } = useGallery()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting')
  useEffect(() => {
    if (!isShown || state !== 'waiting') return
    const ending = new AbortController()
    load(item.address, AbortSignal.any([ending.signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)])).then(
      (content) => {
        place.current?.replaceChildren(content)
        setState('loaded')
      },
      () => !ending.signal.aborted && setState('failed'),
    )
    return () => ending.abort()
  }, [item, isShown, state])
  if (state === 'failed') return <ContentError />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={place} className="lightbox__part" data-scrolls="" tabIndex={0} aria-busy={state === 'waiting'}>
      {settings.texts.loading}
    </div>
  )
}

async function load(address: string, signal: AbortSignal): Promise<DocumentFragment> {
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!response.ok || !isPage || new URL(response.url).origin !== location.origin) {
    throw new Error(`${address} is no content: status ${response.status}.`)
  }
  const source = await response.text()
  if (source.length > MAX_SOURCE_LENGTH) throw new Error(`${address} is too large.`)
  const page = new DOMParser().parseFromString(source, 'text/html')
  const { hash } = new URL(address)
  const part = hash ? page.getElementById(decodeURIComponent(hash.slice(1))) : (page.querySelector('main') ?? page.body)
  if (!part) throw new Error(`${address} has no such part.`)
  const content = document.createDocumentFragment()
  content.append(...(hash ? [part] : part.childNodes))
  return content
}
