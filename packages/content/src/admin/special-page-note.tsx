'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { adminTextIn } from '../core/admin-text.ts'
import type { SpecialPageProps } from '../core/special-page-props.ts'
import './special-page-note.css'

/** Says of a page that stands for something of the site what it is for, and what it lacks: see {@link SpecialPageProps}. */
export function SpecialPageNote({ pages }: SpecialPageProps): ReactNode {
  const { language } = useTranslation().i18n
  const path = useFormFields(([fields]) => fields.path?.value)
  const visibility = useFormFields(([fields]) => fields.visibility?.value)
  const page = pages.find((one) => one.path === path)
  const needed = page?.needs?.block
  const hasBlock = useFormFields(([fields]) => {
    if (needed === undefined) return true
    return Object.values(fields).some((field) => field?.rows?.some(({ blockType }) => blockType === needed))
  })
  if (!page) return null
  const isForAll = visibility === 'everyone' || visibility === undefined
  return (
    <div className="special-page-note">
      <p>{adminTextIn(page.says, language)}</p>
      <output>
        {page.needs && !hasBlock && <span>{adminTextIn(page.needs.says, language)}</span>}
        {!isForAll && <span>{adminTextIn(NOT_FOR_ALL, language)}</span>}
      </output>
    </div>
  )
}

const NOT_FOR_ALL = {
  en: 'It is not for everyone: visitors get the one that the site has of itself.',
  de: 'Sie ist nicht für alle: Es erscheint diejenige, die die Website von sich aus hat.',
}
