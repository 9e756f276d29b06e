import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { startProgram } from './launch/program.mjs'
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
  const result = await step(texts[0], texts[1], (progress) => index(command, progress))
  console.log(`    ${result}`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/**
 * @param {string} command
 * @param {(text: string) => void} progress
 * @returns {Promise<string>} What is in the index.
 */
function index(command, progress) {
  return new Promise((resolve, reject) => {
    const child = startProgram('search', [command], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let [result, complaint] = ['', '']
    child.stderr?.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('message', (/** @type {{ kind: string, text: string }} */ { kind, text }) => {
      if (kind === 'result') result = text
      else progress(text)
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(result) : reject(new Error(complaint.trim() || 'It failed.'))))
  })
}
