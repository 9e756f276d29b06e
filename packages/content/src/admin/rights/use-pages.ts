import { useEffect, useState } from 'react'
import { list, record } from '../../core/stored.ts'

/** Pages that are listed; a site with more has its branches near the top of its addresses. */
const MAX_PAGES = 1_000

/** Pages of the site, by address. */
export type ListedPages = readonly { readonly id: string; readonly name: string }[] | 'failed'

/** Pages of the site, once they are loaded. */
export function usePages(): ListedPages {
  const [pages, setPages] = useState<ListedPages>([])
  useEffect(() => {
    const asking = new AbortController()
    readPages(asking.signal).then(setPages, () => {
      if (!asking.signal.aborted) setPages('failed')
    })
    return () => asking.abort()
  }, [])
  return pages
}

async function readPages(signal: AbortSignal): Promise<ListedPages> {
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    limit: String(MAX_PAGES),
    pagination: 'false',
    sort: 'path',
    'select[title]': 'true',
    'select[path]': 'true',
  })
  const response = await fetch(`/api/pages?${query}`, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`The pages were answered with ${response.status}.`)
  return list(record(await response.json()).docs).map(({ id, title, path }) => ({
    id: String(id),
    name: [title, path].filter((part) => typeof part === 'string').join(' · '),
  }))
}
