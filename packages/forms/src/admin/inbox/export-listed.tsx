'use client'

import type { ReactNode } from 'react'

/** Downloads what the list shows, with its filters and its search, all pages of it. */
export function ExportListed(): ReactNode {
  const download = (format: 'csv' | 'json') => {
    const asked = [...new URLSearchParams(location.search)].filter(([name]) => /^(?:where\[|search$)/.test(name))
    // A list without a filter shows everything.
    const all = asked.length > 0 ? asked : [['where[id][exists]', 'true']]
    location.assign(`/api/submissions/export?${new URLSearchParams([...all, ['format', format]])}`)
  }
  return (
    <div className="inbox-form__actions">
      <button className="inbox-form__button" type="button" onClick={() => download('csv')}>
        This list as CSV
      </button>
      <button className="inbox-form__button" type="button" onClick={() => download('json')}>
        This list as JSON
      </button>
    </div>
  )
}
