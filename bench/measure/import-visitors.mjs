import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../scripts/launch/program.mjs'
import { largeExport } from '../support/import/large-export.mjs'
import { fetched, NothingMeasured } from '../support/nothing-measured.mjs'
import { withSite } from '../support/site.mjs'

/** Posts of the export, which take longer than the visitors. */
const POSTS = 10_000

/** Seconds for which one visitor asks for one page again and again. */
const SECONDS = 10

/** Priority of an import that the page of the admin started. */
const NICENESS = 10

/** Times of a finished page for one visitor, alone and while the same site takes an import, on SQLite. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-visitors-'))
  try {
    const file = await largeExport(POSTS, folder)
    return await withSite((site) => figuresOf(site, file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {{ url: string, dataDir: string }} site @param {string} file */
async function figuresOf({ url, dataDir }, file) {
  await slowestOfVisits(url)
  const alone = await slowestOfVisits(url)
  const importing = startProgram('import', ['wordpress', file], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  setPriority(importing.pid ?? 0, NICENESS)
  try {
    await untilWriting(importing)
    const meanwhile = await slowestOfVisits(url)
    if (importing.exitCode !== null) throw new NothingMeasured('the import ended before the visits')
    return {
      'import.visitors.alone': alone,
      'import.visitors.meanwhile': meanwhile,
      'import.visitors': meanwhile / alone,
    }
  } finally {
    const ended = once(importing, 'exit')
    if (importing.exitCode === null) {
      importing.kill('SIGKILL')
      await ended
    }
  }
}

/** @param {import('node:child_process').ChildProcess} importing */
function untilWriting(importing) {
  return new Promise((resolve, reject) => {
    importing.on('message', (/** @type {{ progress?: { step: string } }} */ { progress }) => {
      if (progress?.step === 'writing') resolve(undefined)
    })
    importing.once('exit', () => reject(new NothingMeasured('the import wrote nothing')))
  })
}

/** @param {string} url @returns {Promise<number>} Milliseconds, 99th percentile. */
async function slowestOfVisits(url) {
  const times = []
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end; ) {
    const asked = performance.now()
    await (await fetched(url)).arrayBuffer()
    times.push(performance.now() - asked)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}
