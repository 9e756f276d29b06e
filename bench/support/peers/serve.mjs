import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../scripts/launch/free-port.mjs'
import { answering } from '../answering.mjs'

/** Milliseconds that a server may take until it answers. */
const START_MS = 60_000

/** @typedef {{ url: string, stop: () => Promise<void> }} PeerServer `url` without a slash at its end. */

/**
 * Starts the server of a peer with Node.
 *
 * @param {string} folder
 * @param {(port: string) => readonly string[]} args
 * @returns {Promise<PeerServer>}
 */
export async function serve(folder, args) {
  const port = String(await freePort())
  const child = spawn(process.execPath, args(port), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  try {
    await answering(`${url}/`, { withinMs: START_MS, goesOn: () => child.exitCode === null })
  } catch (error) {
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error} ${complaint.slice(-1_000)}`, { cause: error })
  }
  return { url, stop }
}
