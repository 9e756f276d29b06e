import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { seed } from '../../scripts/launch/prepare.mjs'
import { median } from '../support/load.mjs'
import { NothingMeasured, some } from '../support/nothing-measured.mjs'

/** Times that it is filled in; the one in the middle counts. */
const ROUNDS = 3

/** Filling in the demo in an empty data folder: seconds from the start of the program to its end. */
export async function measure() {
  const seconds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-fill-'))
    try {
      const begun = performance.now()
      await seed([], () => {}, { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' })
      seconds.push((performance.now() - begun) / 1000)
      await requireDemo(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { 'demo.fill': median(seconds) }
}

/** @param {string} folder */
async function requireDemo(folder) {
  some(readdirSync(join(folder, 'media')), 'the demo has no picture')
  const database = createClient({ url: `file:${folder}/vitrine.db` })
  const { rows } = await database.execute('select count(*) as pages from pages')
  database.close()
  if (!Number(rows[0]?.pages)) throw new NothingMeasured('the demo has no page')
}
