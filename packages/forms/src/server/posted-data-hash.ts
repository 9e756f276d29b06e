import { createHmac } from 'node:crypto'
import { asText, type Submitted } from '../core/submitted.ts'

/** Half an hour, in milliseconds: within it the same data has the same hash. [reference 5] */
const TICK_MS = 30 * 60 * 1000

/** Keyed hash of what was posted, by whom and where: 32 hexadecimal digits. */
export function postedDataHash(
  secret: string,
  posted: {
    readonly submitted: Submitted
    readonly remoteAddress: string
    readonly unitTag: string
    readonly now: Date
  },
): string {
  const tick = Math.ceil(posted.now.getTime() / TICK_MS)
  const parts = [tick, posted.remoteAddress, posted.unitTag, ...Object.values(posted.submitted).map(asText)]
  return createHmac('sha256', secret).update(parts.join(', ')).digest('hex').slice(0, 32)
}
