import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { openDatabaseFile } from '../support/database-file.ts'
import { makeForm, startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { until } from '../support/until.ts'

/** A site, and what went wrong behind its visitors' backs. */
interface Site extends TestForms {
  readonly content: TestContent
  readonly errors: unknown[]
  readonly send: (a: string, more?: Record<string, string | File>) => Promise<string>
}

async function startSite(databaseUrl = '', settings = {}, form: object = {}): Promise<Site> {
  const content = await openContent(databaseUrl)
  const { webhookPrivateHosts } = settings as { webhookPrivateHosts?: readonly string[] }
  if (webhookPrivateHosts) content.payload.config.custom.webhookPrivateHosts = webhookPrivateHosts
  const id = await makeForm(content, '[text* a] [file plan filetypes:txt]', { subject: '[a]', attachments: '[plan]' })
  await content.payload.update({ collection: 'contact-forms', id, data: form as never })
  const errors: unknown[] = []
  const started = await startForms(content, { onError: (error) => errors.push(error), settings })
  const send = async (a: string, more = {}) => {
    const reply = await started.post(id, { a, ...more })
    return String(reply.json().status ?? reply.json().code ?? reply.statusCode)
  }
  return { ...started, content, errors, send }
}

async function stopSite({ stop, content }: Site): Promise<void> {
  await stop()
  await content.close()
}

const rows = ({ content }: Site, statement: Parameters<typeof runSql>[1]) => runSql(content.payload, statement)
const storedMessages = async (site: Site) =>
  (await rows(site, sql`select subject from submissions order by id`)).map(({ subject }) => String(subject))
const mails = async ({ content }: Site) => {
  const names = await readdir(join(content.settings.dataDir, 'outbox'))
  return names.filter((name) => name.endsWith('.eml')).length
}

/** Puts a file where a folder is, so that nothing can be written into it. */
async function block({ content }: Site, folder: string): Promise<() => Promise<void>> {
  const path = join(content.settings.dataDir, folder)
  await rename(path, `${path}.away`)
  await writeFile(path, 'no folder')
  return async () => {
    await rm(path)
    await rename(`${path}.away`, path)
  }
}

holdIntervals()

describe('SQLite', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => stopSite(site))
  beforeEach(async () => {
    await untilDelivered('nothing to be under way', async () => {
      return (await rows(site, sql`select id from deliveries where state <> 'sent'`)).length === 0
    })
    await rows(site, sql`delete from submissions`)
    site.errors.length = 0
  })

  it('that cannot be written keeps nothing and says so, and goes on once it can', async () => {
    await rows(site, sql.raw('pragma query_only = on'))
    expect(await site.send('read only')).toBe('mail_failed')
    expect(site.errors.length).toBeGreaterThan(0)
    await rows(site, sql.raw('pragma query_only = off'))
    expect(await site.send('writable')).toBe('mail_sent')
    expect(await storedMessages(site)).toEqual(['writable'])
  })

  it('that another program has locked keeps nothing and says so, and goes on once it is free', async () => {
    await rows(site, sql.raw('pragma busy_timeout = 20'))
    const { database } = site.content.settings
    const other = await openDatabaseFile(database.kind === 'sqlite' ? database.file : '')
    await other.execute('begin immediate')
    expect(await site.send('locked')).toBe('mail_failed')
    await other.execute('rollback')
    other.close()
    expect(await site.send('free')).toBe('mail_sent')
    expect(await storedMessages(site)).toEqual(['free'])
  })
})

describe('a folder that cannot be written', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
    expect(await site.send('first', { plan: new File(['x'], 'plan.txt') })).toBe('mail_sent')
    await untilDelivered('its mail to be sent, with its file', async () => (await mails(site)) === 1)
  })
  afterAll(() => stopSite(site))

  it('of uploads keeps no message without its file, and forms without files go on', async () => {
    const unblock = await block(site, 'uploads')
    expect(await site.send('with a file', { plan: new File(['x'], 'plan.txt') })).not.toBe('mail_sent')
    expect(await site.send('without')).toBe('mail_sent')
    await unblock()
    expect(await site.send('with a file again', { plan: new File(['x'], 'plan.txt') })).toBe('mail_sent')
    expect(await storedMessages(site)).toEqual(['first', 'without', 'with a file again'])
    expect(await readdir(join(site.content.settings.dataDir, 'uploads', 'incoming'))).toEqual([])
  })

  it('of mails keeps them until it can, each once', async () => {
    await untilDelivered('the mails before to be sent', async () => (await mails(site)) === 3)
    const unblock = await block(site, 'outbox')
    expect(await site.send('one')).toBe('mail_sent')
    expect(await site.send('two')).toBe('mail_sent')
    await untilDelivered('their first tries to fail', async () => {
      return (await rows(site, sql`select id from deliveries where attempts = 1 and state = 'queued'`)).length === 2
    })
    await unblock()
    await rows(site, sql`update deliveries set next_attempt_at = ${new Date().toISOString()} where state = 'queued'`)
    await untilDelivered('the mails to be sent', async () => (await mails(site)) === 5)
    const sent = async () => (await rows(site, sql`select id from deliveries where state = 'sent'`)).length
    // A mail is there before it is noted.
    await untilDelivered('them to be noted', async () => (await sent()) >= 5)
    expect([await sent(), await mails(site)]).toEqual([5, 5])
  })
})

