import { MinimalTemplate } from '@payloadcms/next/templates'
import { AfterPassword } from '@vitrine/accounts/admin'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import { pendingSignInOfBrowser } from '../../../../second-factor.ts'

interface Args {
  searchParams: Promise<Record<string, string | string[]>>
}

export const metadata: Metadata = { title: 'Second factor · Vitrine', robots: 'noindex' }

/** Page for the second factor, after the password. A browser without a ticket is sent to the login. */
export default async function SecondFactorPage({ searchParams }: Args) {
  const signIn = await pendingSignInOfBrowser()
  if (!signIn) redirect('/admin/login')
  const { redirect: asked = '' } = await searchParams
  const destination = getSafeRedirect({ fallbackTo: '/admin', redirectTo: asked })
  return (
    <MinimalTemplate>
      <AfterPassword destination={destination} owed={signIn.owed} />
    </MinimalTemplate>
  )
}
