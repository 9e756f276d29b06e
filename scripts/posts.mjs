import { resolve } from 'node:path'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { runProgram } from './launch/run-program.mjs'
import { step } from './launch/step.mjs'

requireNode()
const args = process.argv.slice(2)
// A folder is named from where the command is given; the program runs elsewhere.
const here = process.env.INIT_CWD ?? process.cwd()
const absolute = args.map((arg, at) => (/^--(?:ex|im)port$/.test(args[at - 1] ?? '') ? resolve(here, arg) : arg))
try {
  await install()
  await buildSite()
  const { code, result } = await step('Going through the posts', 'Posts', (progress) =>
    runProgram('posts', absolute, progress),
  )
  // Files that could not be imported are part of the result.
  for (const line of result.split('\n')) console.log(`    ${line}`)
  process.exit(code)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
