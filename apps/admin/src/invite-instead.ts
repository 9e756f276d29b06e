import { INVITE_ADDRESS } from '@vitrine/accounts/core'
import { redirect } from 'next/navigation'

/** Leads the page that would make an account, with a password that an administrator makes up, to an invitation. */
export function inviteInstead({ segments = [] }: { readonly segments: readonly string[] | undefined }): void {
  if (segments.join('/') === 'collections/users/create') redirect(INVITE_ADDRESS)
}
