'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PageSettings, SettingsForm } from '../../core/page-settings.ts'
import type { Canvas } from '../use-canvas.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { useWhoMayChange } from './use-who-may-change.ts'

/**
 * The settings that draw something of the page, such as its header: they are selected here or on the page, and edited in
 * their own forms.
 *
 * @param props.redraw Has the page drawn again.
 */
export function SettingsOnPage(props: { readonly canvas: Canvas; readonly redraw: () => void }): ReactNode {
  const { canvas, redraw } = props
  const { settings, selectedSettings, act } = canvas
  const word = adminTexts(useTranslation().i18n.language)
  const headingId = useId()
  const [edited, edit] = useState<SettingsForm>()
  const selected = settings.find(({ of }) => of === selectedSettings)
  if (settings.length === 0) return null
  return (
    <section className="page-canvas__settings" aria-labelledby={headingId}>
      <p id={headingId}>{word({ en: 'Settings on this page', de: 'Einstellungen auf dieser Seite' })}</p>
      <ul>
        {settings.map(({ of, label }) => (
          <li key={of}>
            <button
              type="button"
              aria-pressed={of === selectedSettings}
              onClick={() =>
                act(of === selectedSettings ? { do: 'select', id: undefined } : { do: 'selectSettings', of })
              }
            >
              {word(label)}
            </button>
          </li>
        ))}
      </ul>
      {selected && <Forms key={selected.of} settings={selected} edit={edit} />}
      {edited && <SettingsDialog form={edited} saved={redraw} close={() => edit(undefined)} />}
    </section>
  )
}

/** The forms that say how something is drawn, and for each who may change it if its editor may not. */
function Forms(props: { readonly settings: PageSettings; readonly edit: (form: SettingsForm) => void }): ReactNode {
  const { settings, edit } = props
  const { language } = useTranslation().i18n
  const word = adminTexts(language)
  const { permissions } = useAuth()
  const list = useRef<HTMLUListElement>(null)
  const mayChange = (slug: string) => permissions?.globals?.[slug]?.update === true
  const refused = settings.forms.filter(({ slug }) => !mayChange(slug))
  const whoMay = useWhoMayChange(refused.map(({ slug }) => slug))
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <ul
      ref={list}
      className="page-canvas__settings-forms"
      aria-label={word({ en: 'Edit what draws it', de: 'Bearbeiten, was es zeichnet' })}
    >
      {settings.forms.map((form) => (
        <li key={form.slug}>
          <span>{word(form.label)}</span>
          {mayChange(form.slug) ? (
            <button
              type="button"
              aria-label={word({ en: `Edit: ${word(form.label)}`, de: `Bearbeiten: ${word(form.label)}` })}
              onClick={() => edit(form)}
            >
              {word({ en: 'Edit', de: 'Bearbeiten' })}
            </button>
          ) : (
            <span className="page-canvas__note">{whoMay(form.slug)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
