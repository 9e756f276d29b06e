import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runSql, sql } from '@vitrine/content/sql'
import { startInboxMaintenance } from '@vitrine/forms/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'

const HOUR_MS = 3_600_000
const NOON = Date.UTC(2026, 0, 10, 12)

let content: TestContent
let site: TestForms
let formId: number
let outbox: string
/** Time of the machine's clock. */
let clock = NOON

holdIntervals()

beforeAll(async () => {
  content = await openContent()
  outbox = join(content.settings.dataDir, 'outbox')
  formId = await makeForm(content, '[text* a]', { subject: '[a]' })
  site = await startForms(content, { now: () => new Date(clock) })
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

beforeEach(async () => {
  clock = NOON
  await runSql(content.payload, sql`delete from deliveries`)
  await runSql(content.payload, sql`delete from submissions`)
  await rm(outbox, { recursive: true, force: true })
  await mkdir(outbox)
})

// What a test has sent and not waited for is written before the next test empties the folder.
afterEach(() => untilDelivered('nothing to be under way', async () => (await waiting()).length === 0))

const waiting = () => runSql(content.payload, sql`select * from deliveries where state in ('queued', 'sending')`)
const send = async (a: string, more = {}) => (await site.post(formId, { a, ...more })).json().status
const mails = async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
const delivery = async () => (await runSql(content.payload, sql`select * from deliveries`))[0]
const sent = () => untilDelivered('the mail to be sent', async () => (await delivery())?.state === 'sent')

/** Puts something where the mails go, so that none can be written. */
async function blockOutbox(): Promise<() => Promise<void>> {
  await rename(outbox, `${outbox}.away`)
  await writeFile(outbox, 'no folder')
  return async () => {
    await rm(outbox)
    await rename(`${outbox}.away`, outbox)
  }
}

async function failOnce(a: string): Promise<void> {
  const unblock = await blockOutbox()
  expect(await send(a)).toBe('mail_sent')
  await untilDelivered('the first try to fail', async () => Number((await delivery())?.attempts) === 1)
  await unblock()
}

describe('a clock that leaps ahead', () => {
  it('lets a mail that waits go out, once', async () => {
    await failOnce('ahead')
    clock += 100 * HOUR_MS
    await sent()
    expect(await mails()).toHaveLength(1)
  })

  it('gives up no mail before its tries', async () => {
    const unblock = await blockOutbox()
    expect(await send('ahead')).toBe('mail_sent')
    for (const tries of [1, 2]) {
      await untilDelivered('a try to fail', async () => Number((await delivery())?.attempts) === tries)
      expect((await delivery())?.state).toBe('queued')
      clock += 1_000 * HOUR_MS
    }
    await unblock()
    await sent()
    expect(await mails()).toHaveLength(1)
  })
})

describe('a clock that goes back', () => {
  it('keeps no mail waiting that was never tried', async () => {
    const later = new Date(clock + HOUR_MS).toISOString()
    const unblock = await blockOutbox()
    await send('back')
    await untilDelivered('the first try to fail', async () => Number((await delivery())?.attempts) === 1)
    await runSql(content.payload, sql`update deliveries set attempts = 0, next_attempt_at = ${later}`)
    await unblock()
    await sent()
    expect(await mails()).toHaveLength(1)
  })

  it('keeps no mail waiting for longer than any pause', async () => {
    await failOnce('far back')
    clock -= 24 * 365 * HOUR_MS
    await sent()
    expect(await mails()).toHaveLength(1)
  })

  it('takes nobody for a program who opened the form before', async () => {
    const form = await makeForm(content, '[text* a]', { subject: '[a]' })
    await content.payload.update({
      collection: 'contact-forms',
      id: form,
      data: { additionalSettings: 'time_trap: 3' } as never,
    })
    const { renderContext } = await site.forms.renderContext({ query: {}, locale: 'en' })
    const opened = renderContext.drawTimeStamp()
    const post = async () => (await site.post(form, { a: 'x', _wpcf7_opened: opened })).json().status
    expect(await post()).toBe('spam')
    clock -= HOUR_MS
    expect(await post()).toBe('mail_sent')
    clock += 2 * HOUR_MS
    expect(await post()).toBe('mail_sent')
  })

  it('deletes no message before its days are over', async () => {
    await content.payload.update({ collection: 'contact-forms', id: formId, data: { retentionDays: 7 } as never })
    expect(await send('kept')).toBe('mail_sent')
    await sent()
    const count = async (now: number) => {
      await startInboxMaintenance(content.payload, {
        now: () => new Date(now),
        onError: (error) => {
          throw error
        },
      })()
      return (await runSql(content.payload, sql`select id from submissions`)).length
    }
    expect(await count(NOON - 10_000 * HOUR_MS)).toBe(1)
    expect(await count(NOON + 6 * 24 * HOUR_MS)).toBe(1)
    expect(await count(NOON + 7 * 24 * HOUR_MS)).toBe(0)
  })
})
