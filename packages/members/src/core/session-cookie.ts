import { SESSION_DAYS } from './limits.ts'
import { parseToken, type Token } from './link-token.ts'

const DAY_SECONDS = 86_400

/** Browsers refuse to have a cookie with this prefix set by anybody but this host, over https. */
const HOST_PREFIX = '__Host-'

const NAME = 'vitrine-member'

/** How a site is visited. */
interface Visited {
  /** True over https. */
  readonly encrypted: boolean
}

/** Value of the header `Set-Cookie` that begins a session. */
export function sessionCookie(token: Token, visited: Visited): string {
  return cookie(token, SESSION_DAYS * DAY_SECONDS, visited)
}

/** Value of the header `Set-Cookie` that ends it. */
export function endedCookie(visited: Visited): string {
  return cookie('', 0, visited)
}

/** Reads the session of a request. @param cookies The header `Cookie`. */
export function sessionToken(cookies: string | undefined, visited: Visited): Token | undefined {
  const start = `${nameOf(visited)}=`
  const pair = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(start))
  return parseToken(pair?.slice(start.length))
}

function nameOf({ encrypted }: Visited): string {
  return encrypted ? HOST_PREFIX + NAME : NAME
}

function cookie(value: string, seconds: number, visited: Visited): string {
  const attributes = [
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(visited.encrypted ? ['Secure'] : []),
  ]
  return [`${nameOf(visited)}=${value}`, ...attributes].join('; ')
}
