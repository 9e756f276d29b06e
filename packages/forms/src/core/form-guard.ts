import { record } from '@vitrine/content/core'
import type { Guard } from '@vitrine/protection/core'
import { type AdditionalSettings, isOn, settingOf } from './additional-settings.ts'

/** Spam protection of one form. Undefined parts are off. */
export interface FormGuard extends Guard {
  /** Messages a minute from one address. */
  readonly postsPerMinute?: number
}

/** Reads the guards of a form. A line among its additional settings outranks what is set in their place. */
export function parseGuard(raw: unknown, settings: AdditionalSettings): FormGuard {
  const set = record(raw)
  const isGuarded = (line: string, value: unknown) =>
    settingOf(settings, line) === undefined ? value === true : isOn(settings, line)
  const minSeconds = numberOf(settingOf(settings, 'time_trap') ?? set.minSeconds)
  const maxLinks = numberOf(settingOf(settings, 'max_links') ?? set.maxLinks)
  const postsPerMinute = numberOf(settingOf(settings, 'rate_limit') ?? set.postsPerMinute)
  return {
    honeypot: isGuarded('honeypot', set.honeypot),
    refusesDuplicates: isGuarded('no_duplicates', set.refuseDuplicates),
    ...(minSeconds !== undefined && minSeconds > 0 && { minSeconds }),
    ...(maxLinks !== undefined && { maxLinks }),
    ...(postsPerMinute !== undefined && { postsPerMinute }),
  }
}

/** @returns Undefined for what is no whole number from 0. */
function numberOf(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^[0-9]{1,9}$/.test(value))
  return isNumber && Number(value) >= 0 ? Math.floor(Number(value)) : undefined
}
