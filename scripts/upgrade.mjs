import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runProgram } from './launch/run-program.mjs'
import { step } from './launch/step.mjs'

requireNode()
try {
  await install()
  await buildSite()
  const { code, result } = await step('Trying this version on a copy', 'Tried on a copy', (progress) =>
    runProgram('backup', ['upgrade', ...process.argv.slice(2)], progress),
  )
  console.log(`    ${result}`)
  process.exit(code)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
