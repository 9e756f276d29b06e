import { createHmac } from 'node:crypto'
import { networkOf } from '@vitrine/http/core'
import type { Payload } from 'payload'
import { parseKnownNetworks, withNetwork } from '../core/known-networks.ts'

const PREFIX = 'known-networks:'

/** Notes the network that an account has signed in from. */
export async function noteNetwork(
  payload: Payload,
  { account, address }: { readonly account: number; readonly address: string },
  now: Date,
): Promise<void> {
  const known = parseKnownNetworks(await payload.kv.get(keyOf(account)))
  const networks = withNetwork(known, hashOf(payload, account, address), now)
  if (networks) await payload.kv.set(keyOf(account), { networks: networks.map((network) => ({ ...network })) })
}

/**
 * Tells if an account has signed in from the network of an address before.
 *
 * @param asked.email As it was typed; an account with it need not exist.
 */
export async function knowsNetwork(
  payload: Payload,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<boolean> {
  // PostgreSQL takes no such text, and no account has it.
  if (email.includes('\0')) return false
  const where = { email: { equals: email.trim().toLowerCase() } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0, pagination: false })
  const account = Number(docs[0]?.id)
  // An account that there is not takes as long: the same question is asked.
  const known = parseKnownNetworks(await payload.kv.get(keyOf(account)))
  const hash = hashOf(payload, account, address)
  return known.some((network) => network.hash === hash)
}

/** Forgets the networks of an account that is deleted. */
export async function forgetNetworks(payload: Payload, account: number): Promise<void> {
  await payload.kv.delete(keyOf(account))
}

function keyOf(account: number): string {
  return `${PREFIX}${account}`
}

function hashOf(payload: Payload, account: number, address: string): string {
  return createHmac('sha256', payload.config.secret)
    .update(`known network\n${account}\n${networkOf(address)}`)
    .digest('base64url')
}
