'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { given } from '@vitrine/content/core'
import type { TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'

/** On the page of the own account, as soon as its password or e-mail address is changed: the current password. */
export function CurrentPassword({ field, path }: TextFieldClientProps): ReactNode {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
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
      // The server compares it, and says what is wrong with it.
      validate={() => true}
    />
  )
}
