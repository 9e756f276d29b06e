import { writeFile } from 'node:fs/promises'
import { type ReportLanguage, type RunReport, runText } from '@vitrine/wordpress/repeated-run'

/** Exit codes. */
export const EXIT_CODES = { all: 0, failed: 1, gaps: 2 } as const

/** Sends a line to the parent. */
export function say(kind: 'progress' | 'result', text: string): void {
  process.send?.({ kind, text })
}

/** Gives the result of an import, and sets the exit code. */
export async function sayReport(report: RunReport, { file, language }: AskedReport): Promise<void> {
  if (file !== undefined) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
  say('result', runText(report, language))
  process.exitCode = EXIT_CODES[report.outcome]
}

export interface AskedReport {
  /** Path for the whole report as JSON; undefined: it is not written. */
  readonly file: string | undefined
  /** Language of the text. */
  readonly language: ReportLanguage
}
