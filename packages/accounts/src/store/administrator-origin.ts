import type { Payload } from 'payload'

const KEY = 'administrator-origin'

/** Notes the origin at which an administrator has just signed in, such as `http://studio.local:3000`. */
export async function noteAdministratorOrigin(payload: Payload, origin: string): Promise<void> {
  if ((await readAdministratorOrigin(payload)) !== origin) await payload.kv.set(KEY, { origin })
}

/** Reads the origin at which an administrator last signed in; undefined before the first time. */
export async function readAdministratorOrigin(payload: Payload): Promise<string | undefined> {
  const noted = await payload.kv.get<{ readonly origin?: unknown }>(KEY)
  return typeof noted?.origin === 'string' ? noted.origin : undefined
}
