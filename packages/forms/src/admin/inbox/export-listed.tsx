'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'

/** Downloads what the list shows, with its filters and its search, all pages of it. */
export function ExportListed(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const download = (format: 'csv' | 'json') => {
    const asked = [...new URLSearchParams(location.search)].filter(([name]) => /^(?:where\[|search$)/.test(name))
    // A list without a filter shows everything.
    const all = asked.length > 0 ? asked : [['where[id][exists]', 'true']]
    location.assign(`/api/submissions/export?${new URLSearchParams([...all, ['format', format]])}`)
  }
  return (
    <div className="inbox-form__actions">
      <button className="inbox-form__button" type="button" onClick={() => download('csv')}>
        {word({ en: 'This list as CSV', de: 'Diese Liste als CSV' })}
      </button>
      <button className="inbox-form__button" type="button" onClick={() => download('json')}>
        {word({ en: 'This list as JSON', de: 'Diese Liste als JSON' })}
      </button>
    </div>
  )
}
