import { createHmac } from 'node:crypto'
import { record, text } from '@vitrine/content/core'
import { findGlobal, type Query, queryField } from '@vitrine/content/queries'
import { isSameSecret } from '@vitrine/content/store'
import type { Payload } from 'payload'
import {
  type DiscourseSettings,
  discourseAnswer,
  discourseLoginAddress,
  parseDiscourseAddress,
  parseDiscourseRequest,
} from '../core/discourse-connect.ts'
import type { Writer } from './writer.ts'

/** Request of a Discourse: it is one of the Discourse that the settings name. */
export interface DiscourseRequest {
  readonly discourse: DiscourseSettings
  readonly nonce: string
}

/**
 * Finds what a Discourse asks; undefined for what is not signed with its secret, and while the settings name none.
 *
 * @param asked.locale BCP 47 tag of the page.
 */
export async function findDiscourseRequest(
  payload: Payload,
  { query, locale }: { readonly query: Query; readonly locale: string },
): Promise<DiscourseRequest | undefined> {
  const discourse = await discourseOf(payload, locale)
  const [sso = '', sig = ''] = [queryField(query, 'sso'), queryField(query, 'sig')]
  if (!discourse || !isSameSecret(Buffer.from(sig), Buffer.from(sign(sso, discourse.secret)))) return undefined
  const nonce = parseDiscourseRequest(sso, discourse.address)
  return nonce === undefined ? undefined : { discourse, nonce }
}

/** Address at which a member is signed in at the Discourse that asks; undefined for one who is blocked. */
export function discourseSignIn({ discourse, nonce }: DiscourseRequest, writer: Writer): string | undefined {
  const { actor, member, person } = writer
  if (actor.role === 'blocked') return undefined
  const sso = discourseAnswer(nonce, { id: member.id, email: member.address, name: person?.name ?? member.name })
  return discourseLoginAddress(discourse.address, { sso, sig: sign(sso, discourse.secret) })
}

async function discourseOf(payload: Payload, locale: string): Promise<DiscourseSettings | undefined> {
  const settings = record(await findGlobal(payload, 'forum-settings', { locale, depth: 0 }))
  const [address, secret] = [
    parseDiscourseAddress(text(settings.discourseAddress) ?? ''),
    text(settings.discourseSecret),
  ]
  return address !== undefined && secret !== undefined ? { address, secret } : undefined
}

/** HMAC-SHA256 in hexadecimal digits, over the base64 as it is sent. */
function sign(sso: string, secret: string): string {
  return createHmac('sha256', secret).update(sso).digest('hex')
}
