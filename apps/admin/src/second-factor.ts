import config from '@payload-config'
import { type PendingSignIn, pendingSignIn } from '@vitrine/accounts/second-factor'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { importMap } from './app/(payload)/admin/importMap.js'

const SECOND_FACTOR_PATH = '/admin/second-factor'

/** Step that a browser with a ticket has yet to take; undefined without a ticket. */
export async function pendingSignInOfBrowser(): Promise<PendingSignIn | undefined> {
  const payload = await getPayload({ config, importMap })
  return pendingSignIn(payload, new Headers(await headers()), new Date())
}

/**
 * Leads from the page of the password on to that of the second factor: Payload's form comes back to it after the password,
 * because nobody is signed in yet.
 *
 * @param page.search `again` stays, for who has chosen the wrong account.
 */
export async function leadToSecondFactor(page: {
  readonly segments: readonly string[] | undefined
  readonly search: Readonly<Record<string, string | string[]>>
}): Promise<void> {
  if (page.segments?.join('/') !== 'login' || 'again' in page.search) return
  if (!(await pendingSignInOfBrowser())) return
  const { redirect: destination } = page.search
  const query = typeof destination === 'string' ? `?${new URLSearchParams({ redirect: destination })}` : ''
  redirect(SECOND_FACTOR_PATH + query)
}
