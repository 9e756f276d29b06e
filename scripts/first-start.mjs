import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './launch/free-port.mjs'
import { inRoot } from './launch/paths.mjs'
import { settlePatience } from './test/patience.mjs'

/** Milliseconds until the first page on a quick machine, the installation of dependencies and the build included. */
const FIRST_PAGE_MS = 150_000

/** Milliseconds between two tries. */
const TRY_EVERY_MS = 200

// Tries what a new user does first: `npm start` with an empty data folder, a look at the page, the end by Ctrl+C.
const patienceMs = FIRST_PAGE_MS * (await settlePatience())
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-first-start-'))
const port = await freePort()
const started = Date.now()
const child = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
  cwd: inRoot(),
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', ADMIN: 'off' },
  stdio: ['ignore', 'inherit', 'inherit'],
})
const ended = new Promise((resolve) => child.once('exit', resolve))
try {
  const page = await firstPage()
  console.log(`First page after ${((Date.now() - started) / 1000).toFixed(1)} s on Node ${process.versions.node}.`)
  if (!page.includes('<h1')) throw new Error('The first page has no heading: the demo is not there.')
  child.kill('SIGINT')
  const code = await ended
  if (code !== 0) throw new Error(`The site ended with ${code}.`)
} catch (error) {
  child.kill('SIGKILL')
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

/** @returns {Promise<string>} */
async function firstPage() {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} before its first page.`)
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (response?.ok) return response.text()
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
  }
  throw new Error(`There was no page within ${patienceMs / 1000} s.`)
}
