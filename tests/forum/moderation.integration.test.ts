import { contentCache } from '@vitrine/content/cache'
import { list, record } from '@vitrine/content/core'
import { createUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { findReply, findTopic, forumContents, forumReader } from '@vitrine/forum/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payloadSource } from '../../apps/site/src/content/payload-source.ts'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { askJson, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { openForumContent } from '../support/forum-content.ts'
import { addWriter, answerTopic, beginTopic, type Writer } from '../support/forum-posts.ts'
import { type ForumVisits, startForumVisits } from '../support/forum-visits.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const SITE = { name: 'Halden', urlOf: (path: string) => `https://halden.example${path}` }

/** Ids of members, by their role in the forum. Ada is a member who began the topics. */
const MEMBERS = { ada: 21, member: 22, blocked: 23, moderator: 24, reader: 25 } as const

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('moderation on %s', (kind) => {
  let content: TestContent
  let source: ContentSource
  let visits: ForumVisits
  let ada: Writer
  let ben: Writer
  let boards: { readonly lamps: number; readonly wood: number; readonly few: number }

  const board = async (data: object) =>
    (await createUntyped(content.payload, { collection: 'forum-boards', data, locale: 'en' })).id
  const begin = async (more: object = {}) => {
    visits.wait(60)
    const topic = { ...ada, board: boards.lamps, title: 'A lamp', slug: 'lamp', source: 'It hums.', now: visits.now() }
    return beginTopic(content.payload, { ...topic, ...more })
  }
  const answer = async (topic: number, more: object = {}) => {
    visits.wait(60)
    return answerTopic(content.payload, { ...ben, topic, source: 'Ours too.', now: visits.now(), ...more })
  }
  const at = async (path: string) => {
    contentCache(content.payload).expire()
    return source.page(path, 'en')
  }
  const numbersAt = async (path: string) =>
    list(record((await at(path))?.layout[0]).replies).map(({ number, source: words }) => [number, words])
  const countsOf = async (id: number) => {
    const [row] = await runSql(
      content.payload,
      sql`select sum(topics) as topics, sum(replies) as replies from forum_counts where board_id = ${id}`,
    )
    return [Number(row?.topics ?? 0), Number(row?.replies ?? 0)]
  }
  /** Counts of a board as its rows have them. */
  const countedOf = async (id: number) => {
    const [row] = await runSql(
      content.payload,
      sql`select count(*) as topics, sum(last_number) - count(*) as replies from forum_topics
        where board_id = ${id} and state = 'shown'`,
    )
    return [Number(row?.topics), Number(row?.replies ?? 0)]
  }
  const postUrl = (reply: number) => `/forum/post/?reply=${reply}`
  const act = (member: number | undefined, reply: number, fields: Readonly<Record<string, string>>) =>
    visits.ask(member, postUrl(reply), fields)
  const logged = async () => {
    const { docs } = await content.payload.find({ collection: 'forum-log', sort: '-id', limit: 1, depth: 1 })
    return record(docs[0])
  }

  beforeAll(async () => {
    content = await openForumContent(
      kind === 'postgres' ? await postgres.createDatabase('moderation', { migrated: false }) : '',
    )
    const { payload } = content
    source = payloadSource(payload, [forumContents(payload, forumReader(payload))])
    const member = (name: keyof typeof MEMBERS) => ({
      id: MEMBERS[name],
      address: `${name}@example.org`,
      name,
      language: 'en',
    })
    visits = await startForumVisits(content, [
      member('ada'),
      member('member'),
      member('blocked'),
      member('moderator'),
      member('reader'),
    ])
    ada = await addWriter(payload, MEMBERS.ada, 'Ada')
    ben = await addWriter(payload, MEMBERS.member, 'Ben')
    const { person: blocked } = await addWriter(payload, MEMBERS.blocked, 'Bo')
    const { person: moderator } = await addWriter(payload, MEMBERS.moderator, 'Mo')
    await runSql(payload, sql`update forum_people set role = 'blocked' where id = ${blocked}`)
    await runSql(payload, sql`update forum_people set role = 'moderator' where id = ${moderator}`)
    boards = {
      lamps: await board({ title: 'Lamps', place: 1 }),
      wood: await board({ title: 'Wood', place: 2 }),
      few: await board({ title: 'Few', place: 3, reads: 'list', writes: 'list', people: 'ada@example.org' }),
    }
  })

  afterAll(async () => {
    await visits.stop()
    await content.close()
  })

  describe('each kind of people', () => {
    /** Statuses of what each asks for: 200 or 303 is done, 404 is not there for them, 422 refused, a visitor signs in. */
    const SIGN_IN = '303 /account/'
    const MATRIX = [
      // operation, visitor, reader who has not written, member, blocked, moderator
      ['see a post', SIGN_IN, '200', '200', '200', '200'],
      ['see a held post', SIGN_IN, '404', '404', '404', '200'],
      ['see a post of a board for others', SIGN_IN, '404', '404', '404', '404'],
      ['report', SIGN_IN, '303 /forum/post/', '303 /forum/post/', '422', '422'],
      ['solve', SIGN_IN, '422', '422', '422', '303 /forum/post/'],
      ['approve', SIGN_IN, '422', '422', '422', '303 /forum/post/'],
      ['hide', SIGN_IN, '422', '422', '422', '303 /forum/post/'],
      ['pin', SIGN_IN, '422', '422', '422', '303 /forum/post/'],
      ['close', SIGN_IN, '422', '422', '422', '303 /forum/post/'],
      ['move', SIGN_IN, '422', '422', '422', '303 /forum/post/'],
      ['merge', SIGN_IN, '422', '422', '422', '303 /forum/topic/'],
      ['split', SIGN_IN, '422', '422', '422', '303 /forum/topic/'],
      ['delete', SIGN_IN, '422', '422', '422', '303 /forum/post/'],
      ['block', SIGN_IN, '422', '422', '422', '303 /forum/post/'],
      ['see the queue', SIGN_IN, '404', '404', '404', '200'],
      ['act on the queue', SIGN_IN, '404', '404', '404', '303 /forum/queue/'],
    ] as const
    const PEOPLE = [undefined, MEMBERS.reader, MEMBERS.member, MEMBERS.blocked, MEMBERS.moderator] as const

    const attempt = async (operation: (typeof MATRIX)[number][0], member: number | undefined) => {
      // The member writes nothing here, so that what they attempt is never on their own.
      const { topic, reply } = await begin({ title: 'Attempted', slug: 'attempted' })
      const second = await answer(topic, { person: ada.person })
      const third = await answer(topic, {
        ...(operation === 'block' ? await addWriter(content.payload, 1_000 + topic, `W${topic}`) : ada),
      })
      switch (operation) {
        case 'see a post':
          return visits.ask(member, postUrl(reply))
        case 'see a held post':
          return visits.ask(member, postUrl(await answer(topic, { heldFor: 'links' })))
        case 'see a post of a board for others':
          return visits.ask(member, postUrl((await begin({ board: boards.few })).reply))
        case 'report':
          return act(member, second, { action: 'report', reason: 'Rude.' })
        case 'see the queue':
          return visits.ask(member, '/forum/queue/')
        case 'act on the queue':
          return visits.ask(member, '/forum/queue/', { action: 'hide', [`post-${second}`]: 'on' })
        case 'move':
          return act(member, reply, { action: 'move', board: String(boards.wood) })
        case 'merge':
          return act(member, reply, { action: 'merge', into: `/forum/topic/lamp-${(await begin()).topic}/` })
        case 'split':
          return act(member, second, { action: 'split', title: 'Split off' })
        case 'pin':
        case 'close':
          return act(member, reply, { action: operation })
        default:
          return act(member, third, { action: operation })
      }
    }

    it.each(MATRIX)('may or may not %s', async (operation, ...expected) => {
      const answers: string[] = []
      for (const member of PEOPLE) {
        const { status, location } = await attempt(operation, member)
        const [to = ''] = /^\/(?:account|forum\/[a-z]+)\//.exec(location ?? '') ?? []
        answers.push(`${status} ${to}`.trim())
      }
      expect(answers).toEqual(expected)
      expect(await countsOf(boards.lamps)).toEqual(await countedOf(boards.lamps))
      expect(await countsOf(boards.wood)).toEqual(await countedOf(boards.wood))
    })

    it('of the admin moderates by its role, through the API', async () => {
      const { reply } = await begin({ heldFor: 'first' })
      const moderate = async (token: string) =>
        (await askJson(content, ['POST', '/forum-replies/moderate', { action: 'hide', ids: [reply] }], token)).status
      const read = async (token: string) => (await askJson(content, ['GET', '/forum-log'], token)).status
      const administrator = await signIn(content, 'administrator')
      const author = await signIn(content, 'author')
      for (const path of ['/forum-log', '/forum-reports', '/forum-replies', '/forum-people', '/forum-topics']) {
        expect([path, (await askJson(content, ['GET', path], '')).status]).toEqual([path, 403])
        expect([path, (await askJson(content, ['POST', path, {}], administrator)).status]).toEqual([path, 403])
      }
      expect([await moderate(''), await moderate(author), await moderate(administrator)]).toEqual([403, 403, 200])
      expect([await read(author), await read(administrator)]).toEqual([403, 200])
      expect(await logged()).toMatchObject({ act: 'hide', account: 'administrator@example.com' })
      const [one, two] = [await begin(), await begin()]
      const manage = async (token: string, body: object) =>
        (await askJson(content, ['POST', '/forum-topics/manage', { ids: [one.topic, two.topic], ...body }], token))
          .status
      const move = { action: 'move', board: boards.wood, reason: 'Of oak.' }
      expect([await manage('', move), await manage(author, move), await manage(administrator, move)]).toEqual([
        403, 403, 200,
      ])
      expect(await manage(administrator, { action: 'move', board: 999_999 })).toBe(400)
      expect(await manage(administrator, { action: 'pin' })).toBe(200)
      for (const { topic } of [one, two]) {
        expect(await findTopic(content.payload, topic)).toMatchObject({ board: boards.wood, isSticky: true })
      }
      expect(await countsOf(boards.wood)).toEqual(await countedOf(boards.wood))
    })
  })

  describe('a report', () => {
    it('is counted once for each member and post, brings it into the queue, and is settled by what is done', async () => {
      const { topic } = await begin({ title: 'Reported', slug: 'reported' })
      const reply = await answer(topic, { source: 'Buy oil!' })
      for (let count = 0; count < 2; count += 1) {
        await act(MEMBERS.ada, reply, { action: 'report', reason: 'Advertising.' })
      }
      await act(MEMBERS.reader, reply, { action: 'report', reason: 'Again the same.' })
      expect(await findReply(content.payload, { id: reply })).toMatchObject({ openReports: 2, state: 'shown' })
      expect((await visits.ask(MEMBERS.ada, postUrl(reply))).screen).toMatchObject({
        post: { reports: [] },
        rights: { report: 'done' },
      })
      const queued = list((await visits.ask(MEMBERS.moderator, '/forum/queue/')).screen.posts)
      expect(queued.find(({ id }) => id === reply)).toMatchObject({ reports: ['Advertising.', 'Again the same.'] })
      await visits.ask(MEMBERS.moderator, '/forum/queue/', {
        action: 'hide',
        reason: 'Advertising',
        [`post-${reply}`]: 'on',
      })
      expect(await findReply(content.payload, { id: reply })).toMatchObject({ openReports: 0, state: 'hidden' })
      const { docs } = await content.payload.find({ collection: 'forum-reports', where: { reply: { equals: reply } } })
      expect(docs.map(({ settledAt }) => settledAt !== null)).toEqual([true, true])
      expect(await logged()).toMatchObject({
        act: 'hide',
        reason: 'Advertising',
        moderator: { name: 'Mo' },
        person: { name: 'Ben' },
      })
    })

    it('has a reason, is on nothing of one’s own, and not more than five a minute', async () => {
      const { topic, reply } = await begin()
      expect((await act(MEMBERS.reader, reply, { action: 'report', reason: ' ' })).screen).toMatchObject({
        outcome: { problem: 'reasonRequired' },
      })
      expect((await act(MEMBERS.ada, reply, { action: 'report', reason: 'Mine' })).status).toBe(422)
      const replies: number[] = []
      for (let count = 0; count < 6; count += 1) replies.push(await answer(topic))
      visits.wait(60)
      const statuses: number[] = []
      for (const id of replies) statuses.push((await act(MEMBERS.reader, id, { action: 'report', reason: 'x' })).status)
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    })
  })

  describe('a post', () => {
    it('loses its words for good when it is deleted, and keeps its place', async () => {
      const { topic } = await begin({ slug: 'deleted' })
      const reply = await answer(topic, { source: 'A phone number.' })
      await act(MEMBERS.moderator, reply, { action: 'delete' })
      await act(MEMBERS.moderator, reply, { action: 'approve' })
      expect(await findReply(content.payload, { id: reply })).toMatchObject({ state: 'hidden', source: '', number: 2 })
      const feed = await source.file(`/forum/topic/deleted-${topic}/feed.json`, 'en', SITE)
      expect(feed?.text).not.toContain('phone')
    })

    it('goes with the right to write of who wrote it, unless they moderate', async () => {
      const { payload } = content
      const spammer = await addWriter(payload, 77, 'Spammer')
      const { topic } = await begin()
      const [spam, own] = [await answer(topic, spammer), await answer(topic, ben)]
      await act(MEMBERS.moderator, spam, { action: 'block', reason: 'Spam' })
      const roleOf = async (id: number) => (await payload.findByID({ collection: 'forum-people', id })).role
      expect(await roleOf(spammer.person)).toBe('blocked')
      expect(await findReply(payload, { id: spam })).toMatchObject({ state: 'hidden' })
      await payload.update({ collection: 'forum-people', id: ben.person, data: { role: 'moderator' } })
      expect(await logged()).toMatchObject({ act: 'appoint', person: { name: 'Ben' } })
      await act(MEMBERS.moderator, own, { action: 'block' })
      expect(await roleOf(ben.person)).toBe('moderator')
      await payload.update({ collection: 'forum-people', id: ben.person, data: { role: 'member' } })
    })
  })

  describe('a topic', () => {
    it('is solved by who began it, and its answer is named', async () => {
      const { topic, reply } = await begin({ slug: 'solved' })
      const second = await answer(topic)
      expect((await act(MEMBERS.ada, reply, { action: 'solve' })).status).toBe(422)
      expect((await act(MEMBERS.ada, second, { action: 'solve' })).status).toBe(303)
      expect(record((await at(`/forum/topic/solved-${topic}/`))?.layout[0]).solvedBy).toBe(2)
      await act(MEMBERS.ada, second, { action: 'unsolve' })
      expect((await findTopic(content.payload, topic))?.solvedBy).toBeUndefined()
    })

    it('is moved without a new address, and counted where it is', async () => {
      const { topic, reply } = await begin({ slug: 'moved' })
      await answer(topic)
      await act(MEMBERS.moderator, reply, { action: 'move', board: String(boards.wood), reason: 'It is of oak.' })
      expect((await at(`/forum/topic/moved-${topic}/`))?.breadcrumb).toMatchObject([{}, { title: 'Wood' }])
      expect(await logged()).toMatchObject({ act: 'move', reason: 'It is of oak.', topic: { title: 'A lamp' } })
      expect(await countsOf(boards.wood)).toEqual(await countedOf(boards.wood))
      expect((await act(MEMBERS.moderator, reply, { action: 'move', board: String(boards.few) })).status).toBe(422)
    })

    it('is added to the end of another, and its address leads there', async () => {
      const [from, into, last] = [
        await begin({ slug: 'from' }),
        await begin({ slug: 'into' }),
        await begin({ slug: 'last' }),
      ]
      await answer(from.topic, { source: 'From.', answers: 1 })
      const held = await answer(from.topic, { source: 'Held.', heldFor: 'links' })
      await answer(into.topic, { source: 'Into.' })
      const { location } = await act(MEMBERS.moderator, from.reply, {
        action: 'merge',
        into: `https://halden.example/forum/topic/into-${into.topic}/`,
      })
      expect(location).toBe(`/forum/topic/into-${into.topic}/#reply-3`)
      expect(await numbersAt(`/forum/topic/into-${into.topic}/`)).toEqual([
        [1, 'It hums.'],
        [2, 'Into.'],
        [3, 'It hums.'],
        [4, 'From.'],
      ])
      expect(await at(`/forum/topic/from-${from.topic}/`)).toMatchObject({ isPersonal: true, layout: [] })
      const led = await visits.ask(undefined, `/forum/topic/from-${from.topic}/`)
      expect([led.status, led.location]).toEqual([301, `/forum/topic/into-${into.topic}/#reply-3`])
      await act(MEMBERS.moderator, held, { action: 'approve' })
      expect(await findReply(content.payload, { id: held })).toMatchObject({ topic: into.topic, number: 5 })
      await act(MEMBERS.moderator, into.reply, { action: 'merge', into: `/forum/topic/last-${last.topic}/` })
      expect((await visits.ask(undefined, `/forum/topic/from-${from.topic}/`)).location).toBe(
        `/forum/topic/last-${last.topic}/#reply-4`,
      )
      expect(await countsOf(boards.lamps)).toEqual(await countedOf(boards.lamps))
    })

    it('is added to none that cannot be read, to no other language, and not to itself', async () => {
      const { topic, reply } = await begin()
      const few = await begin({ board: boards.few })
      const german = await begin({ language: 'de' })
      for (const into of [topic, few.topic, german.topic, 999_999]) {
        const { status } = await act(MEMBERS.moderator, reply, { action: 'merge', into: `/forum/topic/x-${into}/` })
        expect([into, status]).toEqual([into, 422])
      }
    })

    it('added to one on a board for some leads there who may read it, and nobody else', async () => {
      await runSql(
        content.payload,
        sql`update forum_boards set people = 'ada@example.org moderator@example.org'
        where id = ${boards.few}`,
      )
      contentCache(content.payload).expire()
      const [from, few] = [await begin({ slug: 'public' }), await begin({ board: boards.few, slug: 'secret' })]
      await act(MEMBERS.moderator, from.reply, { action: 'merge', into: `/forum/topic/secret-${few.topic}/` })
      const ask = (member?: number) => visits.ask(member, `/forum/topic/public-${from.topic}/`)
      expect((await ask()).location).toMatch(/^\/account\//)
      expect((await ask(MEMBERS.member)).status).toBe(404)
      expect((await ask(MEMBERS.ada)).location).toBe(`/forum/topic/secret-${few.topic}/#reply-2`)
    })

    it('is split at a post: what follows has numbers and an address of its own', async () => {
      const { topic } = await begin({ slug: 'whole' })
      await answer(topic, { source: 'Stays.' })
      const third = await answer(topic, { source: 'Goes.', answers: 2 })
      await answer(topic, { source: 'Goes, too.', answers: 3 })
      await runSql(content.payload, sql`update forum_topics set solved_by = 4 where id = ${topic}`)
      const { location } = await act(MEMBERS.moderator, third, { action: 'split', title: 'About oil' })
      expect(location).toMatch(/^\/forum\/topic\/about-oil-\d+\/$/)
      expect(await numbersAt(`/forum/topic/whole-${topic}/`)).toEqual([
        [1, 'It hums.'],
        [2, 'Stays.'],
      ])
      expect(await numbersAt(String(location))).toEqual([
        [1, 'Goes.'],
        [2, 'Goes, too.'],
      ])
      const made = await findTopic(content.payload, Number(/(\d+)\/$/.exec(String(location))?.[1]))
      expect(made).toMatchObject({ title: 'About oil', author: 'Ben', lastNumber: 2, state: 'shown' })
      expect(await findTopic(content.payload, topic)).toMatchObject({ lastNumber: 2, solvedBy: undefined })
      expect(await countsOf(boards.lamps)).toEqual(await countedOf(boards.lamps))
    })

    it('loses no reply that is written while it is added to another', async () => {
      const [from, into] = [await begin({ slug: 'busy' }), await begin({ slug: 'quiet' })]
      await Promise.all([
        ...Array.from({ length: 8 }, () => answer(from.topic)),
        act(MEMBERS.moderator, from.reply, { action: 'merge', into: `/forum/topic/quiet-${into.topic}/` }),
        ...Array.from({ length: 8 }, () => answer(from.topic)),
      ])
      const numbers = (await numbersAt(`/forum/topic/quiet-${into.topic}/`)).map(([number]) => number)
      expect(numbers).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
      expect(await countsOf(boards.lamps)).toEqual(await countedOf(boards.lamps))
    })
  })
})
