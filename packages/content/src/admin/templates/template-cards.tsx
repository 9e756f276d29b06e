'use client'

import { toast, useConfig, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { type AdminLabel, adminTextIn, NO_ANSWER } from '../../core/admin-text.ts'
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
  const { language } = useTranslation().i18n
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
    toast.error(adminTextIn(message ?? '', language))
  }
  // There one is looked for, not made.
  if (isInDrawer) return null
  return (
    <section aria-labelledby={heading} className="template-cards">
      <h2 id={heading}>{adminTextIn(START, language)}</h2>
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
              <strong>{adminTextIn(label, language)}</strong>
              <span>{adminTextIn(description, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const START = { en: 'Start from a template', de: 'Mit einer Vorlage beginnen' }
const NOT_MADE = {
  en: 'The draft could not be made. Try again.',
  de: 'Der Entwurf konnte nicht angelegt werden. Versuchen Sie es noch einmal.',
}

const neverChanges = () => () => {}

async function askForDraft(
  collection: string,
  template: string,
  locale: string,
): Promise<{ admin?: string; message?: AdminLabel }> {
  try {
    const response = await fetch(`/api/${collection}/from-template?locale=${locale}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ template }),
    })
    const { admin, message = NOT_MADE } = await response.json()
    return response.ok ? { admin } : { message }
  } catch {
    // No answer, or none that can be read.
    return { message: NO_ANSWER }
  }
}
