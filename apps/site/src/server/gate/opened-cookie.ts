import { createHash, createHmac } from 'node:crypto'
import type { DocumentReference } from '@vitrine/content/queries'
import { isSameSecret } from '@vitrine/content/store'

/** Seconds for which a page that was opened by its password stays open. */
export const OPEN_SECONDS = 4 * 60 * 60

/** Where a page that is opened stands, and the hash of its password. */
export interface Opened {
  readonly document: DocumentReference
  readonly passwordHash: string
}

/**
 * The cookie of a visitor who gave the password of a page. It counts for this page and this password alone.
 *
 * @param options.encrypted Whether the site is visited over https.
 * @returns The value of a `Set-Cookie` header.
 */
export function openedCookie(
  opened: Opened,
  options: { readonly secret: string; readonly now: number; readonly encrypted: boolean },
): string {
  const { secret, now, encrypted } = options
  const until = Math.floor(now / 1000) + OPEN_SECONDS
  const attributes = ['Path=/', `Max-Age=${OPEN_SECONDS}`, 'HttpOnly', 'SameSite=Lax', ...(encrypted ? ['Secure'] : [])]
  return [`${nameOf(opened.document)}=${until}.${signature(opened, until, secret)}`, ...attributes].join('; ')
}

/** Tells whether the cookies of a request open a page. @param cookies The header `Cookie`. */
export function isOpenedBy(
  cookies: string,
  opened: Opened,
  { secret, now }: { readonly secret: string; readonly now: number },
): boolean {
  const name = `${nameOf(opened.document)}=`
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(name))
    ?.slice(name.length)
  const [until = '', given = ''] = value?.split('.') ?? []
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now) return false
  return isSameSecret(Buffer.from(given), Buffer.from(signature(opened, Number(until), secret)))
}

function nameOf({ collection, id }: DocumentReference): string {
  return `vitrine-open-${collection}-${id}`
}

function signature({ document, passwordHash }: Opened, until: number, secret: string): string {
  const { collection, id } = document
  const password = createHash('sha256').update(passwordHash).digest('base64url')
  return createHmac('sha256', secret).update(`open page ${collection} ${id} ${until} ${password}`).digest('base64url')
}
