import { setupCode } from '@vitrine/accounts/setup'
import { refuseUnreadable } from '@vitrine/cms/api'
import type { Role } from '@vitrine/content/core'
import { handleEndpoints } from 'payload'
import type { TestContent } from './content.ts'
import type { OpenedFolder } from './open-folder.ts'

const PASSWORD = 'correct horse battery'

/** Makes an account; the first one has to be an administrator's. @returns What signs it in. */
export async function signIn(content: TestContent, role: Role): Promise<string> {
  const email = `${role}@example.com`
  const first = role === 'administrator' ? { setupCode: setupCode(content.settings.secret) } : {}
  const data = { name: role, email, password: PASSWORD, role, ...first }
  await content.payload.create({ collection: 'users', data: data as never })
  const { token } = await content.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  return String(token)
}

/** Asks the API as the admin's program does. @param token Whose; empty for nobody's. */
export async function askApi(content: OpenedFolder, request: Request, token: string): Promise<Response> {
  if (token) request.headers.set('authorization', `JWT ${token}`)
  const { config } = content.payload
  return (
    (await refuseUnreadable(request)) ??
    handleEndpoints({ config, payloadInstanceCacheKey: content.settings.dataDir, request })
  )
}

/** Asks an address of the API. */
export function askPath(content: OpenedFolder, path: string, init: RequestInit, token: string): Promise<Response> {
  return askApi(content, new Request(`http://localhost/api${path}`, init), token)
}

/** Answer of the API. */
export interface ApiAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
  readonly body: any
}

/** Asks the API in JSON, as the admin does. @param token Whose; empty for nobody's. */
export async function askJson(
  content: TestContent,
  [method, path, body]: readonly [method: string, path: string, body?: object],
  token: string,
): Promise<ApiAnswer> {
  const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await askPath(content, path, { method, ...init }, token)
  return { status: response.status, body: await response.json() }
}

/** Uploads a file through the API. */
export async function uploadFile(
  content: TestContent,
  [name, bytes]: readonly [name: string, bytes: string | Uint8Array<ArrayBuffer>],
  token: string,
  path = '/media',
): Promise<ApiAnswer> {
  const body = new FormData()
  body.append('file', new Blob([bytes]), name)
  body.append('_payload', JSON.stringify({ alt: name }))
  const response = await askPath(content, path, { method: path === '/media' ? 'POST' : 'PATCH', body }, token)
  return { status: response.status, body: await response.json() }
}
