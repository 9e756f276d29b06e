'use client'

import { useConfig, useDocumentInfo, useEditDepth, useLocale, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type AdminText, adminTextIn } from '../core/admin-text.ts'

/**
 * Below the title of a document: that another language than the default one is edited. Payload opens documents in the
 * language that was looked at last.
 */
export function LanguageNotice(): ReactNode {
  const { localization } = useConfig().config
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { id, globalSlug } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const [header, setHeader] = useState<Element | null>(null)

  // The title stands outside of the form, and has no place for anything of ours.
  useLayoutEffect(() => setHeader(document.querySelector('.doc-header')), [])

  // The page below a drawer says it already.
  if (!header || !localization || isInDrawer || (id === undefined && !globalSlug)) return null
  const { defaultLocale } = localization
  if (code === defaultLocale) return null
  return createPortal(
    <p className="language-notice">
      {adminTextIn(editing(code), i18n.language)}{' '}
      <a href={`?locale=${defaultLocale}`}>{adminTextIn(editInstead(defaultLocale), i18n.language)}</a>
    </p>,
    header,
  )
}

function editing(code: string): AdminText {
  return {
    en: `You are editing the ${nameOf(code, 'en')} version.`,
    de: `Sie bearbeiten die Fassung in: ${nameOf(code, 'de')}.`,
  }
}

function editInstead(code: string): AdminText {
  return { en: `Edit the ${nameOf(code, 'en')} version`, de: `Fassung in ${nameOf(code, 'de')} bearbeiten` }
}

function nameOf(language: string, written: keyof AdminText): string {
  return new Intl.DisplayNames(written, { type: 'language' }).of(language) ?? language
}
