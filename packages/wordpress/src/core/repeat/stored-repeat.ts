/** Statement that reads it, for programs that ask the database before Payload is there. */
export const SELECT_REPEATS = 'select fingerprint, changes_at, report from import_repeats'

/**
 * Finds the report of a repeated import.
 *
 * @param rows That {@link SELECT_REPEATS} gives.
 */
export function repeatIn(
  rows: readonly Readonly<Record<string, unknown>>[],
  { fingerprint, now }: { readonly fingerprint: string; readonly now: Date },
): string | undefined {
  const row = rows.find((one) => one.fingerprint === fingerprint && String(one.changes_at) > now.toISOString())
  return typeof row?.report === 'string' ? row.report : undefined
}
