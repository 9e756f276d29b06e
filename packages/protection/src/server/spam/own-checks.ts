import type { SpamCheck, SpamReason } from './spam-check.ts'
import type { TimeStamps } from './time-stamps.ts'

const spam = (cause: string): SpamReason => ({ agent: 'vitrine', cause })

/** A field that people do not see, and programs fill in. */
export const honeypotCheck: SpamCheck = ({ guard, trap }) =>
  guard.honeypot && trap !== '' ? spam('honeypot') : undefined

/** A form that comes back faster than anybody types, or that this site did not give out. */
export function timeTrapCheck(stamps: TimeStamps): SpamCheck {
  return ({ guard: { minSeconds }, opened, now }) => {
    if (minSeconds === undefined) return undefined
    const openedAt = stamps.read(opened, now)
    if (openedAt === undefined) return spam('no time stamp')
    const openMs = now.getTime() - openedAt.getTime()
    // Opened later than now: the clock has gone back, and nobody knows for how long the form was open.
    return openMs >= 0 && openMs < minSeconds * 1000 ? spam('too fast') : undefined
  }
}

/** More links than the form allows. */
export const linksCheck: SpamCheck = ({ guard: { maxLinks }, texts }) => {
  if (maxLinks === undefined) return undefined
  const links = texts.reduce((count, text) => count + (text.match(/\bhttps?:\/\//gi)?.length ?? 0), 0)
  return links > maxLinks ? spam('too many links') : undefined
}

/** Messages that are remembered, to know a second one; the oldest are forgotten first. */
const MAX_REMEMBERED = 10_000

/** A message that was sent before, for as long as its fingerprint is the same. */
export function duplicatesCheck(): SpamCheck {
  const seen = new Set<string>()
  return ({ guard, fingerprint }) => {
    if (!guard.refusesDuplicates) return undefined
    if (seen.has(fingerprint)) return spam('duplicate')
    const [oldest] = seen
    if (oldest !== undefined && seen.size >= MAX_REMEMBERED) seen.delete(oldest)
    seen.add(fingerprint)
    return undefined
  }
}
