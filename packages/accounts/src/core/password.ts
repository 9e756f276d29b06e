import type { AdminText } from '@vitrine/kit/core'

/** Characters of a password. @see https://owasp.org/www-project-application-security-verification-standard/ (ASVS 2.1.1, 2.1.2) */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 256

/** Rule for passwords, as a page says it beside the field. */
export const PASSWORD_RULE: AdminText = {
  en: `At least ${MIN_PASSWORD_LENGTH} characters, and not your e-mail address or the name of the site. Several words are easy to keep in mind.`,
  de: `Mindestens ${MIN_PASSWORD_LENGTH} Zeichen, und nicht Ihre E-Mail-Adresse oder der Name der Website. Mehrere Wörter sind leicht zu merken.`,
}

/**
 * Finds what is wrong with a chosen password.
 *
 * @param known Texts that strangers know and would try: the e-mail address, names of the site.
 * @returns A sentence for its owner; undefined for a password that follows the rule.
 */
export function passwordProblem(password: string, known: readonly string[]): AdminText | undefined {
  // Code points: a sign that takes two code units counts once.
  const { length } = [...password]
  if (length < MIN_PASSWORD_LENGTH) {
    return {
      en: `A password has at least ${MIN_PASSWORD_LENGTH} characters. Several words are easy to keep in mind.`,
      de: `Ein Passwort hat mindestens ${MIN_PASSWORD_LENGTH} Zeichen. Mehrere Wörter sind leicht zu merken.`,
    }
  }
  if (length > MAX_PASSWORD_LENGTH) {
    return {
      en: `A password has at most ${MAX_PASSWORD_LENGTH} characters. Give a shorter one.`,
      de: `Ein Passwort hat höchstens ${MAX_PASSWORD_LENGTH} Zeichen. Wählen Sie ein kürzeres.`,
    }
  }
  const bare = bareWords(password)
  if (bare === '' || !known.map(bareWords).includes(bare)) return undefined
  return {
    en: 'This password is the e-mail address or the name of the site, which strangers try first. Choose another one.',
    de: 'Dieses Passwort ist die E-Mail-Adresse oder der Name der Website, was Fremde zuerst probieren. Wählen Sie ein anderes.',
  }
}

/** Leaves out case and everything but letters and digits: with other marks between them they are as easy to guess. */
function bareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')
}
