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

/**
 * The same hash of a post with a key, which names time and sender better than clock and address do: the repetitions of a
 * post have the same hash, however late and from wherever they come, and a changed message has another.
 */
export function keyedDataHash(
  secret: string,
  posted: {
    readonly submitted: Submitted
    readonly unitTag: string
    readonly form: number
    /** See `postKeyOf`. */
    readonly key: string
  },
): string {
  const { form, unitTag, key, submitted } = posted
  const fields = Object.entries(submitted).map(([name, value]) => [name, asText(value)])
  const parts = JSON.stringify(['keyed', form, unitTag, key, fields])
  return createHmac('sha256', secret).update(parts).digest('hex').slice(0, 32)
}
