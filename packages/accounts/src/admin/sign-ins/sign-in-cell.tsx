'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSiteTime } from '@vitrine/content/admin'
import { adminTexts } from '@vitrine/content/core'
import type { DefaultCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { signInState, signInText } from '../../core/sign-in-state.ts'

/** Last sign-in of an account in the list, or that its invitation was not accepted yet. */
export function SignInCell({ rowData }: DefaultCellComponentProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const timeOf = useSiteTime()
  return word(signInText(signInState(rowData, new Date()), (at) => timeOf(at, 'moment')))
}
