'use client'

import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import type { ReactNode } from 'react'

/** List of accounts. It invites people, and has no other way to make an account: that would ask for a password of theirs. */
export function AccountList(props: ListViewClientProps): ReactNode {
  return <DefaultListView {...props} hasCreatePermission={false} />
}
