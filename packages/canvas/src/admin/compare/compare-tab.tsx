'use client'

import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { COMPARE_WORDS } from '../../core/compare/compare-words.ts'
import { COMPARE_PARAMETER, versionIn } from '../../core/compare/states.ts'
import { wordIn } from '../use-canvas-form.ts'

/** Leads from the versions of a document to their comparison, which its form shows: a version that is open is chosen. */
export function CompareTab(): ReactNode {
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const [path, setPath] = useState('')
  useEffect(() => setPath(location.pathname))
  if (id === undefined || !path.includes('/versions')) return null
  const query = new URLSearchParams({ locale, [COMPARE_PARAMETER]: versionIn(path) ?? '' })
  return (
    <Button
      buttonStyle="tab"
      className="doc-tab"
      el="link"
      margin={false}
      size="medium"
      to={`/admin/collections/${collectionSlug}/${id}?${query}`}
    >
      <span className="doc-tab__label">{wordIn(COMPARE_WORDS.compare, i18n.language)}</span>
    </Button>
  )
}
