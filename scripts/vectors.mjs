import { resolve } from 'node:path'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'

requireNode()
const QUIET = '--quiet'
const words = process.argv.slice(2)
const files = words.filter((word) => word !== QUIET)
if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
  console.error(
    `Give the files with recorded cases: npm run -s vectors -- [${QUIET}] tests/vectors/recorded/rule-tel.json …\n` +
      `Each case that fails is named; ${QUIET} prints the counts only.`,
  )
  process.exit(1)
}
try {
  await install()
  // Vite is one of the dependencies, so it can be loaded only once they are there.
  const { runVectors } = await import('./launch/vectors.mjs')
  // npm runs scripts in the project's folder and leaves the caller's in INIT_CWD.
  const paths = files.map((file) => resolve(process.env.INIT_CWD ?? '.', file))
  const { passed, failed } = await runVectors(paths, { quiet: words.includes(QUIET) })
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
