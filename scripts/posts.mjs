import { resolve } from 'node:path'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { step } from './launch/step.mjs'

requireNode()
const args = process.argv.slice(2)
// A folder is named from where the command is given; the program runs elsewhere.
const here = process.env.INIT_CWD ?? process.cwd()
const absolute = args.map((arg, at) => (/^--(?:ex|im)port$/.test(args[at - 1] ?? '') ? resolve(here, arg) : arg))
try {
  await install()
  await buildSite()
  const { code, result } = await step('Going through the posts', 'Posts', (progress) => run(absolute, progress))
  for (const line of result.split('\n')) console.log(`    ${line}`)
  process.exit(code)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/**
 * @param {readonly string[]} args
 * @param {(text: string) => void} progress
 * @returns {Promise<{ code: number, result: string }>} What became of each file.
 */
function run(args, progress) {
  return new Promise((resolve, reject) => {
    const child = startProgram('posts', args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let [result, complaint] = ['', '']
    child.stderr?.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('message', (/** @type {{ kind: string, text: string }} */ { kind, text }) => {
      if (kind === 'result') result = text
      else progress(text)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      // Files that could not be imported are part of the result.
      if (result !== '') resolve({ code: code ?? 1, result })
      else reject(new Error(complaint.trim() || 'It failed.'))
    })
  })
}
