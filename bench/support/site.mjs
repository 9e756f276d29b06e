import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { seed } from '../../scripts/launch/prepare.mjs'
import { startProgram } from '../../scripts/launch/program.mjs'
import { fetched } from './nothing-measured.mjs'

/** The setting that names a data folder for the demo, for all measures of a run. */
export const DEMO_FOLDER = 'VITRINE_BENCH_DEMO'

/** @returns {Promise<string>} A data folder with the demo, filled in by the first measure of a run that wants it. */
async function demoData() {
  const folder = process.env[DEMO_FOLDER]
  if (!folder) throw new Error(`${DEMO_FOLDER} names no folder: start measures with "npm run bench -- NAME".`)
  if (!existsSync(join(folder, 'prepared')))
    await seed([], () => {}, { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' })
  return folder
}

/** @returns {Promise<string>} A data folder with a copy of the demo. */
async function copyOfDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(await demoData(), folder, { recursive: true })
  return folder
}

/**
 * Starts the built site on a copy of the demo, or on the data folder that is given.
 *
 * @param {Record<string, string>} [env]
 * @param {object} [options]
 * @param {string} [options.opens] Path of the first page that is asked for.
 * @param {(line: string) => void} [options.onLine] Called with each line of the log.
 * @param {string} [options.root] Checkout whose program it is.
 */
export async function startSite(env = {}, { opens = '/', onLine, root } = {}) {
  const dataDir = env.DATA_DIR ?? (await copyOfDemo())
  const started = performance.now()
  const child = startProgram('main', [], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      ADMIN: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    ...(root && { root }),
  })
  if (child.stdout && onLine) createInterface(child.stdout).on('line', onLine)
  // A measure that breaks off leaves no site behind.
  process.once('exit', () => child.kill('SIGKILL'))
  /** @type {{ url: string, setupCode?: string }} */
  const ready = await new Promise((resolve, reject) => {
    child.on('message', (/** @type {{ type?: string, url: string }} */ message) => {
      if (message?.type === 'ready') resolve(message)
    })
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)))
  })
  await (await fetched(ready.url + opens)).arrayBuffer()
  const startSeconds = (performance.now() - started) / 1000
  return {
    url: ready.url,
    dataDir,
    setupCode: ready.setupCode,
    /** Seconds from the start of the process to the first page answered. */
    startSeconds,
    /** @returns {number} Resident memory in MB (10^6 bytes); not a number where the system does not tell it. */
    residentMegabytes() {
      const status = `/proc/${child.pid}/status`
      if (!existsSync(status)) return Number.NaN
      const kib = Number(readFileSync(status, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1])
      return (kib * 1024) / 1e6
    },
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the built site, and stops it when the work is done.
 *
 * @template Result
 * @param {(site: Awaited<ReturnType<typeof startSite>>) => Promise<Result>} work
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result>}
 */
export async function withSite(work, env) {
  const site = await startSite(env)
  try {
    return await work(site)
  } finally {
    await site.stop()
  }
}
