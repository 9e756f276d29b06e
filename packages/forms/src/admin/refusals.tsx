'use client'

import { useAllFormFields, useFormProcessing, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { type FormPlaces, fieldPlace } from '../core/field-place.ts'
import { correctedFields, type FieldState, type RefusedField, refusedFields } from '../core/refused-fields.ts'
import { leadToField } from './lead-to-field.ts'

/** Below the title of a form that was not saved: all that keeps it from being saved, each with a way to its place. */
export function Refusals({ places }: { readonly places: FormPlaces }): ReactNode {
  const { language } = useTranslation().i18n
  const word = adminTexts(language)
  const headingId = useId()
  const { refused, state } = useRefused(places)
  if (refused.length === 0) return null
  const valueAt = (path: string) => state[path]?.value
  const heading =
    refused.length === 1
      ? word({ en: 'One thing keeps the form from being saved', de: 'Eine Angabe hindert das Formular am Speichern' })
      : word({
          en: `${refused.length} things keep the form from being saved`,
          de: `${refused.length} Angaben hindern das Formular am Speichern`,
        })
  return (
    <section className="refusals" role="alert" aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      <ul>
        {refused.map(({ path, message }) => (
          <li key={path}>
            <button type="button" onClick={() => leadTo(path, places, word)}>
              {fieldPlace(path, { valueAt, labels: places, language })}
            </button>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The refused values, while they are. The window goes to the first of it after each attempt to save. */
function useRefused(places: FormPlaces): {
  readonly refused: readonly RefusedField[]
  readonly state: Readonly<Record<string, FieldState | undefined>>
} {
  const word = adminTexts(useTranslation().i18n.language)
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  const [state, dispatch] = useAllFormFields()
  const refused = useMemo(
    () => (isSubmitted ? refusedFields(state, Object.keys(places.byPath)) : []),
    [isSubmitted, state, places],
  )
  const lastRefused = useRef<ReadonlyMap<string, RefusedField>>(new Map())
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isProcessing) isAwaited.current = true
    // The refusals of the server come after the attempt is over.
    if (isProcessing || !isAwaited.current || refused.length === 0) return
    isAwaited.current = false
    lastRefused.current = new Map(refused.map((field) => [field.path, field]))
    const [first] = refused
    if (first) leadTo(first.path, places, word)
  }, [isProcessing, refused, places, word])
  useEffect(() => {
    // Payload marks what the server refused until the form is saved, though it was corrected.
    for (const { path } of correctedFields(lastRefused.current, refused)) {
      dispatch({ type: 'UPDATE', path, valid: true })
    }
  }, [refused, dispatch])
  return { refused, state }
}

function leadTo(path: string, { tabs }: FormPlaces, word: ReturnType<typeof adminTexts>): void {
  const tab = tabs[path.split('.')[0] ?? '']
  leadToField(path, tab === undefined ? {} : { tab: word(tab) })
}
