'use client'

import { toast, useConfig, useListDrawerContext } from '@payloadcms/ui'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import type { Template } from '../../core/templates/template.ts'

/**
 * A card for each template. Choosing one opens a new draft in the default language, whichever was looked at last:
 * templates are written in one language.
 */
export function TemplateCards({
  collection,
  templates,
}: {
  readonly collection: string
  readonly templates: readonly Template[]
}): ReactNode {
  const { isInDrawer } = useListDrawerContext()
  const { localization } = useConfig().config
  const code = localization ? localization.defaultLocale : 'en'
  const [chosen, setChosen] = useState<string>()
  const heading = useId()
  const isListening = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const start = async (name: string) => {
    // A second click would make a second draft.
    if (chosen !== undefined) return
    setChosen(name)
    const { admin, message } = await askForDraft(collection, name, code)
    if (admin) return window.location.assign(`${admin}?locale=${code}`)
    setChosen(undefined)
    toast.error(message)
  }
  // There one is looked for, not made.
  if (isInDrawer) return null
  return (
    <section aria-labelledby={heading} className="template-cards">
      <h2 id={heading}>Start from a template</h2>
      <ul>
        {templates.map(({ name, label, description, thumbnail }) => (
          <li key={name}>
            <button
              aria-busy={chosen === name}
              className="template-cards__card"
              // Until the browser has the script, a press would be lost.
              disabled={!isListening}
              onClick={() => start(name)}
              type="button"
            >
              <img alt="" src={thumbnail} />
              <strong>{label}</strong>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const neverChanges = () => () => {}

async function askForDraft(
  collection: string,
  template: string,
  locale: string,
): Promise<{ admin?: string; message?: string }> {
  try {
    const response = await fetch(`/api/${collection}/from-template?locale=${locale}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ template }),
    })
    const { admin, message = 'The draft could not be made. Try again.' } = await response.json()
    return response.ok ? { admin } : { message }
  } catch {
    // No answer, or none that can be read.
    return { message: 'The site does not answer. Try again.' }
  }
}
