'use client'

import { Link, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import type { ReactNode } from 'react'

/** Field of the form of redirects that an address fills. */
export const FROM_PARAMETER = 'from'

/** In the list of addresses that were not found. */
export function MakeRedirectCell({ rowData }: DefaultCellComponentProps): ReactNode {
  return <MakeRedirect address={String((rowData as { address?: unknown }).address ?? '')} />
}

/** On one of them. */
export function MakeRedirectField(): ReactNode {
  const { value } = useField<string>({ path: 'address' })
  return value ? <MakeRedirect address={value} /> : null
}

function MakeRedirect({ address }: { readonly address: string }): ReactNode {
  const query = new URLSearchParams({ [FROM_PARAMETER]: address })
  return (
    <Link className="make-redirect" href={`/admin/collections/redirects/create?${query}`}>
      Make a redirect<span className="make-redirect__address"> from {address}</span>
    </Link>
  )
}
