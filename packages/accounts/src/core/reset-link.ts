import type { AdminText } from '@vitrine/kit/core'

/** Account for which a link of a mail chooses a password. */
export interface ResetLink {
  /** Name of its owner. */
  readonly name: string
  readonly email: string
  /** Name of the site, or its host where it has none. */
  readonly siteName: string
  /** True for the link of an invitation: its owner has not signed in yet. */
  readonly isInvitation: boolean
}

/** Address shown instead of the link's own: with the token in it, the browser's history would open the account. */
export const RESET_ADDRESS = '/admin/reset'

/** Heading of the page of a link. */
export function resetHeading({ name, siteName, isInvitation }: ResetLink): AdminText {
  return isInvitation
    ? { en: `Welcome, ${name}, to ${siteName}`, de: `Willkommen bei ${siteName}, ${name}` }
    : { en: `A new password for ${siteName}`, de: `Ein neues Passwort für ${siteName}` }
}

/** Sentence of a link that is used up, or too old, or none. */
export const VOID_LINK: AdminText = {
  en: 'This link is no longer valid: it works once, and for a limited time. Ask for a new one with “Forgot password”.',
  de: 'Dieser Link gilt nicht mehr: Er gilt einmal und für begrenzte Zeit. Mit „Passwort vergessen“ bekommen Sie einen neuen.',
}
