import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { sayWaiting } from './make-once.mjs'
import { inRoot } from './paths.mjs'
import { startProgram } from './program.mjs'
import { step } from './step.mjs'

/** Migrates a new database and fills in the demo when it is empty. Skipped once it has been done in this data folder. */
export async function prepareData() {
  const dataDir = inRoot(process.env.DATA_DIR?.trim() || 'data')
  const isPrepared = () => existsSync(join(dataDir, 'prepared'))
  if (isPrepared()) return
  const fillIn = async () => {
    if (isPrepared()) return
    await step('Filling in the demo', 'Database made, demo filled in', (progress) => seed([], progress))
  }
  await withLock(join(dataDir, 'preparing.lock'), fillIn, () => sayWaiting('filling in the demo'))
}

/**
 * Runs the seeding program.
 *
 * @param {readonly string[]} args `--reset` empties the content first; `--pictures` makes the sizes of the demo's
 *   images instead.
 * @param {(text: string) => void} progress
 * @param {Record<string, string>} [env] Settings for this run only.
 * @returns {Promise<void>}
 */
export function seed(args, progress, env = {}) {
  return new Promise((resolve, reject) => {
    const child = startProgram('seed', args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    let complaint = ''
    let said = ''
    child.stderr?.on('data', (chunk) => {
      complaint += chunk
    })
    child.stdout?.on('data', (chunk) => {
      said += chunk
    })
    child.on('message', (message) => progress(String(message)))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      // The database's own programs say on standard output why a migration failed.
      reject(new Error(complaint.trim() || said.trim() || `The program that fills in ended with code ${code}.`))
    })
  })
}
