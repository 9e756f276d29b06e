'use client'

import { toast } from '@payloadcms/ui'
import { useTimeReader } from '@vitrine/content/admin'
import { NO_ANSWER } from '@vitrine/content/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { monthBefore } from '../../core/invoice/month-before.ts'
import { useWords } from '../use-words.ts'

/** Downloads the invoices of some days for bookkeeping. */
export function Bookkeeping(): ReactNode {
  const { word } = useWords()
  const { timeZone } = useTimeReader()
  const [span, setSpan] = useState(() => monthBefore({ now: new Date(), timeZone }))
  const download = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const format = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? ''
    const query = new URLSearchParams({ ...span, format })
    try {
      const response = await fetch(`/api/shop-orders/bookkeeping?${query}`, { credentials: 'include' })
      if (response.ok) return saveFile(await response.blob(), nameOf(response))
      const { message } = (await response.json()) as { readonly message?: string }
      toast.error(message ?? word(NO_ANSWER))
    } catch {
      // No answer, or none that can be read.
      toast.error(word(NO_ANSWER))
    }
  }
  const day = (name: keyof typeof span, label: string) => (
    <label>
      {label}
      <input
        type="date"
        required
        value={span[name]}
        onChange={({ target }) => setSpan({ ...span, [name]: target.value })}
      />
    </label>
  )
  return (
    <details className="inbox-bar__tool">
      <summary>{word({ en: 'For bookkeeping', de: 'Für die Buchhaltung' })}</summary>
      <form className="inbox-form" onSubmit={download}>
        {day('from', word({ en: 'Invoices from', de: 'Rechnungen vom' }))}
        {day('to', word({ en: 'until', de: 'bis zum' }))}
        <div className="inbox-form__actions">
          <button className="inbox-form__button" type="submit" value="csv">
            CSV
          </button>
          <button className="inbox-form__button" type="submit" value="datev">
            DATEV
          </button>
        </div>
        <p className="inbox-form__hint">
          {word({
            en: 'Invoices and credit notes of these days: as a table with a line for each tax rate, or as bookings that DATEV reads.',
            de: 'Rechnungen und Rechnungskorrekturen dieser Tage: als Tabelle mit einer Zeile je Steuersatz oder als Buchungen, die DATEV liest.',
          })}
        </p>
      </form>
    </details>
  )
}

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'invoices.csv'
}

function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
