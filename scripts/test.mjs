import { ensureBrowser } from './launch/browser.mjs'
import { buildAdmin, buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runSuite } from './launch/suite.mjs'

/** Recorded cases, run without Vitest. */
const VECTORS = 'vectors'

const SUITES = ['unit', VECTORS, 'integration', 'browser']

/** Suites that open what `npm run build` makes. */
const BUILT = ['integration', 'browser']

requireNode()
try {
  await install()
  const chosen = process.argv.slice(2).filter((name) => SUITES.includes(name))
  const suites = chosen.length > 0 ? chosen : SUITES
  const browser = suites.includes('browser') ? await ensureBrowser() : undefined
  if (suites.some((name) => BUILT.includes(name))) await buildSite()
  if (suites.includes('browser')) await buildAdmin()
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** What failed, again at the end: the output of a suite is long. @type {string[]} */
  const problems = []
  for (const suite of suites) {
    const result =
      suite === VECTORS ? await runRecorded() : await runSuite(suite, browser ? { VITRINE_BROWSER: browser } : {})
    total.passed += result.passed
    total.failed += result.failed
    total.skipped += result.skipped
    problems.push(...result.problems)
  }
  if (problems.length > 0) console.log(`\nFailed:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

async function runRecorded() {
  console.log(`\n${VECTORS}`)
  // Vite is one of the dependencies, so it can be loaded only once they are there.
  const { recordedFiles, runVectors } = await import('./launch/vectors.mjs')
  const counts = await runVectors(recordedFiles(), { list: true, onlyInNpmTest: true })
  const problems = counts.failed > 0 ? [`${VECTORS}: ${counts.failed} cases, named where they ran`] : []
  return { ...counts, skipped: 0, problems }
}
