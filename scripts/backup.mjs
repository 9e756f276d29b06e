import { resolve } from 'node:path'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runProgram } from './launch/run-program.mjs'
import { step } from './launch/step.mjs'

requireNode()
const [command = '', ...args] = process.argv.slice(2)
const isBackup = command === 'backup'
// Files are named from where the command is given; the program runs elsewhere.
const here = process.env.INIT_CWD ?? process.cwd()
try {
  await install()
  await buildSite()
  const { code, result } = await step(
    isBackup ? 'Backing up' : 'Restoring',
    isBackup ? 'Backup' : 'Restore',
    (progress) => runProgram('backup', [command, ...withWholePaths(args)], progress),
  )
  for (const line of result.split('\n')) console.log(`    ${line}`)
  process.exit(code)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/** @param {readonly string[]} given */
function withWholePaths(given) {
  return given.map((arg, at) => {
    const isPath = isBackup ? given[at - 1] === '--to' : !arg.startsWith('-')
    // The bucket of the settings, and archives in it, are no paths.
    return isPath && !/^s3(?::|$)/.test(arg) ? resolve(here, arg) : arg
  })
}
