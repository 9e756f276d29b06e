'use client'

import { toast, useLocale, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { blockTitle } from '../core/block-tree.ts'
import { withFreshIds } from '../core/fresh-ids.ts'
import { MAX_TITLE_LENGTH } from '../core/section-file.ts'
import { makeId } from './make-id.ts'
import { saveReusable } from './save-reusable.ts'
import type { Canvas } from './use-canvas.ts'

/** Asks for a name, and saves a block with all in it for other pages. */
export function SaveSection({ canvas, id }: { readonly canvas: Canvas; readonly id: string }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { tree, endSaving } = canvas
  const { code: locale } = useLocale()
  const node = tree.blocks.get(id)
  const [title, setTitle] = useState(node ? blockTitle(node).slice(0, MAX_TITLE_LENGTH) : '')
  const [isSaving, setIsSaving] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => dialog.current?.showModal(), [])

  const save = async () => {
    if (!node || isSaving || title.trim() === '') return
    setIsSaving(true)
    const refusal = await saveReusable({ title: title.trim(), layout: [withFreshIds(node.stored, { makeId })] }, locale)
    setIsSaving(false)
    if (refusal !== undefined) return void toast.error(word(refusal))
    toast.success(
      word({
        en: `“${title.trim()}” is in the palette of every page.`,
        de: `„${title.trim()}“ ist in der Palette jeder Seite.`,
      }),
    )
    dialog.current?.close()
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="page-palette page-palette--small"
      aria-label={word({ en: 'Save as a section', de: 'Als Abschnitt speichern' })}
      onClose={endSaving}
    >
      <form
        className="page-palette__head"
        onSubmit={(event) => {
          event.preventDefault()
          // The form of the document is around this one in React, and would be sent as well.
          event.stopPropagation()
          void save()
        }}
      >
        <label htmlFor={titleId}>{word({ en: 'Name in the palette', de: 'Name in der Palette' })}</label>
        <input
          id={titleId}
          required
          maxLength={MAX_TITLE_LENGTH}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <button type="submit" aria-busy={isSaving}>
          {word({ en: 'Save', de: 'Speichern' })}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {word({ en: 'Cancel', de: 'Abbrechen' })}
        </button>
      </form>
    </dialog>,
    document.body,
  )
}
