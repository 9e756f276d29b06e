import { postForm } from '@vitrine/http/service-call'
import type { Verdict } from './verdict.ts'

/** Asks a service that says yes or no. */
export async function passedAt(
  address: string,
  fields: Readonly<Record<string, string>>,
  agent: string,
): Promise<Verdict> {
  const reply = await postForm(address, fields)
  if (reply?.success === true) return { is: 'human' }
  return { is: reply ? 'bot' : 'down', reason: { agent, cause: 'not passed' } }
}