describe('PostgreSQL', () => {
  let postgres: OwnPostgres
  let site: Site
  let receiver: Server
  const state = { received: 0, onReceived: async () => {} }

  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      request.resume()
      state.received += 1
      await state.onReceived()
      response.end()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const address = receiver.address()
    const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    postgres = await startOwnPostgres()
    const url = await postgres.createDatabase('outage')
    site = await startSite(
      url,
      { webhookPrivateHosts: [host] },
      { webhooks: [{ url: `http://${host}/`, active: true }] },
    )
  })
  afterAll(async () => {
    await stopSite(site)
    await postgres.stop()
    await new Promise((resolve) => receiver.close(resolve))
  })

  it('that goes away in the middle of many posts loses and doubles none that was answered', patience(), () =>
    inEachRound(1, async ({ number, random }) => {
      const before = {
        messages: (await storedMessages(site)).length,
        mails: await mails(site),
        received: state.received,
      }
      let isInterrupted: Promise<void> | undefined
      const names = Array.from({ length: 60 }, (_, index) => `visitor ${index} of ${number}`)
      const last = Math.floor(random() * 50)
      const answers = await Promise.all(
        names.map(async (name, index) => {
          const answer = await site.send(name)
          if (index === last) isInterrupted = postgres.interrupt()
          return { name, answer }
        }),
      )
      await isInterrupted
      expect(await site.send('meanwhile')).toBe('mail_failed')
      await postgres.resume()
      await until(
        'messages to be taken again',
        async () => (await site.send(`after the fault of ${number}`)) === 'mail_sent',
      )
      const messages = await storedMessages(site)
      const acknowledged = answers.flatMap(({ name, answer }) => (answer === 'mail_sent' ? [name] : []))
      expect(messages).toEqual(expect.arrayContaining(acknowledged))
      expect(new Set(messages).size).toBe(messages.length)
      await untilDelivered('every mail to be sent', async () => {
        return (await rows(site, sql`select id from deliveries where state <> 'sent'`)).length === 0
      })
      const added = messages.length - before.messages
      expect(await mails(site)).toBe(before.mails + added)
      expect(state.received).toBe(before.received + added)
    }),
  )

  it('that goes away while something is being sent is reported afterwards, and it is not sent again', async () => {
    const before = state.received
    site.errors.length = 0
    const isInterrupted = new Promise<void>((resolve) => {
      state.onReceived = async () => {
        state.onReceived = async () => {}
        await postgres.interrupt()
        resolve()
      }
    })
    expect(await site.send('in between')).toBe('mail_sent')
    await isInterrupted
    await untilDelivered('the first try to note it to fail', () => site.errors.length > 0)
    await postgres.resume()
    await untilDelivered('it to be noted', async () => {
      const found = await rows(site, sql`select kind from deliveries where state <> 'sent'`).catch(() => undefined)
      return found?.length === 0
    })
    expect(state.received).toBe(before + 1)
    const [row] = await rows(site, sql`select attempts from deliveries where kind = 'webhook' order by id desc limit 1`)
    expect(Number(row?.attempts)).toBe(1)
  })
  it('that goes away in the middle of a transaction is an error of that transaction, and of nothing else', async () => {
    const { payload } = site.content
    const uncaught: unknown[] = []
    const note = (error: unknown) => uncaught.push(error)
    process.on('uncaughtExceptionMonitor', note)
    const work = inTransaction(payload, async (transaction) => {
      await runSql(payload, sql`select 1`, transaction)
      await postgres.interrupt()
      await runSql(payload, sql`select 1`, transaction)
    })
    await expect(work).rejects.toThrow()
    process.off('uncaughtExceptionMonitor', note)
    expect(uncaught).toEqual([])
    await postgres.resume()
    await until('the database to answer', () =>
      rows(site, sql`select 1`)
        .then(() => true)
        .catch(() => false),
    )
  })
})
