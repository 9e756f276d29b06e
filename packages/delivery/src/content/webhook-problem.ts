import { isIP } from 'node:net'
import type { AdminText } from '@vitrine/content/core'
import { isPublicAddress } from '@vitrine/http/public-address'
import { isPrivateHost, webhookAddressProblem } from '../core/webhook-address.ts'

/**
 * Validates the address of a webhook as an editor enters it. Its host name is resolved only when something is sent.
 *
 * @returns A sentence; undefined for a valid address.
 */
export function webhookProblem(address: unknown, privateHosts: readonly string[]): AdminText | undefined {
  const problem = webhookAddressProblem(address, privateHosts)
  if (problem !== undefined) return problem
  const url = new URL(String(address))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host))
  if (!isLocal || isPrivateHost(url, privateHosts)) return undefined
  return {
    en: `${host} is part of a private network, which webhooks may not reach unless WEBHOOK_PRIVATE_HOSTS names it.`,
    de: `${host} gehört zu einem privaten Netz, das Webhooks nur erreichen, wenn WEBHOOK_PRIVATE_HOSTS es nennt.`,
  }
}
