import { sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { isFrom, jsonPattern } from '../../core/inbox/about-address.ts'
import { readMessages, type StoredMessage } from './read-messages.ts'

/** Reads every message of a person, the newest first. */
export async function* personsMessages(payload: Payload, address: string): AsyncGenerator<StoredMessage> {
  const candidates = sql`(lower(s.from_email) = ${address}
    or lower(cast(s.entries as text)) like ${jsonPattern(address)})`
  for await (const message of readMessages(payload, candidates)) if (isFrom(address, message)) yield message
}
