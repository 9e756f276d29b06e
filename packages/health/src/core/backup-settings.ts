import { choice, record, text } from '@vitrine/content/core'

export const SCHEDULES = ['off', 'daily', 'weekly'] as const
export type Schedule = (typeof SCHEDULES)[number]

/** Days of the week as `Date` counts them. */
export const SUNDAY = 0
export const SATURDAY = 6

/** Archives that are left unless another number is set. */
export const DEFAULT_KEEP = 14

/** Most archives that may be left, as the command allows. */
export const MAX_KEEP = 1_000

/** Hour at which backups are made unless another one is set. */
export const DEFAULT_HOUR = 3

/** When backups are made by themselves, and how. */
export interface BackupSettings {
  readonly schedule: Schedule
  /** Hour of the day in the time zone of the site, 0 to 23. */
  readonly hour: number
  /** Day of the week for weekly ones, 0 for Sunday to 6. */
  readonly weekday: number
  /** Number of archives that are left. */
  readonly keep: number
  /** True to restore each into a scratch place, and to start it there. */
  readonly isVerified: boolean
  /** True to encrypt the whole archive by the passphrase of the machine. */
  readonly isEncrypted: boolean
  /** Address that is told when one fails; undefined for nobody. */
  readonly mailTo: string | undefined
}

/** Reads the stored settings; what is missing or out of range is the default. */
export function parseBackupSettings(stored: unknown): BackupSettings {
  const { schedule, hour, weekday, keep, verify, encrypt, mailTo } = record(stored)
  return {
    schedule: choice(schedule, SCHEDULES) ?? 'off',
    hour: wholeNumber(hour, 0, 23) ?? DEFAULT_HOUR,
    weekday: wholeNumber(Number(weekday), SUNDAY, SATURDAY) ?? SUNDAY,
    keep: wholeNumber(keep, 1, MAX_KEEP) ?? DEFAULT_KEEP,
    isVerified: verify !== false,
    isEncrypted: encrypt === true,
    mailTo: text(mailTo),
  }
}

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined
}
