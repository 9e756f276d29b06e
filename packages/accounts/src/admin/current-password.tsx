'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { adminTexts, given } from '@vitrine/content/core'
import type { TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { MISSING_PASSWORD } from '../core/own-change.ts'

/** On the page of the own account, as soon as its password or e-mail address is changed: the current password. */
export function CurrentPassword({ field, path }: TextFieldClientProps): ReactNode {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const word = adminTexts(useTranslation().i18n.language)
  const isChanged = useFormFields(
    ([{ password, email }]) => password !== undefined || email?.value !== email?.initialValue,
  )
  if (!isChanged || id === undefined || String(user?.id) !== String(id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, required: true, ...given({ label: field.label }) }}
      indexPath=""
      parentPath=""
      parentSchemaPath=""
      path={path}
      schemaPath={path}
      // A refusal of the server folds the new password away, so that an empty one is found before it is sent.
      validate={(value) => (value ? true : word(MISSING_PASSWORD))}
    />
  )
}
