import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runProgram } from './launch/run-program.mjs'
import { step } from './launch/step.mjs'

requireNode()
try {
  await install()
  await buildSite()
  const args = process.argv.slice(2)
  const { code, result } = await step('Moving files', 'Files moved', (progress) => runProgram('media', args, progress))
  for (const line of result.split('\n')) console.log(`    ${line}`)
  process.exit(code)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
