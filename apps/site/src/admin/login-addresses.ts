import { isOfEveryObject } from '@vitrine/cms/api'

/** Addresses at which strangers try to become somebody, and the fields that they may send there. */
export const LOGIN_FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['/api/users/login', ['email', 'password']],
  ['/api/users/first-register', ['name', 'email', 'password', 'confirm-password', 'setupCode']],
  ['/api/users/forgot-password', ['email']],
  ['/api/users/reset-password', ['token', 'password']],
  // Only who has just shown the password has a ticket for these.
  ['/api/users/second-factor/sign-in', ['code']],
  ['/api/users/second-factor/begin', []],
  ['/api/users/second-factor/confirm', ['code']],
])

/** Endpoints that the admin's pages call before anybody has signed in. */
const OPEN_TO_STRANGERS = new Set([
  'GET /api/users/init',
  'GET /api/users/me',
  'POST /api/users/logout',
  'POST /api/users/refresh-token',
])

/** A request to the admin, by who may make it. */
export type AdminRequest =
  /** A page of the admin, which looks itself who asks. */
  | { readonly kind: 'page' }
  /** A file that its pages load. */
  | { readonly kind: 'file' }
  /** A question of its pages to their own server. */
  | { readonly kind: 'action' }
  /** A page or a file, asked for in a way in which nobody asks for it. */
  | { readonly kind: 'wrong method' }
  /** A try to sign in. */
  | { readonly kind: 'login'; readonly path: string }
  /** Part of the API that is open to strangers. */
  | { readonly kind: 'open' }
  /** A name that is none of a collection. */
  | { readonly kind: 'nothing' }
  /** The rest of the API. */
  | { readonly kind: 'api'; readonly isReading: boolean }

/** Prefix of the files that the admin's pages load. */
const FILES = '/_next/static/'

/**
 * @param path As {@link adminPath} gives it.
 * @param isAction Whether the request names a function of the server, as the admin's pages do when they ask for one.
 */
export function adminRequest(method: string, path: string, isAction = false): AdminRequest {
  const isReading = method === 'GET' || method === 'HEAD'
  if (path !== '/api' && !path.startsWith('/api/')) {
    if (isReading) return { kind: path.startsWith(FILES) ? 'file' : 'page' }
    return { kind: method === 'POST' && isAction && !path.startsWith('/_next/') ? 'action' : 'wrong method' }
  }
  if (isOfEveryObject(path.split('/')[2] ?? '')) return { kind: 'nothing' }
  if (method === 'POST' && LOGIN_FIELDS.has(path)) return { kind: 'login', path }
  if (OPEN_TO_STRANGERS.has(`${method} ${path}`)) return { kind: 'open' }
  return { kind: 'api', isReading }
}
