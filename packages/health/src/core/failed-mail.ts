import { adminTexts, siteTime } from '@vitrine/content/core'

/** Mail that tells somebody of a backup that failed. */
export interface FailedBackup {
  readonly siteUrl: string
  readonly from: string
  readonly to: string
  /** Complaint of the program. */
  readonly problem: string
  /** When the newest good one was made; undefined for never. */
  readonly lastGoodAt: Date | undefined
  /** IANA name of the zone of the site. */
  readonly timeZone: string
  /** Of the admin, as `adminTexts` takes it. */
  readonly language: string
}

/** Characters of a complaint that a mail repeats. */
const MAX_PROBLEM_LENGTH = 2_000

export function failedBackupMail({ siteUrl, from, to, problem, lastGoodAt, timeZone, language }: FailedBackup) {
  const word = adminTexts(language)
  const moment = lastGoodAt && siteTime(lastGoodAt, 'event', { locale: language, timeZone })
  const host = new URL(siteUrl).host
  return {
    from,
    to,
    subject: word({ en: `Backup of ${host} failed`, de: `Backup von ${host} ist gescheitert` }),
    text: [
      word({ en: `The backup of ${siteUrl} failed:`, de: `Das Backup von ${siteUrl} ist gescheitert:` }),
      '',
      problem.slice(0, MAX_PROBLEM_LENGTH),
      '',
      moment
        ? word({
            en: `The last good one is of ${moment}.`,
            de: `Das letzte gute ist vom ${moment}.`,
          })
        : word({ en: 'There is no good one yet.', de: 'Es gibt noch kein gutes.' }),
      word({
        en: 'It is tried again in an hour. You are told once, until one succeeds.',
        de: 'In einer Stunde folgt der nächste Versuch. Sie erfahren es nur einmal, bis eines gelingt.',
      }),
      word({
        en: `What to do: ${siteUrl}/admin/globals/health`,
        de: `Was zu tun ist: ${siteUrl}/admin/globals/health`,
      }),
    ].join('\n'),
    headers: [],
  }
}
