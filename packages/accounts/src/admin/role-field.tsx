'use client'

import { SelectField, useAuth } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import type { ReactNode } from 'react'

/** The role of an account. The first one is an administrator's, whatever it asks for, so it is not asked. */
export function RoleField(props: SelectFieldClientProps): ReactNode {
  const { user } = useAuth()
  return user && <SelectField {...props} />
}
