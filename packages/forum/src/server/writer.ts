import type { Member } from '@vitrine/accounts/members'
import type { Payload } from 'payload'
import type { Person } from '../core/person.ts'
import type { ForumActor } from '../core/rights.ts'
import { findPerson } from '../store/people-rows.ts'

/** A member who has signed in, as the forum knows them. */
export interface Writer {
  readonly member: Member
  /** Absent while they have not written. */
  readonly person: Person | undefined
  readonly actor: ForumActor
}

export async function writerOf(payload: Payload, member: Member): Promise<Writer> {
  const person = await findPerson(payload, member.id)
  return { member, person, actor: { role: person?.role ?? 'member', address: member.address } }
}
