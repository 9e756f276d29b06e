import { findFamily } from './families.ts'
import type { Checks, Family, Vector, VectorFile, Verdict } from './family.ts'
import { keys } from './known.ts'
import { isNamed, namedDifferences } from './named-differences.ts'
import { failureLine, type Report } from './report.ts'
import type { Run } from './run.ts'

const NOTHING = keys({})

/** Runs the cases of one file. One with anything unknown in it fails without getting as far as our code. */
export async function runFile(name: string, file: VectorFile, run: Run): Promise<Report> {
  const family = await findFamily(file.family)
  const unknown = new Map(file.vectors.map((vector) => [vector, unknownIn(family, vector)]))
  const vectors = file.vectors.filter((vector) => unknown.get(vector) === undefined)
  const unknownShared = family && (family.known.shared ?? NOTHING)(file.shared, '')
  const failures = unknownShared === undefined ? [] : [`all cases: ${unknownShared}`]
  const checks = await openFamily(family, { ...file, vectors }, run)
  let passed = 0
  try {
    for (const [index, vector] of file.vectors.entries()) {
      const verdict = unknown.get(vector) ?? weigh(file.family, vector, await verdictOf(checks, vector))
      if (verdict === undefined) passed += 1
      else failures.push(failureLine(vector, index, verdict))
    }
  } finally {
    await checks.close?.()
  }
  return { name, passed, failures }
}

/** Keys of any case that tell its reader something, and the runner nothing. */
const REMARKS = new Set(['name', 'about', 'note', 'why'])

function unknownIn(family: Family | undefined, vector: Vector): Verdict {
  const fields = Object.fromEntries(Object.entries(vector).filter(([key]) => !REMARKS.has(key)))
  return family?.known.vector(fields, '')
}

async function openFamily(family: Family | undefined, file: VectorFile, run: Run): Promise<Checks> {
  if (!family) return { check: () => 'no runner for this family yet' }
  if (file.vectors.length === 0) return { check: () => undefined }
  try {
    return await family.open(file, run)
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

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
