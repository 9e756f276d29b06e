import { ROLES, type Role, record } from '@vitrine/content/core'

/** Days for which the link of an invitation opens an account. */
export const INVITATION_DAYS = 7

/** Characters of a name. */
export const MAX_NAME_LENGTH = 200

/** Somebody who is invited. */
export interface Invitation {
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** Answer to an invitation. */
export interface Invited {
  /** Address at which a password is chosen, once. */
  readonly link: string
  /** False when the mail with the link could not be sent. */
  readonly isMailed: boolean
}

/** Reads an invitation. @returns A sentence that says what is missing. */
export function parseInvitation(value: unknown): Invitation | string {
  const { name, email, role } = record(value)
  if (typeof name !== 'string' || name.trim() === '') return 'Enter a name.'
  if (name.length > MAX_NAME_LENGTH) return `Use no more than ${MAX_NAME_LENGTH} characters for the name.`
  if (typeof email !== 'string' || email.trim() === '') return 'Enter an e-mail address.'
  const known = ROLES.find((one) => one === role)
  if (!known) return `Choose a role: ${ROLES.join(', ')}.`
  return { name: name.trim(), email: email.trim(), role: known }
}

/** Subject and text of the mail. @param inviter Name of who invites. */
export function invitationMail(
  { name }: Pick<Invitation, 'name'>,
  { inviter, siteName, siteUrl, link }: Readonly<Record<'inviter' | 'siteName' | 'siteUrl' | 'link', string>>,
): { readonly subject: string; readonly text: string } {
  const site = siteName ? `${siteName} (${siteUrl})` : siteUrl
  return {
    subject: `Your account for ${siteName || new URL(siteUrl).host}`,
    text: [
      `Hello ${name},`,
      `${inviter || 'Somebody'} has made an account for you to work on ${site}. Choose a password here:`,
      link,
      `The link works once, for ${INVITATION_DAYS} days. After that, ask for a new one with “Forgot password” at ${siteUrl}/admin.`,
      'If you did not expect this, do nothing: nobody can use the account without the link.',
    ].join('\n\n'),
  }
}
