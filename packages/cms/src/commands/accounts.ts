import { parseArgs } from 'node:util'
import { endSessions, removeFactor } from '@vitrine/accounts/store'
import type { Payload } from 'payload'
import { openPayload } from '../config/open-payload.ts'
import { ConfigError } from '../settings/config-error.ts'
import { siteSettings } from '../settings/site-settings.ts'

const USAGE = 'Give --reset-second-factor ada@example.com to take the second factor of an account away.'

/** Helps an account that nobody can sign in to. Sends each line to its parent. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv, projectRoot: string): Promise<void> {
  const email = readArguments(args)
  const payload = await openPayload(await siteSettings(env, projectRoot), { migrate: true })
  try {
    const text = await resetSecondFactor(payload, email)
    process.send?.({ kind: 'result', text })
  } finally {
    await payload.destroy()
  }
}

/**
 * Takes the second factor of an account away and signs it out everywhere.
 *
 * @returns What to tell who asked.
 * @throws {ConfigError} When there is no such account.
 */
export async function resetSecondFactor(payload: Payload, email: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const account = Number(docs[0]?.id)
  if (!docs[0]) throw new ConfigError(`There is no account with the address “${email}”. The admin lists all of them.`)
  if (!(await removeFactor(payload, account))) return `${email} has no second factor. The password alone is asked for.`
  await endSessions(payload, { account })
  payload.logger.warn(`The second factor of account ${account} was reset by a command.`)
  return `The second factor of ${email} is gone, and its sessions have ended. Sign in with the password.`
}

/** @throws {ConfigError} for anything but one thing to do. */
function readArguments(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { 'reset-second-factor': { type: 'string' } } })
    if (values['reset-second-factor']) return values['reset-second-factor']
  } catch (cause) {
    throw new ConfigError(`${(cause as Error).message}\n${USAGE}`)
  }
  throw new ConfigError(USAGE)
}
