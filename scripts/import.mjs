import { resolve } from 'node:path'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { step } from './launch/step.mjs'
import { told } from './launch/told.mjs'

requireNode()
const args = process.argv.slice(2)
// Files are named from where the command is given; the program runs elsewhere.
const here = process.env.INIT_CWD ?? process.cwd()
try {
  await install()
  await buildSite()
  const { code, result } = await step('Importing', 'Import', (progress) =>
    told('import', withWholePaths(args), progress),
  )
  for (const line of result.split('\n')) console.log(`    ${line}`)
  process.exit(code)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/** @param {readonly string[]} given */
function withWholePaths(given) {
  const isImport = given[0] === 'wordpress'
  return given.map((arg, at) => {
    if (/^--(?:media|options|redirects|report)$/.test(given[at - 1] ?? '')) return resolve(here, arg)
    const isPath = isImport && at > 0 && !arg.startsWith('-') && given[at - 1] !== '--only'
    return isPath ? resolve(here, arg) : arg
  })
}
