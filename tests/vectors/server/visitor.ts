import { type Known, whole } from '../known.ts'
import { PAGE_URL } from './conventions.ts'

/** Who posts. `null`: the header is left out. */
export interface RecordedVisitor {
  readonly remote_addr?: string
  readonly remote_ip?: string
  readonly ip?: string
  readonly user_agent?: string | null
  readonly referer?: string | null
  readonly http_referer?: string | null
}

/** A case, or the `env` of one: recordings say who posts in either. */
export interface VisitedCase extends RecordedVisitor {
  readonly env?: RecordedVisitor
}

export const VISITOR = {
  remote_addr: whole,
  remote_ip: whole,
  ip: whole,
  user_agent: whole,
  referer: whole,
  http_referer: whole,
} satisfies Record<keyof RecordedVisitor, Known>

/** The part of a request that tells who posts; unless the case says other, the visitor of all recordings. */
export function visitorOf({ env, ...own }: VisitedCase): {
  readonly remoteAddress: string
  readonly headers: Readonly<Record<string, string>>
} {
  const said = { ...own, ...env }
  const { user_agent: agent = 'Mozilla/5.0 (Test)', http_referer = PAGE_URL } = said
  const { referer = http_referer } = said
  return {
    remoteAddress: said.remote_addr ?? said.remote_ip ?? said.ip ?? '203.0.113.7',
    // Without the header, the one of the program that makes the request would be sent.
    headers: { 'user-agent': agent ?? '', ...(referer !== null && { referer }) },
  }
}
