import { ROLES, type Role, record } from '@vitrine/content/core'
import type { AdminText } from '@vitrine/kit/core'

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

/** An invitation, or what is missing in it. */
type ParsedInvitation = { readonly invitation: Invitation } | { readonly lacks: AdminText }

/** Reads an invitation. */
export function parseInvitation(value: unknown): ParsedInvitation {
  const { name, email, role } = record(value)
  if (typeof name !== 'string' || name.trim() === '')
    return { lacks: { en: 'Enter a name.', de: 'Einen Namen angeben.' } }
  if (name.length > MAX_NAME_LENGTH)
    return {
      lacks: {
        en: `Use no more than ${MAX_NAME_LENGTH} characters for the name.`,
        de: `Der Name darf höchstens ${MAX_NAME_LENGTH} Zeichen haben.`,
      },
    }
  if (typeof email !== 'string' || email.trim() === '')
    return { lacks: { en: 'Enter an e-mail address.', de: 'Eine E-Mail-Adresse angeben.' } }
  const known = ROLES.find((one) => one === role)
  if (!known)
    return { lacks: { en: `Choose a role: ${ROLES.join(', ')}.`, de: `Eine Rolle wählen: ${ROLES.join(', ')}.` } }
  return { invitation: { name: name.trim(), email: email.trim(), role: known } }
}

/** Subject and text of the mail, in the languages of the admin. @param inviter Name of who invites. */
export function invitationMail(
  { name }: Pick<Invitation, 'name'>,
  { inviter, siteName, siteUrl, link }: Readonly<Record<'inviter' | 'siteName' | 'siteUrl' | 'link', string>>,
): { readonly subject: AdminText; readonly text: AdminText } {
  const site = siteName ? `${siteName} (${siteUrl})` : siteUrl
  const short = siteName || new URL(siteUrl).host
  return {
    subject: { en: `Your account for ${short}`, de: `Ihr Konto für ${short}` },
    text: {
      en: [
        `Hello ${name},`,
        `${inviter || 'Somebody'} has made an account for you to work on ${site}. Choose a password here:`,
        link,
        `The link works once, for ${INVITATION_DAYS} days. After that, ask for a new one with “Forgot password” at ${siteUrl}/admin.`,
        'If you did not expect this, do nothing: nobody can use the account without the link.',
      ].join('\n\n'),
      de: [
        `Guten Tag ${name},`,
        `${inviter || 'Jemand'} hat ein Konto für Sie angelegt, mit dem Sie an ${site} arbeiten können. Hier wählen Sie ein Passwort:`,
        link,
        `Der Link gilt einmal, ${INVITATION_DAYS} Tage lang. Danach bekommen Sie unter ${siteUrl}/admin mit „Passwort vergessen“ einen neuen.`,
        'Wenn Sie nichts davon wissen, tun Sie nichts: Ohne den Link kann niemand das Konto benutzen.',
      ].join('\n\n'),
    },
  }
}
