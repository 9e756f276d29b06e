'use client'

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useSiteTime } from '@vitrine/content/admin'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { signInState, signInText } from '../../core/sign-in-state.ts'

/** Last sign-in on the page of an account, or that its invitation was not accepted yet. */
export function SignInField(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const timeOf = useSiteTime()
  const { id } = useDocumentInfo()
  const lastSignInAt = useFormFields(([fields]) => fields.lastSignInAt?.value)
  const invitedAt = useFormFields(([fields]) => fields.invitedAt?.value)
  // The first account is made on such a page, too.
  if (id === undefined) return null
  const state = signInState({ lastSignInAt, invitedAt }, new Date())
  return (
    <p>
      {word({ en: 'Last sign-in', de: 'Letzte Anmeldung' })}: {word(signInText(state, (at) => timeOf(at, 'moment')))}
    </p>
  )
}
