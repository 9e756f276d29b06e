import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seed } from '../../scripts/launch/prepare.mjs'
import { startProgram } from '../../scripts/launch/program.mjs'

/** @type {Promise<string> | undefined} */
let demo

/** @returns {Promise<string>} A data folder with the demo, made once a run. */
function demoData() {
  demo ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-demo-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    await seed([], () => {}, { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' })
    return folder
  })()
  return demo
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
 * @param {(line: string) => void} [onLine] Is told each line of the log.
 */
export async function startSite(env = {}, onLine) {
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
  })
  child.stdout?.on('data', (chunk) => {
    for (const line of String(chunk).split('\n')) onLine?.(line)
  })
  /** @type {{ url: string, setupCode?: string }} */
  const ready = await new Promise((resolve, reject) => {
    child.on('message', (/** @type {{ type?: string, url: string }} */ message) => {
      if (message?.type === 'ready') resolve(message)
    })
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)))
  })
  await fetch(`${ready.url}/`)
  return {
    url: ready.url,
    dataDir,
    setupCode: ready.setupCode,
    /** Seconds from the start of the process to the first page answered. */
    startSeconds: (performance.now() - started) / 1000,
    /** @returns {number} Resident memory in MB (10^6 bytes). */
    residentMegabytes() {
      const kib = Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1])
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
