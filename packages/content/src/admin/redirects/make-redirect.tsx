'use client'

import { Link, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { adminTexts } from '../../core/admin-text.ts'

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

/** The form of a new redirect from an address. */
export function redirectFormFor(address: string): string {
  return `/admin/collections/redirects/create?${new URLSearchParams({ [FROM_PARAMETER]: address })}`
}

function MakeRedirect({ address }: { readonly address: string }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  return (
    <Link className="make-redirect" href={redirectFormFor(address)}>
      {word({ en: 'Make a redirect', de: 'Weiterleitung anlegen' })}
      <span className="make-redirect__address">
        {' '}
        {word({ en: 'from', de: 'von' })} {address}
      </span>
    </Link>
  )
}
