import { setupCode } from '@vitrine/cms/setup'
import { handleEndpoints } from 'payload'
import type { TestContent } from './content.ts'

const PASSWORD = 'correct horse battery'

/** Makes an account; the first one has to be an administrator's. @returns What signs it in. */
export async function signIn(content: TestContent, role: 'administrator' | 'editor' | 'author'): Promise<string> {
  const email = `${role}@example.com`
  const first = role === 'administrator' ? { setupCode: setupCode(content.settings.secret) } : {}
  const data = { name: role, email, password: PASSWORD, role, ...first }
  await content.payload.create({ collection: 'users', data: data as never })
  const { token } = await content.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  return String(token)
}

/** Asks the API of a test's content. @param token Whose; empty for nobody's. */
export function askApi(content: TestContent, path: string, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token) headers.set('authorization', `JWT ${token}`)
  return handleEndpoints({
    config: content.payload.config,
    payloadInstanceCacheKey: content.settings.dataDir,
    request: new Request(`http://localhost/api${path}`, { ...init, headers }),
  })
}
