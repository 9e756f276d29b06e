'use client'

import { useTranslation } from '@payloadcms/ui'
import { EDIT_HERE, type EditedPlace, rememberedPlace, rememberPlace } from '@vitrine/content/core'
import { type ReactNode, useEffect, useState } from 'react'
import { wordIn } from './use-canvas-form.ts'

const BACK = { en: 'Back to the page', de: 'Zurück zur Seite' }

/** Leads back to the page of the site from which its editor came, at the place where they stood. */
export function BackToPage(): ReactNode {
  const { i18n } = useTranslation()
  const [place, setPlace] = useState<EditedPlace>()
  useEffect(() => {
    if (new URLSearchParams(location.search).has(EDIT_HERE)) setPlace(rememberedPlace(sessionStorage))
  }, [])
  if (!place) return null
  return (
    <a
      className="page-canvas__back"
      href={place.address}
      onClick={() => rememberPlace(sessionStorage, { ...place, isReturning: true })}
    >
      {wordIn(BACK, i18n.language)}
    </a>
  )
}
