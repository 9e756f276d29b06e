'use client'

import { useDebounce, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { adminTexts } from '../../core/admin-text.ts'
import { FROM_PARAMETER } from './make-redirect.tsx'

/** Milliseconds after the last key before pages are looked for. */
const TYPING_MS = 400

/** Below the new address of a redirect: pages that may have been meant. The address of the form may fill in the old one. */
export const OfferedAddresses: TextFieldClientComponent = ({ path }) => {
  const word = adminTexts(useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const { value: from, setValue: setFrom } = useField<string | null>({ path: 'from' })
  const { value: to, setValue: setTo, disabled } = useField<string | null>({ path })
  const [isReady, setReady] = useState(false)
  const [offers, setOffers] = useState<readonly string[]>([])
  const old = useDebounce((from ?? '').trim(), TYPING_MS)

  // The form puts what is stored in place after its fields are there: only then may one be filled.
  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (!isReady) return
    const given = new URLSearchParams(window.location.search).get(FROM_PARAMETER)
    if (given && id === undefined) setFrom(given)
    // Once: afterwards it is the editor's.
  }, [isReady, id, setFrom])

  useEffect(() => {
    setOffers([])
    if (!old) return
    const asking = new AbortController()
    nearest(old, asking.signal)
      .then(setOffers)
      .catch(() => {}) // Another address is asked about, or the site is away: then nothing is offered.
    return () => asking.abort()
  }, [old])

  if (offers.length === 0) return null
  return (
    <fieldset className="offered-addresses">
      <legend>{word({ en: 'Pages that may be the right ones', de: 'Seiten, die passen könnten' })}</legend>
      {offers.map((address) => (
        <button
          aria-pressed={address === to}
          disabled={disabled}
          key={address}
          onClick={() => setTo(address)}
          type="button"
        >
          {address}
        </button>
      ))}
    </fieldset>
  )
}

async function nearest(address: string, signal: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(`/api/redirects/nearest?${new URLSearchParams({ address })}`, {
    credentials: 'include',
    signal,
  })
  if (!response.ok) return []
  return ((await response.json()) as { addresses: readonly string[] }).addresses
}
