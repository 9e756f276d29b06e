'use client'

import { Link, toast, useRouteCache } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type BrokenLink, makeRedirect, readBrokenLinks } from './ask-redirects.ts'
import { redirectFormFor } from './make-redirect.tsx'
import { useRedirectWords } from './redirect-words.ts'

/** The broken links that visitors followed most, each with what mends it. */
export function BrokenLinks(): ReactNode {
  const words = useRedirectWords()
  const heading = useId()
  const { clearRouteCache } = useRouteCache()
  const [found, setFound] = useState<Awaited<ReturnType<typeof readBrokenLinks>>>()
  const [busy, setBusy] = useState<string>()
  useEffect(() => {
    let isLeft = false
    readBrokenLinks().then(
      (answer) => {
        if (!isLeft) setFound(answer)
      },
      () => {}, // The list of redirects is there all the same.
    )
    return () => {
      isLeft = true
    }
  }, [])

  const mend = async (address: string, to: string | undefined) => {
    setBusy(address)
    const isMade = await makeRedirect(address, to)
    setBusy(undefined)
    if (!isMade) return void toast.error(words.refused(address))
    toast.success(words.mended(address))
    setFound((before) => before && without(before, address))
    clearRouteCache()
  }
  if (!found || found.links.length === 0) return null
  return (
    <section aria-labelledby={heading} className="broken-links">
      <h2 id={heading}>{words.broken}</h2>
      <ul>
        {found.links.map((link) => (
          <li className="broken-links__link" key={link.address}>
            <FoundLink link={link} />
            <Ways isBusy={busy === link.address} link={link} mend={mend} />
          </li>
        ))}
      </ul>
      {found.total > found.links.length && (
        <Link href="/admin/collections/missing-addresses">{words.all(found.total)}</Link>
      )}
    </section>
  )
}

function FoundLink({ link }: { readonly link: BrokenLink }): ReactNode {
  const words = useRedirectWords()
  return (
    <p>
      <strong>{link.address}</strong>{' '}
      <small>
        {words.times(link.count)}
        {link.referrer !== '' && `, ${words.from(link.referrer)}`}
      </small>
    </p>
  )
}

function Ways(props: {
  readonly link: BrokenLink
  readonly isBusy: boolean
  readonly mend: (address: string, to: string | undefined) => void
}): ReactNode {
  const { link, isBusy, mend } = props
  const words = useRedirectWords()
  const { address, offers } = link
  const about = <span className="visually-hidden">{words.about(address)}</span>
  return (
    <p className="broken-links__ways">
      {offers.map((offer) => (
        <button
          className="redirect-tools__button"
          disabled={isBusy}
          key={offer}
          onClick={() => mend(address, offer)}
          type="button"
        >
          {words.leadTo(offer)}
          {about}
        </button>
      ))}
      <Link className="redirect-tools__button" href={redirectFormFor(address)}>
        {words.elsewhere}
        {about}
      </Link>
      <button
        className="redirect-tools__button"
        disabled={isBusy}
        onClick={() => mend(address, undefined)}
        type="button"
      >
        {words.gone}
        {about}
      </button>
    </p>
  )
}

type Found = Awaited<ReturnType<typeof readBrokenLinks>>

function without({ links, total }: Found, address: string): Found {
  return { links: links.filter((link) => link.address !== address), total: total - 1 }
}
