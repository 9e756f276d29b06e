import type { ChecklistPlace } from '../../core/checklist.ts'

/** The tab of the form that has a field, by its label, and the field in it. */
const FIELDS: Readonly<Record<ChecklistPlace, { readonly tab: string; readonly field: string }>> = {
  title: { tab: 'Search engines', field: '#field-meta__title' },
  description: { tab: 'Search engines', field: '#field-meta__description' },
  blocks: { tab: 'Content', field: '#field-layout' },
}

/** Opens the tab of a field, and brings the editor to it. */
export function leadTo(place: ChecklistPlace): void {
  const { tab, field } = FIELDS[place]
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')]
  tabs.find(({ textContent }) => textContent?.trim() === tab)?.click()
  // Its fields are drawn after the tab was opened.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found = document.querySelector<HTMLElement>(field)
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
    }),
  )
}
