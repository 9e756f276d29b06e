import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../scripts/launch/program.mjs'
import { largeExport } from '../support/import/large-export.mjs'
import { median, percentile } from '../support/load.mjs'
import { fetched, NothingMeasured } from '../support/nothing-measured.mjs'
import { withSite } from '../support/site.mjs'

/** Posts of the export, which take longer than the visitors. */
const POSTS = 10_000

/** Milliseconds for which one visitor asks for one page again and again, before the import goes on or is held. */
const TURN_MS = 1_500

/** Pairs of turns, one with the import and one without; the median of their ratios counts. */
const PAIRS = 9

/** Priority of an import that the page of the admin started. */
const NICENESS = 10

/**
 * Times of a finished page for one visitor while the same site takes an import, and while that is held, in turns: whatever
 * else the machine does slows both down. On SQLite.
 */
export async function measure() {
  if (process.platform === 'win32') throw new NothingMeasured('a process can only be held on Linux and macOS')
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
  const importing = startProgram('import', ['wordpress', file], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  setPriority(importing.pid ?? 0, NICENESS)
  try {
    await untilWriting(importing)
    const pairs = []
    for (let pair = 0; pair < PAIRS; pair += 1) pairs.push(await pairOfVisits(importing, url, pair % 2 === 0))
    if (importing.exitCode !== null) throw new NothingMeasured('the import ended before the visits')
    return {
      'import.visitors.alone': median(pairs.map(({ alone }) => alone)),
      'import.visitors.meanwhile': median(pairs.map(({ meanwhile }) => meanwhile)),
      'import.visitors': median(pairs.map(({ alone, meanwhile }) => meanwhile / alone)),
    }
  } finally {
    const ended = once(importing, 'exit')
    if (importing.exitCode === null) {
      importing.kill('SIGKILL')
      await ended
    }
  }
}

/**
 * Visits once while the import works and once while it is held.
 *
 * @param {import('node:child_process').ChildProcess} importing
 * @param {string} url
 * @param {boolean} isAloneFirst Alternates, so that a drift of the machine favours neither.
 */
async function pairOfVisits(importing, url, isAloneFirst) {
  const turn = async (/** @type {boolean} */ isAlone) => {
    importing.kill(isAlone ? 'SIGSTOP' : 'SIGCONT')
    return slowestOfVisits(url)
  }
  const [first, second] = [await turn(isAloneFirst), await turn(!isAloneFirst)]
  return isAloneFirst ? { alone: first, meanwhile: second } : { alone: second, meanwhile: first }
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
  for (const end = performance.now() + TURN_MS; performance.now() < end; ) {
    const asked = performance.now()
    await (await fetched(url)).arrayBuffer()
    times.push(performance.now() - asked)
  }
  return percentile(times, 0.99)
}
