import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScheduledBackups, scheduledBackups } from '../../packages/health/src/server/scheduled-backups.ts'
import { readNewestRuns } from '../../packages/health/src/store/backup-runs.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

/** Programs in the place of the one that makes backups, which has tests of its own. */
const PROGRAMS = {
  good: "process.send({ kind: 'progress', text: 'media' }); process.send({ kind: 'result', text: process.argv.slice(2).join(' ') }, () => process.exit())",
  failing: "console.error('The disk is full.'); process.exit(1)",
  endless: 'setInterval(() => {}, 1000)',
} as const

let postgres: TestPostgres
let folder: string

holdIntervals()

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-programs-'))
  for (const [name, text] of Object.entries(PROGRAMS)) await writeFile(join(folder, `${name}.mjs`), text)
})

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['sqlite', 'postgres'] as const)('backups that a site makes of itself on %s', (kind) => {
  let content: TestContent
  let program: keyof typeof PROGRAMS
  let started = 0
  const clock = { now: new Date('2026-06-01T12:00:00Z') }

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('backups') : '')
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    program = 'good'
    started = 0
    clock.now = new Date('2026-06-01T12:00:00Z')
    await runSql(content.payload, sql`delete from backup_runs`)
    await runSql(content.payload, sql`delete from deliveries`)
    await choose({ schedule: 'daily', mailTo: 'owner@example.com', keep: 3, verify: true, encrypt: false })
  })

  const choose = (data: object) => content.payload.updateGlobal({ slug: 'health', data })
  const newest = () => readNewestRuns(content.payload)
  const mails = () => runSql(content.payload, sql`select subject, recipient from deliveries where kind = 'mail'`)

  function backups(): ScheduledBackups {
    const { payload, settings } = content
    return scheduledBackups({
      payload,
      database: settings.database,
      siteUrl: 'https://studio.example',
      mailFrom: 'site@studio.example',
      startProgram(name, args) {
        started += 1
        return fork(join(folder, `${program}.mjs`), [name, ...args], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
      },
      now: () => clock.now,
      onError(error) {
        throw error
      },
    })
  }
  const ended = (state: 'good' | 'failed') =>
    untilDelivered(`a backup to be ${state}`, async () => {
      const { last } = await newest()
      return last?.state === state ? last : undefined
    })

  it('are made by the command, as it was chosen, and once', async () => {
    const stop = backups().follow()
    const { message } = await ended('good')
    expect(message).toBe('backup backup --keep 3 --verify')
    await stop()
    const again = backups().follow()
    await again()
    expect(started).toBe(1)
  })

  it('are made by nobody unless a schedule was chosen', async () => {
    await choose({ schedule: 'off' })
    const stop = backups().follow()
    await stop()
    expect([started, (await newest()).last]).toEqual([0, undefined])
  })

  it('that fail say why, and tell one mail, until one succeeds', async () => {
    program = 'failing'
    const stop = backups().follow()
    const { message } = await ended('failed')
    expect(message).toBe('The disk is full.')
    await until('the mail', async () => (await mails()).length === 1)
    clock.now = new Date('2026-06-01T13:00:00Z')
    await untilDelivered('the next try', () => started === 2)
    await until('its end', async () => (await newest()).last?.state === 'failed')
    expect(await mails()).toEqual([{ subject: 'Backup of studio.example failed', recipient: 'owner@example.com' }])
    program = 'good'
    clock.now = new Date('2026-06-01T14:00:00Z')
    await ended('good')
    await stop()
  })

  it('are made by one process at a time', async () => {
    program = 'endless'
    const [first, second] = [backups(), backups()]
    const [stopFirst, stopSecond] = [first.follow(), second.follow()]
    await until('the first one', () => started === 1)
    expect(await second.begin()).toBe(false)
    expect(started).toBe(1)
    await Promise.all([stopFirst(), stopSecond()])
  })

  it('that were ended with their program count as failed', async () => {
    program = 'endless'
    const stop = backups().follow()
    await until('it to run', async () => (await newest()).last?.state === 'running')
    await stop()
    expect((await newest()).last?.state).toBe('failed')
    await runSql(content.payload, sql`update backup_runs set state = 'running'`)
    program = 'good'
    const next = backups()
    expect(await next.begin()).toBe(true)
    await ended('good')
    const rows = await runSql(content.payload, sql`select state, message from backup_runs order by id`)
    expect(rows.map(({ state }) => state)).toEqual(['failed', 'good'])
    expect(rows[0]?.message).toBe('The program was ended before the backup was done.')
  })
})
