import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { adminTexts, NO_ANSWER } from '../../core/admin-text.ts'
import { HOME_PATH, homePageAddress } from '../../core/site-role.ts'
import { isSpecialPath } from '../../core/special-pages.ts'
import { list, record, text } from '../../core/stored.ts'

/** Pages that are offered, by their titles; a site with more chooses on the form of the page. */
const MAX_OFFERED = 500

interface OfferedPage {
  readonly id: string
  readonly title: string
}

/**
 * Offers published pages to become the home page.
 *
 * @param props.onChosen Called with the title of the page that has become it.
 */
export function HomeChooser({ onChosen }: { readonly onChosen: (title: string) => void }): ReactNode {
  const id = useId()
  const word = adminTexts(useTranslation().i18n.language)
  const [pages, setPages] = useState<readonly OfferedPage[]>([])
  const [chosen, setChosen] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const asking = new AbortController()
    offeredPages(asking.signal).then(setPages, () => {}) // Without pages nothing is offered, and the rest is said.
    return () => asking.abort()
  }, [])
  const make = async () => {
    const page = pages.find((one) => one.id === chosen)
    if (!page) return
    setBusy(true)
    const refusal = await makeHomePage(page.id)
    setBusy(false)
    if (refusal === undefined) return onChosen(page.title)
    toast.error(refusal === '' ? word(NO_ANSWER) : refusal)
  }
  if (pages.length === 0) return null
  return (
    <p className="backlinks__choice">
      <label htmlFor={id}>{word({ en: 'Another home page', de: 'Andere Startseite' })}</label>
      <select disabled={isBusy} id={id} onChange={({ target }) => setChosen(target.value)} value={chosen}>
        <option value="">{word({ en: 'Choose a page', de: 'Seite wählen' })}</option>
        {pages.map((page) => (
          <option key={page.id} value={page.id}>
            {page.title}
          </option>
        ))}
      </select>
      <button disabled={isBusy || chosen === ''} onClick={make} type="button">
        {word({ en: 'Make it the home page', de: 'Zur Startseite machen' })}
      </button>
    </p>
  )
}

async function offeredPages(signal: AbortSignal): Promise<readonly OfferedPage[]> {
  const query = new URLSearchParams({
    depth: '0',
    limit: String(MAX_OFFERED),
    pagination: 'false',
    sort: 'title',
    'where[_status][equals]': 'published',
    'select[title]': 'true',
    'select[path]': 'true',
  })
  const response = await fetch(`/api/pages?${query}`, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`The pages were answered with ${response.status}.`)
  return list(record(await response.json()).docs)
    .filter(({ path }) => path !== HOME_PATH && !isSpecialPath(path))
    .map(({ id, title }) => ({ id: String(id), title: text(title) ?? `#${id}` }))
}

/** @returns What the site says against it, empty if it says nothing; undefined: it is the home page. */
async function makeHomePage(id: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api${homePageAddress(id)}`, { method: 'POST', credentials: 'include' })
    return response.ok ? undefined : (text(record(await response.json()).message) ?? '')
  } catch {
    // The site is away, or what lies before it answered.
    return ''
  }
}
