import { Forbidden } from 'payload'

/** Answer of Payload; undefined if the account may not have it. */
export async function unlessForbidden<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Forbidden) return undefined
    throw error
  }
}
