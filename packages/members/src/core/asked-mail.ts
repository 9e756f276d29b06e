/** Who may become a member: everybody who opens the link of a mail, or those alone whom editors add. */
export const JOINING = ['open', 'closed'] as const

export type Joining = (typeof JOINING)[number]

/** A mail that answers somebody who asked to sign in. */
export type AskedMail = 'signIn' | 'unknown' | 'blocked'

/**
 * Chooses the mail for an address that somebody gave to sign in. There is one in every case, so that neither the answer of
 * the site nor its time says which addresses have an account.
 *
 * @param member The member with this address, if there is one.
 */
export function askedMail(member: { readonly isBlocked: boolean } | undefined, joining: Joining): AskedMail {
  if (member) return member.isBlocked ? 'blocked' : 'signIn'
  return joining === 'open' ? 'signIn' : 'unknown'
}
