import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenedFolder, openFolder } from '../support/open-folder.ts'
import { shared } from '../support/shared.ts'
import { DEMO_TERMS, ranksOf } from './ranks.ts'

let folder: string
let demo: OpenedFolder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-search-quality-'))
  await cp(await shared('demo'), folder, { recursive: true })
  demo = await openFolder(folder, { databaseUrl: '', migrate: false, languages: 'en de he' })
})

afterAll(async () => {
  await demo.close()
  await rm(folder, { recursive: true, force: true })
})

// Among 250 other documents, and on both databases: search-quality.soak.test.ts.
it('what visitors of the demo look for comes first nearly always', async () => {
  const { meanReciprocalRank, low } = await ranksOf(demo.payload, DEMO_TERMS)
  expect(meanReciprocalRank, low.join('\n')).toBeGreaterThanOrEqual(0.9)
})
