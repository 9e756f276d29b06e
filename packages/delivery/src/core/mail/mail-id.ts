/**
 * Message-ID of a mail of a site.
 *
 * @param token Token of its delivery, or another text that names one mail of the site.
 * @param domain Host of the site.
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-3.6.4
 */
export function mailId(token: string, domain: string): string {
  return `<${token}@${domain}>`
}
