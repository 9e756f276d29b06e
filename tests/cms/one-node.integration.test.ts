import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOnOneNode, startScheduledJobs } from '@vitrine/content/jobs'
import { processLock } from '@vitrine/content/store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { type OpenedFolder, openFolder } from '../support/open-folder.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('work that one node of a site on %s does', (kind) => {
  let content: TestContent
  let other: OpenedFolder
  let folder: string

  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.createDatabase('one_node') : ''
    content = await openContent(databaseUrl)
    folder = await mkdtemp(join(tmpdir(), 'vitrine-node-'))
    other = kind === 'postgres' ? await openFolder(folder, { databaseUrl, migrate: false }) : content
  })

  afterAll(async () => {
    if (other !== content) await other.close()
    await content.close()
    await rm(folder, { recursive: true })
  })

  it('is done by one at a time, and by another when that one ends', async () => {
    const atWork = new Set<string>()
    const start = (name: string, { payload, settings }: OpenedFolder) =>
      startOnOneNode(payload, settings.database, {
        begin() {
          atWork.add(name)
          return async () => void atWork.delete(name)
        },
        onError: (error) => expect.unreachable(String(error)),
      })
    const endOne = start('one', content)
    await until('the first to begin', () => atWork.has('one'))
    const lock = await processLock(other.payload, other.settings.database, 'maintenance')
    expect([await lock.take(), await lock.isHeld()]).toEqual([false, false])
    await lock.release()
    const endTwo = start('two', other)
    await endOne()
    await until('the second to begin', () => atWork.has('two'))
    expect([...atWork]).toEqual(['two'])
    await endTwo()
    expect([...atWork]).toEqual([])
  })

  it('runs again what was being published when a node died', async () => {
    const { payload } = content
    const data = { title: 'Due', slug: `due-${kind}`, _status: 'draft' } as const
    const page = await payload.create({ collection: 'pages', draft: true, data })
    const input = { type: 'publish', doc: { relationTo: 'pages', value: Number(page.id) } } as const
    const { id } = await payload.jobs.queue({ task: 'schedulePublish', input })
    await payload.update({ collection: 'payload-jobs', id, data: { processing: true } })
    const stop = startScheduledJobs(payload, { onError: (error) => expect.unreachable(String(error)) })
    await until('the page to be published', async () => {
      const { _status } = await payload.findByID({ collection: 'pages', id: page.id, depth: 0 })
      return _status === 'published'
    })
    await stop()
  })
})
