/** Results of the cases of one file. */
export interface Report {
  /** Name of the file. */
  readonly name: string
  readonly passed: number
  /** One line for each case that failed. */
  readonly failures: readonly string[]
}

/** Characters of a case without a name that are shown of it. */
const SHOWN_CASE = 160

/** Characters of a reason that are shown. */
const SHOWN_REASON = 400

/** One line for a case that failed. */
export function failureLine(vector: Readonly<Record<string, unknown>>, index: number, reason: string): string {
  const name =
    typeof vector.name === 'string' ? vector.name : `#${index} ${oneLine(JSON.stringify(vector), SHOWN_CASE)}`
  return `${name}: ${oneLine(reason, SHOWN_REASON)}`
}

export function printReport({ name, passed, failures }: Report, { quiet }: { readonly quiet: boolean }): void {
  console.log(`${name}: ${passed} passed, ${failures.length} failed`)
  if (!quiet) for (const failure of failures) console.log(`  ${failure}`)
}

function oneLine(text: string, length: number): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}
