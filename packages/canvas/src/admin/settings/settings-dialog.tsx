'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SettingsForm } from '../../core/page-settings.ts'
import { parseSettingsReport } from '../../core/settings-report.ts'
import './settings-dialog.css'

/**
 * The admin's own form of settings, over that of the page, which keeps its changes meanwhile. Payload opens documents in
 * drawers, and no globals: so it is a page of the admin in a frame, without what stands around a form.
 *
 * @param props.saved Is called after each save.
 */
export function SettingsDialog(props: {
  readonly form: SettingsForm
  readonly saved: () => void
  readonly close: () => void
}): ReactNode {
  const { form, saved, close } = props
  const word = adminTexts(useTranslation().i18n.language)
  const { code: locale } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isModified = useSettingsReports(frame, saved)
  const [isAsking, ask] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  const end = () => dialog.current?.close()
  const leave = () => (isModified() ? ask(true) : end())
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    leave()
  }
  const label = word(form.label)
  return createPortal(
    <dialog ref={dialog} className="settings-dialog" aria-label={label} onCancel={cancel} onClose={close}>
      <div className="settings-dialog__head">
        <h2>{label}</h2>
        {isAsking ? (
          <div className="settings-dialog__question" role="alert">
            <p>
              {word({ en: 'Your changes here are not saved.', de: 'Ihre Änderungen hier sind nicht gespeichert.' })}
            </p>
            <button type="button" onClick={() => ask(false)}>
              {word({ en: 'Go on editing', de: 'Weiter bearbeiten' })}
            </button>
            <button type="button" onClick={end}>
              {word({ en: 'Discard changes', de: 'Änderungen verwerfen' })}
            </button>
          </div>
        ) : (
          <button type="button" onClick={leave}>
            {word({ en: 'Close', de: 'Schließen' })}
          </button>
        )}
      </div>
      <iframe
        ref={frame}
        src={`/admin/globals/${form.slug}?locale=${locale}`}
        title={label}
        data-ready={isReady ? '' : undefined}
        onLoad={() => {
          const root = frame.current?.contentDocument?.documentElement
          // An address that leads elsewhere, such as that of the login, has no form around which anything is left out.
          if (root) root.dataset.onCanvas = ''
          setReady(true)
        }}
      />
    </dialog>,
    document.body,
  )
}

/** @returns Tells at this moment whether the form in the frame holds changes that are not saved. */
function useSettingsReports(frame: { readonly current: HTMLIFrameElement | null }, saved: () => void): () => boolean {
  const latest = useRef<{ readonly isModified: boolean; readonly savedAt: number }>(undefined)
  const calling = useRef(saved)
  calling.current = saved
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !source || source !== frame.current?.contentWindow) return
      const report = parseSettingsReport(data)
      if (!report) return
      const before = latest.current
      latest.current = report
      if (before && before.savedAt !== report.savedAt) calling.current()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame])
  return () => latest.current?.isModified === true
}
