import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runProgram } from './launch/run-program.mjs'
import { step } from './launch/step.mjs'

/** @type {Readonly<Record<string, readonly [doing: string, done: string]>>} */
const COMMANDS = {
  '--rebuild': ['Making the search index anew', 'Search index made anew'],
  '--state': ['Looking at the search index', 'Search index'],
}

requireNode()
const [command = '--state'] = process.argv.slice(2)
const texts = COMMANDS[command]
if (!texts) {
  console.error('Give --rebuild to make the search index anew, or --state to see what is in it.')
  process.exit(1)
}
try {
  await install()
  await buildSite()
  const { result } = await step(texts[0], texts[1], (progress) => runProgram('search', [command], progress))
  console.log(`    ${result}`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
