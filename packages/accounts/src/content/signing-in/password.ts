/** Characters of a password. @see https://owasp.org/www-project-application-security-verification-standard/ (ASVS 2.1.1, 2.1.2) */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 256

/**
 * Says what is wrong with a password that somebody chose.
 *
 * @param known What strangers know and would try: the e-mail address, names of the site.
 * @returns A sentence for who chose it; undefined for one that will do.
 */
export function passwordProblem(password: string, known: readonly string[]): string | undefined {
  // Code points: a sign that takes two code units counts once.
  const { length } = [...password]
  if (length < MIN_PASSWORD_LENGTH) {
    return `A password has at least ${MIN_PASSWORD_LENGTH} characters. Several words are easy to keep in mind.`
  }
  if (length > MAX_PASSWORD_LENGTH)
    return `A password has at most ${MAX_PASSWORD_LENGTH} characters. Give a shorter one.`
  const bare = bareWords(password)
  if (bare === '' || !known.map(bareWords).includes(bare)) return undefined
  return 'This password is the e-mail address or the name of the site, which strangers try first. Choose another one.'
}

/** Leaves out case and everything but letters and digits: with other marks between them they are as easy to guess. */
function bareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')
}
