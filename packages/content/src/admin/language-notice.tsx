'use client'

import { useConfig, useDocumentInfo, useEditDepth, useLocale } from '@payloadcms/ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Below the title of a document: that another language than the default one is edited. Payload opens documents in the
 * language that was looked at last.
 */
export function LanguageNotice(): ReactNode {
  const { localization } = useConfig().config
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
      You are editing the {nameOf(code)} version.{' '}
      <a href={`?locale=${defaultLocale}`}>Edit the {nameOf(defaultLocale)} version</a>
    </p>,
    header,
  )
}

function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}
