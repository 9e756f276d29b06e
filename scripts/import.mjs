import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { findChromium } from './launch/browser.mjs'
import { buildSite } from './launch/build.mjs'
import { importArguments } from './launch/import-arguments.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { startQuietSite } from './launch/quiet-site.mjs'
import { runProgram } from './launch/run-program.mjs'
import { step } from './launch/step.mjs'

requireNode()
// Files are named from where the command is given; the program runs elsewhere.
const here = process.env.INIT_CWD ?? process.cwd()
try {
  await install()
  await buildSite()
  const { args, compareWith } = importArguments(process.argv.slice(2), here)
  const code = args[0] === 'compare' ? await compare(args) : await importing(args)
  const isHere = code === 0 || code === 2
  if (compareWith !== undefined && isHere && !args.includes('--dry-run')) await compare(['compare', compareWith])
  process.exit(code)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code.
 */
async function importing(args) {
  if (args.includes('--user')) await askPassword()
  const { code, result } = await step('Importing', 'Import', (progress) => runProgram('import', args, progress))
  print(result)
  return code
}

/**
 * Compares with the old site. Unless it is said where this site answers, it is started for as long as that takes.
 *
 * @param {readonly string[]} args
 */
async function compare(args) {
  const site = args.includes('--site') ? undefined : await step('Starting the site', 'Site started', startQuietSite)
  const chromium = await findChromium()
  const all = [...args, ...(site ? ['--site', site.url] : []), ...(chromium ? ['--browser', chromium] : [])]
  try {
    const { code, result } = await step('Comparing', 'Comparison', (progress) => runProgram('import', all, progress))
    print(result)
    return code
  } finally {
    await site?.stop()
  }
}

/** Asks for the application password of the old site, unless the setting has it. It is not shown. */
async function askPassword() {
  if (process.env.WORDPRESS_APP_PASSWORD || !process.stdin.isTTY) return
  process.stdout.write('    Application password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.env.WORDPRESS_APP_PASSWORD = await prompt.question('')
  prompt.close()
  process.stdout.write('\n')
}

/** @param {string} result */
function print(result) {
  for (const line of result.split('\n')) console.log(`    ${line}`)
}
