/**
 * Name by which the site greets a mail server: the one that SMTP_URL gives (`?name=mail.example.com`), else the host of
 * the site's address. Strict servers close the connection unless it is a full name.
 *
 * @returns Undefined if neither is one, as on a local site: the mail library then takes the machine's name.
 * @see https://www.rfc-editor.org/rfc/rfc5321#section-4.1.1.1
 */
export function smtpName(smtpUrl: string, siteUrl: string): string | undefined {
  const given = new URL(smtpUrl).searchParams.get('name')?.trim()
  if (given) return given
  const host = new URL(siteUrl).hostname
  return isFullName(host) ? host : undefined
}

/** Letters after the last dot: neither `localhost` nor an IP address. */
function isFullName(host: string): boolean {
  return /\.(?:[a-z][a-z0-9-]*)$/i.test(host)
}
