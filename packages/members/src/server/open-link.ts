import { inTransaction, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { Joining } from '../core/asked-mail.ts'
import { sessionEnd } from '../core/limits.ts'
import type { Token } from '../core/link-token.ts'
import { type StoredLink, takeLink } from '../store/link-rows.ts'
import { addMember, changeAddress, findMember, noteSignIn, type StoredMember } from '../store/member-rows.ts'
import { beginSession } from '../store/session-rows.ts'
import { hashOfToken, newToken } from './secret-token.ts'

/** Outcome of opening a link. */
export type OpenedLink =
  | { readonly kind: 'signed in'; readonly session: Token; readonly back: string | undefined }
  | { readonly kind: 'address changed'; readonly member: StoredMember }
  | { readonly kind: 'refused'; readonly problem: 'deadLink' | 'blocked' | 'closed' | 'addressTaken' }

interface Opening {
  readonly joining: Joining
  /** BCP 47 tag of the page. */
  readonly language: string
  readonly now: Date
}

/** Uses a link up and does what it is for, as one. */
export async function openLink(payload: Payload, token: Token, opening: Opening): Promise<OpenedLink> {
  let opened: OpenedLink = refused('deadLink')
  await inTransaction(payload, async (transaction) => {
    const link = await takeLink(payload, { hash: hashOfToken(token), now: opening.now }, transaction)
    opened = link ? await follow(payload, link, opening, transaction) : refused('deadLink')
  })
  return opened
}

function follow(payload: Payload, link: StoredLink, opening: Opening, transaction: Transaction): Promise<OpenedLink> {
  return link.purpose === 'address'
    ? giveAddress(payload, link, opening, transaction)
    : signIn(payload, link, opening, transaction)
}

async function signIn(
  payload: Payload,
  { address, back }: StoredLink,
  { joining, language, now }: Opening,
  transaction: Transaction,
): Promise<OpenedLink> {
  if (joining === 'open') await addMember(payload, { address, language, now }, transaction)
  const member = await findMember(payload, { address }, transaction)
  if (!member) return refused('closed')
  if (member.isBlocked) return refused('blocked')
  const session = newToken()
  await noteSignIn(payload, { member: member.id, language, now }, transaction)
  const begun = { hash: hashOfToken(session), member: member.id, now, endsAt: sessionEnd(now) }
  await beginSession(payload, begun, transaction)
  return { kind: 'signed in', session, back }
}

async function giveAddress(
  payload: Payload,
  link: StoredLink,
  { now }: Opening,
  transaction: Transaction,
): Promise<OpenedLink> {
  const member = link.member === undefined ? undefined : await findMember(payload, { id: link.member }, transaction)
  if (!member) return refused('closed')
  if (member.isBlocked) return refused('blocked')
  const isChanged = await changeAddress(payload, { member: member.id, address: link.address, now }, transaction)
  return isChanged ? { kind: 'address changed', member } : refused('addressTaken')
}

function refused(problem: Extract<OpenedLink, { kind: 'refused' }>['problem']): OpenedLink {
  return { kind: 'refused', problem }
}
