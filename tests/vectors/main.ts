import { basename } from 'node:path'
import { findFamily, isInNpmTest } from './families.ts'
import type { Checks, Vector, VectorFile, Verdict } from './family.ts'
import { isNamed, namedDifferences } from './named-differences.ts'
import { readVectors } from './read-file.ts'

/** Characters of a case without a name that are shown of it. */
const SHOWN_CASE = 160

/** Characters of a reason that are shown. */
const SHOWN_REASON = 400

interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Options {
  /** Name each case that fails. */
  readonly list?: boolean
  /** Leave out the families that `npm test` does not run. */
  readonly onlyInNpmTest?: boolean
}

/** Runs recorded cases against our code and prints the counts of each file. */
export async function runVectors(
  paths: readonly string[],
  { list = false, onlyInNpmTest = false }: Options = {},
): Promise<Counts> {
  const total = { passed: 0, failed: 0 }
  for (const path of paths) {
    const counts = await runFile(path, list, onlyInNpmTest)
    total.passed += counts.passed
    total.failed += counts.failed
  }
  return total
}

/** A file that cannot be read counts as one failed case. */
async function runFile(path: string, list: boolean, onlyInNpmTest: boolean): Promise<Counts> {
  let file: VectorFile
  try {
    file = await readVectors(path)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
  if (onlyInNpmTest && !isInNpmTest(file.family)) return { passed: 0, failed: 0 }
  const failures = await failuresOf(file)
  const counts = { passed: file.vectors.length - failures.length, failed: failures.length }
  console.log(`${basename(path)}: ${counts.passed} passed, ${counts.failed} failed`)
  if (list) for (const failure of failures) console.log(`  ${failure}`)
  return counts
}

/** @returns One line for each case that failed. */
async function failuresOf(file: VectorFile): Promise<readonly string[]> {
  const checks = await openFamily(file)
  const failures: string[] = []
  try {
    for (const [index, vector] of file.vectors.entries()) {
      const verdict = weigh(file.family, vector, await verdictOf(checks, vector))
      if (verdict !== undefined) failures.push(`${nameOf(vector, index)}: ${oneLine(verdict, SHOWN_REASON)}`)
    }
  } finally {
    await checks.close?.()
  }
  return failures
}

async function openFamily(file: VectorFile): Promise<Checks> {
  try {
    const family = await findFamily(file.family)
    return family ? await family.open(file) : { check: () => 'no runner for this family yet' }
  } catch (error) {
    return { check: () => `the family could not be started: ${describe(error)}` }
  }
}

async function verdictOf(checks: Checks, vector: Vector): Promise<Verdict> {
  try {
    return await checks.check(vector)
  } catch (error) {
    return `threw ${describe(error)}`
  }
}

/** A named difference must differ, or the list of them would grow stale. */
function weigh(family: string, vector: Vector, verdict: Verdict): Verdict {
  if (!namedDifferences.some((named) => isNamed(named, family, vector))) return verdict
  return verdict === undefined ? 'named as a difference, but does what was recorded' : undefined
}

function nameOf(vector: Vector, index: number): string {
  return typeof vector.name === 'string' ? vector.name : `#${index} ${oneLine(JSON.stringify(vector), SHOWN_CASE)}`
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function oneLine(text: string, length: number): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}
