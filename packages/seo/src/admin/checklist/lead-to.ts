import type { AdminText } from '@vitrine/content/core'
import type { ChecklistPlace } from '../../core/checklist.ts'

const SEARCH_ENGINES = { en: 'Search engines', de: 'Suchmaschinen' }

/** The tab of the form that has a field, by its label, and the field in it. */
const FIELDS: Readonly<Record<ChecklistPlace, { readonly tab: AdminText; readonly field: string }>> = {
  title: { tab: SEARCH_ENGINES, field: '#field-meta__title' },
  description: { tab: SEARCH_ENGINES, field: '#field-meta__description' },
  blocks: { tab: { en: 'Content', de: 'Inhalt' }, field: '#field-layout' },
}

/** Opens the tab of a field, and brings the editor to it. */
export function leadTo(place: ChecklistPlace): void {
  const { tab, field } = FIELDS[place]
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')]
  tabs.find(({ textContent }) => [tab.en, tab.de].includes(textContent?.trim() ?? ''))?.click()
  // Its fields are drawn after the tab was opened.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found = document.querySelector<HTMLElement>(field)
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
    }),
  )
}
