import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { startProgram } from '../../scripts/launch/program.mjs'
import { largeExport } from '../support/import/large-export.mjs'
import { median } from '../support/load.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'

/** A peak of memory that is not above the resting one is what it should be. */
export const mayBeZero = ['import.memory.6', 'import.memory.62', 'import.memory.620']

/** Posts of the exports: 6, 62 and 620 MB of XML. */
const [SMALL, MIDDLE, LARGE] = [1_000, 10_000, 100_000]

/** Readings of the file by the parser alone; the one in the middle counts. */
const READINGS = 5

/**
 * Imports of exports of WordPress on SQLite, without pictures: the whole command, with its start, as a ratio to a reading
 * of the same file by the streaming parser alone.
 */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-import-'))
  try {
    return await figuresIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
async function figuresIn(folder) {
  const small = await largeExport(SMALL, folder)
  const middle = await largeExport(MIDDLE, folder)
  const large = await largeExport(LARGE, folder)
  const bare = { small: await bareSeconds(small), middle: await bareSeconds(middle) }
  const resting = await run(['runs'], join(folder, 'resting'))
  const dry = await run(['wordpress', middle, '--dry-run'], join(folder, 'resting'))
  const dryLarge = await run(['wordpress', large, '--dry-run'], join(folder, 'resting'))
  const first = await imported(small, SMALL, join(folder, 'small'))
  const second = await imported(small, SMALL, join(folder, 'small'))
  const ten = await imported(middle, MIDDLE, join(folder, 'middle'))
  return {
    'import.bare': bare.small,
    'import.first.seconds': first.seconds,
    'import.second.seconds': second.seconds,
    'import.dry.megabytesPerSecond': statSync(middle).size / 1e6 / dry.seconds,
    'import.first': first.seconds / bare.small,
    'import.second': second.seconds / bare.small,
    'import.dry': dry.seconds / bare.middle,
    'import.growth': ten.seconds / first.seconds,
    'import.memory.6': above(first, resting),
    'import.memory.62': above(ten, resting),
    'import.memory.620': above(dryLarge, resting),
  }
}

/** @param {string} file */
async function bareSeconds(file) {
  const { module } = await runnerImport(inRoot('bench/support/import/bare-reading.ts'))
  const times = []
  for (let reading = 0; reading < READINGS; reading += 1) {
    const { items, seconds } = await module.bareReading(file)
    if (items === 0) throw new NothingMeasured(`no item in ${file}`)
    times.push(seconds)
  }
  return median(times)
}

/** @param {string} file @param {number} posts @param {string} dataDir */
async function imported(file, posts, dataDir) {
  const outcome = await run(['wordpress', file], dataDir)
  const database = createClient({ url: `file:${join(dataDir, 'vitrine.db')}` })
  const { rows } = await database.execute('select count(*) as posts from posts')
  database.close()
  if (rows[0]?.posts !== posts) throw new NothingMeasured(`${rows[0]?.posts} of ${posts} posts were imported`)
  return outcome
}

/**
 * Runs the command, and looks at its memory until it ends.
 *
 * @param {readonly string[]} args
 * @param {string} dataDir
 * @returns {Promise<{ seconds: number, peak: number | undefined }>} `peak` in megabytes (10^6 bytes); only on Linux.
 */
function run(args, dataDir) {
  const begun = performance.now()
  const child = startProgram('import', args, {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  /** @type {number | undefined} */
  let peak
  const sampling = setInterval(() => {
    peak = peakOf(child.pid) ?? peak
  }, 50)
  return new Promise((resolve, reject) => {
    let result = ''
    child.on('message', (/** @type {{ kind: string, text: string }} */ { kind, text }) => {
      peak = peakOf(child.pid) ?? peak
      if (kind === 'result') result = text
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      clearInterval(sampling)
      if (result === '') reject(new Error(`The import ended with ${code} and said nothing.`))
      else resolve({ seconds: (performance.now() - begun) / 1000, peak })
    })
  })
}

/** @param {number | undefined} pid @returns {number | undefined} Highest resident memory so far, in megabytes. */
function peakOf(pid) {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6
  } catch {
    // It has ended, or this is no Linux.
    return undefined
  }
}

/** @param {{ peak: number | undefined }} run @param {{ peak: number | undefined }} resting */
function above({ peak }, { peak: least }) {
  if (peak === undefined || least === undefined) return new NothingMeasured('memory can only be read on Linux')
  return Math.max(0, peak - least)
}
