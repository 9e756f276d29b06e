'use client'

import { useAllFormFields, useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { getAutosaveInterval } from 'payload/shared'
import { useEffect, useEffectEvent } from 'react'
import type { OwnSaves } from './use-own-saves.ts'

/** Milliseconds after which the form should have begun to save by itself, beyond those that it waits for another change. */
const OWED_AFTER_MS = 1_000

/**
 * Saves what a form with autosave holds and has not begun to save. Payload saves when the values differ from those for which
 * it last asked to save, but sends those of the moment at which its turn comes: a change that is sent so, and is then taken
 * back, is never saved again (`Autosave` of @payloadcms/ui).
 */
export function useOwedSave({ isUnderWay, holdsMore }: OwnSaves): void {
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const { submit } = useForm()
  const autosave = useAutosave()
  const isOwed = isModified && !isUnderWay && autosave !== undefined
  const delayMs = (autosave?.intervalMs ?? 0) + OWED_AFTER_MS
  const save = useEffectEvent(() => {
    if (!autosave || !holdsMore()) return
    void submit({
      action: autosave.address,
      method: autosave.method,
      acceptValues: { overrideLocalChanges: false },
      context: { getDocPermissions: false, incrementVersionCount: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew
  useEffect(() => {
    if (!isOwed) return
    const timer = setTimeout(() => save(), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, fields, isOwed])
}

/** How the document of the form saves its draft by itself; undefined if it does not. */
function useAutosave() {
  const { config } = useConfig()
  const { collectionSlug, docConfig, globalSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  const drafts = typeof docConfig?.versions === 'object' ? docConfig.versions.drafts : undefined
  if (!docConfig || typeof drafts !== 'object' || !drafts.autosave) return undefined
  const query = new URLSearchParams({
    autosave: 'true',
    depth: '0',
    draft: 'true',
    'fallback-locale': 'null',
    locale: code,
  })
  const { api } = config.routes
  const intervalMs = getAutosaveInterval(docConfig)
  if (globalSlug) return { address: `${api}/globals/${globalSlug}?${query}`, method: 'POST' as const, intervalMs }
  if (id === undefined) return undefined
  return { address: `${api}/${collectionSlug}/${id}?${query}`, method: 'PATCH' as const, intervalMs }
}
