import { hostname } from 'node:os'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { LEASE_MS } from '../../packages/delivery/src/core/retry.ts'
import { startDeliverer } from '../../packages/delivery/src/server/deliverer.ts'
import {
  type Claimed,
  claimDue,
  freeAbandoned,
  newClaim,
  noteResults,
} from '../../packages/delivery/src/store/queue.ts'
import { type Claim, queueMails } from '../../packages/delivery/src/store/queue-mails.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

let postgres: TestPostgres
let content: TestContent
const rows = (statement: ReturnType<typeof sql>) => runSql(content.payload, statement)

beforeAll(async () => {
  postgres = await startPostgres()
  content = await openContent(await postgres.createDatabase('queue'))
})

afterAll(async () => {
  await content.close()
  await postgres.stop()
})

afterEach(() => rows(sql`delete from deliveries`))

const MOMENT = new Date('2026-03-01T12:00:00Z')

async function queue(...subjects: readonly string[]): Promise<void> {
  await inTransaction(content.payload, async (transaction) => {
    for (const subject of subjects) {
      const mails = [{ subject, to: 'owner@example.com' }]
      await queueMails(content.payload, { mails, submission: null, at: MOMENT }, transaction)
    }
  })
}

/** Queues mails as the intake does. @returns Those that were queued under the claim: the first `room`. */
async function queueUnder(claim: Claim, limit: number, subjects: readonly string[]): Promise<readonly Claimed[]> {
  const claimed: Claimed[] = []
  await inTransaction(content.payload, async (transaction) => {
    for (const [index, subject] of subjects.entries()) {
      const mails = [{ subject, to: 'owner@example.com' }]
      const given = index < limit ? claim : undefined
      const queued = { mails, submission: null, at: MOMENT, claim: given }
      const first = await queueMails(content.payload, queued, transaction)
      if (first) {
        const { id, token, mail } = first
        claimed.push({ id, token, attempts: 0, content: mail, createdAt: MOMENT, lease: claim.lease })
      }
    }
  })
  return claimed
}

const subjectOf = ({ content: mail }: Claimed) => (mail as { subject: string }).subject
const claim = (limit: number, { now = MOMENT, except = [] as readonly number[] } = {}) =>
  claimDue(content.payload, { kind: 'mail', limit, now, except })
const touch = (id: number) => sql`update deliveries set subject = subject where id = ${id}`
const waiting = async () =>
  Number(
    (
      await rows(sql`select count(distinct pid) as waiting from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`)
    )[0]?.waiting,
  )

it('is claimed around what somebody is at', async () => {
  await queue('busy', 'free')
  const [busy] = await rows(sql`select id from deliveries where subject = 'busy'`)
  await inTransaction(content.payload, async (transaction) => {
    await runSql(content.payload, touch(Number(busy?.id)), transaction)
    expect((await claim(2)).map(subjectOf)).toEqual(['free'])
  })
  expect((await claim(2)).map(subjectOf)).toEqual(['busy'])
})

it('is not claimed again by who is at it, though the clock has leapt ahead', async () => {
  await queue('slow')
  const [slow] = await claim(1)
  const now = new Date(MOMENT.getTime() + LEASE_MS + 1)
  expect(await claim(1, { now, except: [slow?.id ?? 0] })).toEqual([])
  expect((await claim(1, { now })).map(subjectOf)).toEqual(['slow'])
})

it.each([
  ['takes no signals of this one stays there', 'EPERM', []],
  ['is gone is claimed', 'ESRCH', ['held']],
])('held by a process of this machine that %s', async (_, code, claimed) => {
  await queue('held')
  await claim(1)
  await rows(sql`update deliveries set lease = ${`${hostname()} 4194304 other`}`)
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  await freeAbandoned(content.payload, 'mail', MOMENT)
  kill.mockRestore()
  expect((await claim(1)).map(subjectOf)).toEqual(claimed)
})

it('steps back for an editor who is at the same mails in another order', async () => {
  const { payload } = content
  await queue('a', 'b', 'c')
  const claimed = (await claim(3)).toSorted((one, other) => one.id - other.id)
  const [a = 0, b = 0, c = 0] = claimed.map(({ id }) => id)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let holding = 0
  let isThrough = false
  // Somebody keeps the note waiting, so that the editor is the first to wait in the circle: PostgreSQL undoes that one.
  const third = inTransaction(payload, async (transaction) => {
    await runSql(payload, touch(b), transaction)
    holding += 1
    await released
  })
  const editor = payload.db.beginTransaction().then(async (transactionID) => {
    const transaction = payload.db.sessions?.[String(transactionID)]?.db as object
    try {
      await runSql(payload, touch(c), transaction)
      holding += 1
      await until('the note to wait', async () => (await waiting()) > 0)
      await runSql(payload, touch(a), transaction)
      isThrough = true
    } finally {
      await payload.db.commitTransaction(transactionID as number)
    }
  })
  await until('both to hold a mail', () => holding === 2)
  const result = { state: 'sent', sentAt: MOMENT, isInOutbox: false } as const
  const noted = noteResults(
    payload,
    claimed.map((one) => ({ claimed: one, result })),
  )
  await until('the editor to wait, or to be through', async () => isThrough || (await waiting()) > 1)
  release()
  await Promise.all([third, editor, noted])
  expect(await rows(sql`select distinct state from deliveries where id in (${a}, ${b}, ${c})`)).toEqual([
    { state: 'sent' },
  ])
})

it.each([true, false])('is noted as written to the outbox folder: %s', async (isInOutbox) => {
  await queue('noted')
  const result = { state: 'sent', sentAt: MOMENT, isInOutbox } as const
  await noteResults(
    content.payload,
    (await claim(1)).map((claimed) => ({ claimed, result })),
  )
  expect(await rows(sql`select in_outbox from deliveries where subject = 'noted'`)).toEqual([{ in_outbox: isInOutbox }])
})

it("queued under a claim is nobody else's until that runs out", async () => {
  const queued = await queueUnder(newClaim(MOMENT), 1, ['handed over', 'left'])
  expect(queued.map(subjectOf)).toEqual(['handed over'])
  expect((await claim(2)).map(subjectOf)).toEqual(['left'])
  const now = new Date(MOMENT.getTime() + LEASE_MS - 1)
  expect(await claim(2, { now })).toEqual([])
  expect((await claim(2, { now: new Date(now.getTime() + 1) })).map(subjectOf).toSorted()).toEqual([
    'handed over',
    'left',
  ])
})

it('is sent once, by whoever queued it as far as there is room', async () => {
  const { payload } = content
  const sent: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const deliverer = startDeliverer({
    payload,
    kind: 'mail',
    now: () => MOMENT,
    sender: {
      async send(claimed) {
        sent.push(subjectOf(claimed))
        await held
      },
      close() {},
    },
    onError: (error) => {
      throw error
    },
  })
  const subjects = Array.from({ length: 40 }, (_, index) => `mail ${index}`)
  await deliverer.handOver(subjects.length, (claim, limit) => queueUnder(claim, limit, subjects))
  // All places are taken, in the order of coming, and by what nobody had to look for.
  expect(sent).toEqual(subjects.slice(0, 16))
  letGo()
  await until('all mails to be sent', async () => {
    const [row] = await rows(sql`select count(*) as sent from deliveries where state = 'sent' and attempts = 1`)
    return Number(row?.sent) === subjects.length
  })
  await deliverer.stop()
  expect(sent.toSorted()).toEqual(subjects.toSorted())
})
