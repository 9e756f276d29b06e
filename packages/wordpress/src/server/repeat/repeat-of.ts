import type { RunReport, WriteCounts } from '../report/run-report.ts'

/**
 * Foretells the report that the same import gives when it is started again at once: what is here stays as it is.
 *
 * @returns Undefined where another start tries again what failed, or finds what was changed here.
 */
export function repeatOf({ run: _, ...report }: RunReport): RunReport | undefined {
  const written: [string, WriteCounts[string]][] = []
  for (const [collection, counts] of Object.entries(report.written)) {
    const { failed = 0, kept: left = 0, waiting = 0, 'no-file': withoutFile = 0, ...here } = counts
    if (failed + left > 0) return undefined
    const unchanged = Object.values(here).reduce((sum, count) => sum + count, 0)
    const again = { unchanged, waiting, 'no-file': withoutFile }
    written.push([collection, Object.fromEntries(Object.entries(again).filter(([, count]) => count > 0))])
  }
  return { ...report, written: Object.fromEntries(written), moved: [], moreLines: 0 }
}
