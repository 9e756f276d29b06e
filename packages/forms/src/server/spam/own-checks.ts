import { lastText } from '../../core/entries.ts'
import { HONEYPOT_NAME, OPENED_NAME } from '../../core/traps.ts'
import { postedDataHash } from '../posted-data-hash.ts'
import type { SpamCheck, SpamReason } from './spam-check.ts'
import type { TimeStamps } from './time-stamps.ts'

const spam = (cause: string): SpamReason => ({ agent: 'vitrine', cause })

/** A field that people do not see, and programs fill in. */
export const honeypotCheck: SpamCheck = ({ form, entries }) =>
  form.guard.honeypot && (lastText(entries, HONEYPOT_NAME) ?? '') !== '' ? spam('honeypot') : undefined

/** A form that comes back faster than anybody types, or that this site did not give out. */
export function timeTrapCheck(stamps: TimeStamps): SpamCheck {
  return ({ form, entries, circumstances }) => {
    const { minSeconds } = form.guard
    if (minSeconds === undefined) return undefined
    const openedAt = stamps.read(lastText(entries, OPENED_NAME) ?? '', circumstances.now)
    if (openedAt === undefined) return spam('no time stamp')
    const openMs = circumstances.now.getTime() - openedAt.getTime()
    // Opened later than now: the clock has gone back, and nobody knows for how long the form was open.
    return openMs >= 0 && openMs < minSeconds * 1000 ? spam('too fast') : undefined
  }
}

/** More links than the form allows. */
export const linksCheck: SpamCheck = ({ form, submitted }) => {
  const { maxLinks } = form.guard
  if (maxLinks === undefined) return undefined
  const links = Object.values(submitted)
    .flat()
    .reduce((count, text) => count + (text.match(/\bhttps?:\/\//gi)?.length ?? 0), 0)
  return links > maxLinks ? spam('too many links') : undefined
}

/** Messages that are remembered, to know a second one; the oldest are forgotten first. */
const MAX_REMEMBERED = 10_000

/** The same message from the same address, for as long as its hash is the same: up to half an hour. */
export function duplicatesCheck(secret: string): SpamCheck {
  const seen = new Set<string>()
  return ({ form, submitted, circumstances }) => {
    if (!form.guard.refusesDuplicates) return undefined
    const hash = `${form.id} ${postedDataHash(secret, { submitted, ...circumstances })}`
    if (seen.has(hash)) return spam('duplicate')
    const [oldest] = seen
    if (oldest !== undefined && seen.size >= MAX_REMEMBERED) seen.delete(oldest)
    seen.add(hash)
    return undefined
  }
}
