import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { largeExport } from '../support/import/large-export.mjs'
import { runImport } from '../support/import/run-import.mjs'
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
  const resting = await runImport(['runs'], join(folder, 'resting'))
  const dry = await runImport(['wordpress', middle, '--dry-run'], join(folder, 'resting'))
  const dryLarge = await runImport(['wordpress', large, '--dry-run'], join(folder, 'resting'))
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
  const outcome = await runImport(['wordpress', file], dataDir)
  const database = createClient({ url: `file:${join(dataDir, 'vitrine.db')}` })
  const { rows } = await database.execute('select count(*) as posts from posts')
  database.close()
  if (rows[0]?.posts !== posts) throw new NothingMeasured(`${rows[0]?.posts} of ${posts} posts were imported`)
  return outcome
}

/** @param {{ peak: number | undefined }} run @param {{ peak: number | undefined }} resting */
function above({ peak }, { peak: least }) {
  if (peak === undefined || least === undefined) return new NothingMeasured('memory can only be read on Linux')
  return Math.max(0, peak - least)
}
