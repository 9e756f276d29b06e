import { startProgram } from './program.mjs'
import { step } from './step.mjs'

/**
 * Message of the site when it listens.
 *
 * @typedef {{ type: 'ready', url: string, admin: boolean, mails: string, setupCode?: string }} Ready
 */

/**
 * Starts the visitor's program as a child of this process and prints where everything is.
 *
 * @returns {Promise<Ready>}
 */
export async function startSite() {
  const child = startProgram('main', [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  const ready = await step('Starting the site', 'Site started', () => listening(child))
  child.on('exit', (code, signal) => process.exit(signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : (code ?? 1)))
  print(ready)
  return ready
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Ready>}
 */
function listening(child) {
  return new Promise((resolve, reject) => {
    child.on('message', (/** @type {Ready} */ message) => {
      if (message?.type === 'ready') resolve(message)
    })
    child.once('exit', (code) => reject(new Error(`The site stopped before it was ready (exit code ${code}).`)))
  })
}

/** @param {Ready} ready */
function print(ready) {
  const lines = [
    `Site    ${ready.url}/`,
    ready.admin ? `Admin   ${ready.url}/admin` : 'Admin   off',
    `Mails   ${ready.mails}`,
    ...(ready.setupCode ? ['', `First account: open the admin and enter the code  ${ready.setupCode}`] : []),
  ]
  console.log(`\n${lines.map((line) => (line ? `    ${line}` : '')).join('\n')}\n`)
}
