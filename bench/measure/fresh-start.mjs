import { spawn } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { answering } from '../support/answering.mjs'
import { cloneInto } from '../support/clone.mjs'
import { fetched, NothingMeasured } from '../support/nothing-measured.mjs'

/** Milliseconds after which nobody would wait any longer. */
const PATIENCE_MS = 600_000

/** Milliseconds between two looks at whether all programs have ended. */
const INTERVAL_MS = 50

/** A user's first start: seconds from `npm start` in a fresh clone with its dependencies to the first page. */
export async function measure() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-bench-clone-')))
  try {
    await cloneInto(folder)
    return { 'start.fresh': await secondsToFirstPage(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @param {string} folder */
async function secondsToFirstPage(folder) {
  const port = String(await freePort())
  const begun = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: userEnvironment({ HOST: '127.0.0.1', PORT: port }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm starts a shell, that starts the site, that starts the admin.
    detached: true,
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  try {
    const url = `http://127.0.0.1:${port}/`
    await answering(url, { withinMs: PATIENCE_MS, goesOn: () => npm.exitCode === null })
    const seconds = (performance.now() - begun) / 1000
    const html = await (await fetched(url)).text()
    if (!html.includes('<main')) throw new NothingMeasured('the first page is empty')
    if (!output.includes('Site built')) throw new NothingMeasured('the clone was built already')
    return seconds
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${output.slice(-2_000)}`, { cause: error })
  } finally {
    await end(npm)
  }
}

/**
 * The environment without the settings of this run: a user has none.
 *
 * @param {Record<string, string>} own Settings of this start.
 * @returns {NodeJS.ProcessEnv}
 */
function userEnvironment(own) {
  const ofRun = /^(npm_|VITRINE_|NODE_ENV$|DATA_DIR$|DATABASE_URL$|SMTP_URL$|SITE_URL$|ADMIN$|LOG_LEVEL$)/
  const environment = Object.entries(process.env).filter(([name]) => !ofRun.test(name))
  return { ...Object.fromEntries(environment), ...own }
}

/** Ends a program with all it has started. @param {import('node:child_process').ChildProcess} leader Of its group. */
async function end({ pid }) {
  if (pid === undefined) return
  try {
    for (process.kill(-pid, 'SIGTERM'); ; process.kill(-pid, 0))
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  } catch {
    // Nobody of the group is left.
  }
}
