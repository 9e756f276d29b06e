import { basename } from 'node:path'
import { isInNpmTest, laneOf } from './families.ts'
import type { VectorFile } from './family.ts'
import { readVectors } from './read-file.ts'
import { printReport, type Report } from './report.ts'
import { openRun } from './run.ts'
import { runFile } from './run-file.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Options {
  /** Print the counts only, without a line for each case that fails. */
  readonly quiet?: boolean
  /** Leave out the families that `npm test` does not run. */
  readonly onlyInNpmTest?: boolean
}

/** Runs recorded cases against our code and prints what became of each file, in the order in which they are given. */
export async function runVectors(
  paths: readonly string[],
  { quiet = false, onlyInNpmTest = false }: Options = {},
): Promise<Counts> {
  const total = { passed: 0, failed: 0 }
  const files = await Promise.all(paths.map(readFile))
  const wanted = files.filter(({ file }) => file instanceof Error || !onlyInNpmTest || isInNpmTest(file.family))
  const run = openRun()
  try {
    const reports = inLanes(
      wanted,
      ({ name, file }): Promise<Report> =>
        file instanceof Error ? Promise.resolve(unreadable(name, file)) : runFile(name, file, run),
    )
    for (const reporting of reports) {
      const report = await reporting
      printReport(report, { quiet })
      total.passed += report.passed
      total.failed += report.failures.length
    }
  } finally {
    await run.close()
  }
  return total
}

interface ReadFile {
  readonly name: string
  /** An error when it cannot be read. */
  readonly file: VectorFile | Error
}

async function readFile(path: string): Promise<ReadFile> {
  return { name: basename(path), file: await readVectors(path).catch((error: Error) => error) }
}

/** A file that cannot be read counts as one failed case. */
function unreadable(name: string, { message }: Error): Report {
  return { name, passed: 0, failures: [message] }
}

/** Begins the work on each file once that on the one before it in its lane is done. */
function inLanes<Result>(
  files: readonly ReadFile[],
  work: (file: ReadFile) => Promise<Result>,
): readonly Promise<Result>[] {
  const lanes = new Map<string, Promise<unknown>>()
  return files.map((read) => {
    const lane = read.file instanceof Error ? '' : laneOf(read.file.family)
    const result = (lanes.get(lane) ?? Promise.resolve()).then(() => work(read))
    lanes.set(lane, result)
    return result
  })
}
