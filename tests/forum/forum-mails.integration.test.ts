import type { Member } from '@vitrine/accounts/members'
import { list, record } from '@vitrine/content/core'
import { createUntyped } from '@vitrine/content/queries'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { forumReader, hideReply, personData, sendForumMails, showReply } from '@vitrine/forum/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestContent } from '../support/content.ts'
import { openForumContent } from '../support/forum-content.ts'
import { addWriter, answerTopic, beginTopic, type Writer } from '../support/forum-posts.ts'
import { type ForumVisits, startForumVisits } from '../support/forum-visits.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const member = (id: number, name: string, language = 'en'): Member => ({
  id,
  address: `${name.toLowerCase()}@example.org`,
  name,
  language,
})

const ADA = member(31, 'Ada')
const BEN = member(32, 'Ben', 'de')
const CY = member(33, 'Cy', 'he')
const BO = member(34, 'Bo')

interface QueuedForumMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('mails of the forum on %s', (kind) => {
  let content: TestContent
  let visits: ForumVisits
  let boards: { readonly lamps: number; readonly few: number }
  let ada: Writer
  let ben: Writer

  const board = async (data: object) =>
    (await createUntyped(content.payload, { collection: 'forum-boards', data, locale: 'en' })).id
  const begin = async (more: object = {}) => {
    const topic = { ...ada, board: boards.lamps, title: 'A lamp', slug: 'lamp', source: 'It hums.', now: visits.now() }
    return beginTopic(content.payload, { ...topic, ...more })
  }
  const answer = (topic: number, more: object = {}) =>
    answerTopic(content.payload, { ...ben, topic, source: '> It hums.\n\nOurs too.', now: visits.now(), ...more })
  /** Acts a second later: of what was shown before, nobody is notified who subscribes after it. */
  const act = (who: Member, action: string, about: object) => {
    visits.wait(1)
    const fields = Object.entries(about).map(([name, value]) => [name, String(value)])
    return visits.ask(who.id, '/forum/mails/', { action, ...Object.fromEntries(fields) })
  }
  const choose = (who: Member, mails: string) => visits.ask(who.id, '/forum/mails/', { mails })
  const send = (members: readonly Member[] = [ADA, BEN, CY, BO]) =>
    sendForumMails(
      {
        payload: content.payload,
        forum: forumReader(content.payload),
        members: { membersOf: async (ids) => members.filter(({ id }) => ids.includes(id)) },
        siteUrl: 'https://halden.example',
        mailFrom: 'Halden <post@halden.example>',
        addressOf: (path, locale) => (locale === 'en' ? path : `/${locale}${path}`),
        onQueued: () => undefined,
      },
      visits.now(),
    )
  /** Mails that were queued since the last look. */
  const mailed = async (): Promise<readonly QueuedForumMail[]> => {
    await send()
    const { docs } = await content.payload.find({ collection: 'deliveries', sort: 'id', limit: 100 })
    await runSql(content.payload, sql`delete from deliveries`)
    return docs.map(({ mail }) => record(mail) as unknown as QueuedForumMail)
  }
  const receivers = async () => (await mailed()).map(({ to, subject }) => [to, subject])
  const unsubscribeIn = (mail: QueuedForumMail | undefined) =>
    new URL(mail?.headers.find(({ name }) => name === 'List-Unsubscribe')?.value.slice(1, -1) ?? '')

  beforeAll(async () => {
    content = await openForumContent(
      kind === 'postgres' ? await postgres.createDatabase('forum_mails', { migrated: false }) : '',
    )
    visits = await startForumVisits(content, [ADA, BEN, CY, BO])
    boards = {
      lamps: await board({ title: 'Lamps' }),
      few: await board({ title: 'Few', reads: 'list', people: ADA.address }),
    }
    ada = await addWriter(content.payload, ADA.id, 'Ada')
    ben = await addWriter(content.payload, BEN.id, 'Ben')
    const bo = await addWriter(content.payload, BO.id, 'Bo')
    await addWriter(content.payload, CY.id, 'Cy')
    await runSql(content.payload, sql`update forum_people set role = 'blocked' where id = ${bo.person}`)
  })

  beforeEach(async () => {
    visits.wait(60)
    await mailed()
    for (const table of ['forum_subscriptions', 'forum_readers', 'forum_digest_lines']) {
      await runSql(content.payload, sql`delete from ${sql.raw(table)}`)
    }
  })

  afterAll(async () => {
    await visits.stop()
    await content.close()
  })

  it('go to those who subscribe to a topic, in their language, and not to who wrote it', async () => {
    const { topic } = await begin()
    for (const who of [ADA, BEN, CY]) await act(who, 'subscribe', { topic })
    await answer(topic)
    const mails = await mailed()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ADA.address, 'New reply in “A lamp”'],
      [CY.address, 'תגובה חדשה ב„A lamp”'],
    ])
    expect(mails[0]?.text).toContain(
      `Ours too.\n\nRead it in the forum:\nhttps://halden.example/forum/topic/lamp-${topic}/#reply-2`,
    )
    expect(mails[0]?.text).not.toContain('It hums')
  })

  it('go to those who subscribe to a board about new topics alone', async () => {
    await act(BEN, 'subscribe', { board: boards.lamps })
    const { topic } = await begin({ title: 'Dim' })
    expect(await receivers()).toEqual([[BEN.address, 'Neues Thema in „Lamps“: Dim']])
    await answer(topic, ada)
    expect(await receivers()).toEqual([])
  })

  it('go to who is mentioned, unless the topic is muted', async () => {
    const { topic } = await begin()
    await mailed()
    await answer(topic, { source: 'Ask @Ada, not\n\n> @Cy' })
    expect(await receivers()).toEqual([[ADA.address, 'Ben mentioned you in “A lamp”']])
    await act(ADA, 'mute', { topic })
    await answer(topic, { source: 'Ask @Ada.' })
    expect(await receivers()).toEqual([])
  })

  it('are of a topic that a member begins', async () => {
    await visits.send(ADA.id, `/forum/new/?board=${boards.lamps}`, { title: 'Mine', text: 'It flickers.' })
    const { screen } = await visits.ask(ADA.id, '/forum/mails/')
    const [own] = list(screen.subscriptions)
    expect(own).toMatchObject({ kind: 'topic', title: 'Mine', isMuted: false })
    await mailed()
    await answer(Number(own?.id))
    expect(await receivers()).toEqual([[ADA.address, 'New reply in “Mine”']])
  })

  it('never go to who is blocked, about what is held or hidden, or about what cannot be read', async () => {
    const { topic } = await begin()
    const few = await begin({ board: boards.few })
    await mailed()
    for (const who of [BO, ADA]) await act(who, 'subscribe', { topic })
    expect((await act(BEN, 'subscribe', { topic: few.topic })).status).toBe(422)
    await runSql(
      content.payload,
      sql`insert into forum_subscriptions (member, topic_id, is_muted, token, at)
        values (${CY.id}, ${few.topic}, ${false}, 'few', ${visits.now().toISOString()})`,
    )
    await answer(few.topic)
    const held = await answer(topic, { heldFor: 'links' })
    expect(await receivers()).toEqual([])
    await inTransaction(content.payload, async (transaction) => {
      await showReply(content.payload, held, visits.now(), transaction)
    })
    expect(await receivers()).toEqual([[ADA.address, 'New reply in “A lamp”']])
    const hidden = await answer(topic)
    await inTransaction(content.payload, async (transaction) => {
      await hideReply(content.payload, hidden, transaction)
    })
    expect(await receivers()).toEqual([])
    await answer(topic)
    await send([BEN, CY, BO])
    expect(await receivers()).toEqual([])
  })

  it('go out once, however many processes send them', async () => {
    const { topic } = await begin()
    await act(ADA, 'subscribe', { topic })
    for (let count = 0; count < 5; count += 1) await answer(topic)
    await Promise.all([send(), send(), send()])
    expect(await receivers()).toHaveLength(5)
  })

  it('come once a day for who wants a digest, and name what is still there', async () => {
    await choose(ADA, 'digest')
    const { topic } = await begin()
    await act(ADA, 'subscribe', { topic })
    const first = await answer(topic, { source: 'First.' })
    await answer(topic, { source: 'Second.' })
    expect(await receivers()).toEqual([])
    await inTransaction(content.payload, async (transaction) => {
      await hideReply(content.payload, first, transaction)
    })
    visits.wait(23 * 3_600)
    expect(await receivers()).toEqual([])
    visits.wait(3_600)
    const mails = await mailed()
    expect(mails.map(({ to }) => to)).toEqual([ADA.address])
    expect(mails[0]?.text).toContain('Second.')
    expect(mails[0]?.text).not.toContain('First.')
    expect(await receivers()).toEqual([])
  })

  it('do not come to who wants none, and what was gathered is forgotten', async () => {
    await choose(ADA, 'digest')
    const { topic } = await begin()
    await act(ADA, 'subscribe', { topic })
    await answer(topic)
    await mailed()
    await choose(ADA, 'none')
    await answer(topic)
    visits.wait(25 * 3_600)
    expect(await receivers()).toEqual([])
  })

  it('end by one request of a mail program, without signing in', async () => {
    const { topic } = await begin()
    await act(BEN, 'subscribe', { topic })
    await answer(topic, ada)
    const [mail] = await mailed()
    expect(mail?.headers).toContainEqual({ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' })
    const { pathname, search } = unsubscribeIn(mail)
    expect(pathname).toBe('/de/forum/unsubscribe/')
    const url = `/forum/unsubscribe/${search}`
    expect((await visits.ask(undefined, url)).screen).toMatchObject({
      kind: 'unsubscribe',
      isAll: false,
      isDone: false,
    })
    await answer(topic, ada)
    expect(await receivers()).toHaveLength(1)
    const done = await visits.ask(undefined, url, { 'List-Unsubscribe': 'One-Click' }, { origin: 'null' })
    expect([done.status, done.screen.isDone]).toEqual([200, true])
    await answer(topic, ada)
    expect(await receivers()).toEqual([])
    expect((await visits.ask(undefined, url)).status).toBe(404)
    expect((await visits.ask(undefined, '/forum/unsubscribe/?key=1')).status).toBe(404)
  })

  it('all end by the key of a mention', async () => {
    const { topic } = await begin()
    await answer(topic, { source: '@Ada' })
    const [mail] = await mailed()
    await visits.ask(undefined, `/forum/unsubscribe/${unsubscribeIn(mail).search}`, {})
    expect((await visits.ask(ADA.id, '/forum/mails/')).screen).toMatchObject({ choice: 'none' })
    await answer(topic, { source: '@Ada' })
    expect(await receivers()).toEqual([])
  })

  it('follow a topic that is added to another', async () => {
    const [from, into] = [await begin(), await begin({ slug: 'into' })]
    await act(ADA, 'subscribe', { topic: from.topic })
    await act(CY, 'subscribe', { topic: from.topic })
    await act(CY, 'subscribe', { topic: into.topic })
    await runSql(content.payload, sql`update forum_people set role = 'moderator' where id = ${ben.person}`)
    await visits.ask(BEN.id, `/forum/post/?reply=${from.reply}`, {
      action: 'merge',
      into: `/forum/topic/into-${into.topic}/`,
    })
    await mailed()
    await answer(into.topic)
    expect((await receivers()).map(([to]) => to).sort()).toEqual([ADA.address, CY.address])
  })

  it('are in the data of a member, and go with them', async () => {
    const { topic } = await begin()
    await act(CY, 'subscribe', { topic })
    const data = personData(content.payload, { forum: forumReader(content.payload), addressOf: (path) => path })
    expect(await data.export(CY)).toMatchObject({ subscriptions: [{ topic, isMuted: false }] })
    expect(await data.parts?.(CY, 'de')).toMatchObject([
      { name: 'forum', entries: [{ label: 'Ihre Beiträge', href: '/forum/mine/' }, { href: '/forum/mails/' }] },
    ])
    await inTransaction(content.payload, (transaction) => data.erase(CY, transaction))
    expect(await data.export(CY)).toEqual({ posts: [], reports: [], subscriptions: [] })
    await answer(topic)
    expect(await receivers()).toEqual([])
  })
})
