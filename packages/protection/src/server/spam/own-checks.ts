import type { SharedCounts } from '../shared-counts.ts'
import { singleUse } from '../single-use.ts'
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
    const openedAt = stamps.read(opened)
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

/** Milliseconds for which processes that share counts remember a message: longer than its fingerprint stays the same. */
const REMEMBERED_MS = 3_600_000

/**
 * A message that was sent before, for as long as its fingerprint is the same.
 *
 * @param shared Remembers messages for other processes of the site.
 */
export function duplicatesCheck(shared?: SharedCounts): SpamCheck {
  const messages = singleUse('message', { remembered: MAX_REMEMBERED, lifetimeMs: REMEMBERED_MS }, shared)
  return async ({ guard, fingerprint }) =>
    guard.refusesDuplicates && !(await messages.use(fingerprint)) ? spam('duplicate') : undefined
}
