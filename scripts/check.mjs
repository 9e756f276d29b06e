import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { runVisibly } from './launch/run.mjs'

/** Cache of the types of each file, so that a second call checks only what has changed. */
const TYPES_CACHE = 'node_modules/.cache/vitrine-types.tsbuildinfo'

const CHECKS = [
  [
    'Types',
    'node_modules/typescript/bin/tsc',
    ['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES_CACHE],
  ],
  ['Features', 'scripts/wiring.mjs', ['--check']],
  ['Types of the content', 'scripts/types.mjs', ['--check']],
  ['Migrations', 'scripts/migrations.mjs', ['--check']],
  ['Lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings']],
  ['Boundaries', 'scripts/boundaries.mjs', []],
  ['Words', 'scripts/words.mjs', []],
  ['Unused code', 'node_modules/knip/bin/knip.js', ['--no-progress']],
]

requireNode()
await install()
let failed = 0
for (const [name, script, args] of CHECKS) {
  console.log(`\n${name}`)
  const code = await runVisibly(process.execPath, [inRoot(script), ...args], { cwd: inRoot() })
  if (code !== 0) failed += 1
}
console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} of ${CHECKS.length} checks failed.`)
process.exit(failed === 0 ? 0 : 1)
