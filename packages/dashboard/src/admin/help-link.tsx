import { helpPageOf } from '@vitrine/content/core'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { dashboardWords } from '../core/dashboard-words.ts'
import { HELP_ADDRESS, helpAddress } from '../core/help-text.ts'

interface HelpLinkProps extends ServerProps {
  readonly collectionSlug?: string
  readonly globalSlug?: string
}

/** Link from each screen of the admin to the page of the documentation that explains it. */
export function HelpLink({ i18n, payload, collectionSlug, globalSlug }: HelpLinkProps): ReactNode {
  const { collections, globals } = payload.config
  const shown =
    globals.find(({ slug }) => slug === globalSlug) ?? collections.find(({ slug }) => slug === collectionSlug)
  const page = helpPageOf(shown?.admin.custom)
  return (
    <a className="help-link" href={page ? helpAddress(page) : HELP_ADDRESS} rel="noopener" target="_blank">
      {dashboardWords(i18n.language)('helpLink')}
    </a>
  )
}
