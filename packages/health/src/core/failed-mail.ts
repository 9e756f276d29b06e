/** Mail that tells somebody of a backup that failed. */
export interface FailedBackup {
  readonly siteUrl: string
  readonly from: string
  readonly to: string
  /** Complaint of the program. */
  readonly problem: string
  /** When the newest good one was made; undefined for never. */
  readonly lastGoodAt: Date | undefined
}

/** Characters of a complaint that a mail repeats. */
const MAX_PROBLEM_LENGTH = 2_000

export function failedBackupMail({ siteUrl, from, to, problem, lastGoodAt }: FailedBackup) {
  const host = new URL(siteUrl).host
  return {
    from,
    to,
    subject: `Backup of ${host} failed`,
    text: [
      `The backup of ${siteUrl} failed:`,
      '',
      problem.slice(0, MAX_PROBLEM_LENGTH),
      '',
      lastGoodAt ? `The last good one is of ${lastGoodAt.toISOString()}.` : 'There is no good one yet.',
      'It is tried again in an hour. You are told once, until one succeeds.',
      `What to do: ${siteUrl}/admin/globals/health`,
    ].join('\n'),
    headers: [],
  }
}
