import { resolve } from 'node:path'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runProgram } from './launch/run-program.mjs'
import { step } from './launch/step.mjs'

requireNode()
// The folder is named from where the command is given; the program runs elsewhere.
const here = process.env.INIT_CWD ?? process.cwd()
try {
  await install()
  await buildSite()
  const given = process.argv.slice(2)
  const args = given.map((arg, at) => (given[at - 1] === '--static' ? resolve(here, arg) : arg))
  const { code, result } = await step('Exporting', 'Export', (progress) => runProgram('static-export', args, progress))
  for (const line of result.split('\n')) console.log(`    ${line}`)
  process.exit(code)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
