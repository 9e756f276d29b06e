import { once } from 'node:events'
import { startProgram } from './program.mjs'

/**
 * Starts the visitor's program on this machine alone, without the admin, for what wants to see pages as visitors do.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<unknown> }>}
 */
export async function startQuietSite() {
  const child = startProgram('main', [], {
    env: { HOST: '127.0.0.1', PORT: '0', ADMIN: 'off' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const exited = once(child, 'exit')
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    child.on('message', (/** @type {{ type?: string, url: string }} */ message) => {
      if (message?.type === 'ready') resolve(message.url)
    })
    child.once('exit', () => reject(new Error(complaint.trim() || 'The site stopped before it was ready.')))
  })
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}
