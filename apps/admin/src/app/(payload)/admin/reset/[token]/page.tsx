import config from '@payload-config'
import { MinimalTemplate } from '@payloadcms/next/templates'
import { ChoosePassword, LinkWhileSignedIn, VoidLink } from '@vitrine/accounts/admin'
import { readResetLink } from '@vitrine/accounts/reset-link'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { importMap } from '../../importMap.js'

interface Args {
  params: Promise<{ token: string }>
}

export const metadata: Metadata = { title: 'Choose a password · Vitrine', robots: 'noindex', referrer: 'no-referrer' }

/** Page of the link of an invitation, or of a forgotten password. */
export default async function ResetLinkPage({ params }: Args) {
  return <MinimalTemplate>{await contentOf((await params).token)}</MinimalTemplate>
}

async function contentOf(token: string) {
  const payload = await getPayload({ config, importMap })
  const { user } = await payload.auth({ headers: new Headers(await headers()) })
  if (user) return <LinkWhileSignedIn name={user.name} />
  const link = await readResetLink(payload, token, new Date())
  return link ? <ChoosePassword link={link} token={token} /> : <VoidLink />
}
