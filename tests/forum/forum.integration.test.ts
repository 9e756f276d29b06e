import type { Member } from '@vitrine/accounts/members'
import { contentCache, type Remembered } from '@vitrine/content/cache'
import { list, record } from '@vitrine/content/core'
import { createUntyped, type StoredPage } from '@vitrine/content/queries'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import {
  findReply,
  findTopic,
  forumContents,
  forumReader,
  hideReply,
  personData,
  showReply,
} from '@vitrine/forum/server'
import { pageContents } from '@vitrine/pages/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payloadSource } from '../../apps/site/src/content/payload-source.ts'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { askJson, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { openForumContent } from '../support/forum-content.ts'
import { addWriter, answerTopic, beginTopic, type TestTopic, type Writer } from '../support/forum-posts.ts'
import { type ForumVisits, startForumVisits } from '../support/forum-visits.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { inEachRound } from '../support/rounds.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
/** Topics that visitors read while members write, replies that they write, and visits that come to each reply. */
const [TOPICS_READ, REPLIES_WRITTEN, VISITS_PER_REPLY] = [30, 25, 40]

const SITE = { name: 'Halden', urlOf: (path: string) => `https://halden.example${path}` }

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the forum on %s', (kind) => {
  let content: TestContent
  let source: ContentSource
  let pages: Remembered<{ readonly page: StoredPage | undefined }>
  let ada: Writer
  let ben: Writer
  /** Boards by name. */
  let boards: {
    readonly lamps: number
    readonly oak: number
    readonly wood: number
    readonly club: number
    readonly few: number
  }
  let minutes = 0

  /** A minute later each time. */
  const next = () => {
    minutes += 1
    return new Date(NOW.getTime() + minutes * 60_000)
  }
  const board = async (data: object) =>
    (await createUntyped(content.payload, { collection: 'forum-boards', data, locale: 'en' })).id
  const begin = (topic: Partial<TestTopic>) => {
    const whole = {
      ...ada,
      board: boards.lamps,
      title: 'A lamp',
      slug: 'a-lamp',
      source: 'It **hums**.',
      now: next(),
      ...topic,
    }
    return beginTopic(content.payload, whole)
  }
  const answer = (
    topic: number,
    more: { readonly source?: string; readonly heldFor?: 'links'; readonly answers?: number } = {},
  ) => answerTopic(content.payload, { ...ben, topic, source: 'Ours too.', now: next(), ...more })
  const at = async (path: string, locale = 'en') => {
    // This process has changed the content itself.
    contentCache(content.payload).expire()
    return (await pages.get(`${locale} ${path}`, async () => ({ page: await source.page(path, locale) }))).page
  }
  const blockAt = async (path: string) => record((await at(path))?.layout[0])
  const titlesAt = async (path: string) => list((await blockAt(path)).topics).map(({ title }) => title)
  /** True if a page is still in memory, after what has changed since was dropped. */
  const isRemembered = async (path: string) => {
    contentCache(content.payload).expire()
    await contentCache(content.payload).ensureFresh()
    return pages.peek(`en ${path}`) !== undefined
  }
  const changed = (work: (transaction: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<unknown>) =>
    inTransaction(content.payload, async (transaction) => void (await work(transaction)))

  beforeAll(async () => {
    content = await openForumContent(
      kind === 'postgres' ? await postgres.createDatabase('forum', { migrated: false }) : '',
    )
    const { payload } = content
    source = payloadSource(payload, [pageContents(payload), forumContents(payload, forumReader(payload))])
    pages = contentCache(payload).remember({ limit: 1_000 })
    ada = await addWriter(payload, 1, 'Ada')
    ben = await addWriter(payload, 2, 'Ben')
    const wood = await board({ title: 'Wood', place: 2, description: 'Tables and chairs.' })
    boards = {
      wood,
      lamps: await board({ title: 'Lamps', place: 1 }),
      oak: await board({ title: 'Oak', parent: wood }),
      club: await board({ title: 'Club', place: 3, reads: 'members' }),
      few: await board({ title: 'Few', place: 4, reads: 'list', writes: 'list', people: 'ada@example.org' }),
    }
  })

  afterAll(() => content.close())

  it('lists its boards as a tree, of those for members the name, and none for a list of people', async () => {
    await begin({ board: boards.club, title: 'A secret' })
    expect((await blockAt('/forum/')).boards).toEqual([
      { id: boards.lamps, title: 'Lamps', path: '/forum/board/lamps/', isForMembers: false, inside: [] },
      {
        id: boards.wood,
        title: 'Wood',
        path: '/forum/board/wood/',
        description: 'Tables and chairs.',
        isForMembers: false,
        inside: [{ id: boards.oak, title: 'Oak', path: '/forum/board/oak/', isForMembers: false, inside: [] }],
      },
      { id: boards.club, title: 'Club', path: '/forum/board/club/', isForMembers: true, inside: [] },
    ])
    expect((await at('/forum/board/oak/'))?.breadcrumb).toEqual([
      { title: 'Forum', path: '/forum/' },
      { title: 'Wood', path: '/forum/board/wood/' },
    ])
  })

  it('keeps boards and their topics from who may not read them, in pages, feeds and the sitemap', async () => {
    const { topic } = await begin({ board: boards.club, title: 'In the club', slug: 'in-the-club' })
    const few = await begin({ board: boards.few, title: 'Of a few', slug: 'of-a-few' })
    const guarded = { visibility: 'members', document: { collection: 'forum-boards', id: boards.club } }
    expect(await at('/forum/board/club/')).toMatchObject(guarded)
    expect(await at(`/forum/topic/in-the-club-${topic}/`)).toMatchObject(guarded)
    expect(await at('/forum/board/few/')).toMatchObject({ isPersonal: true })
    expect(await at(`/forum/topic/of-a-few-${few.topic}/`)).toMatchObject({ isPersonal: true })
    for (const path of ['board/club', 'board/few', `topic/in-the-club-${topic}`, `topic/of-a-few-${few.topic}`]) {
      expect([path, await source.file(`/forum/${path}/feed.xml`, 'en', SITE)]).toEqual([path, undefined])
    }
    const listed = (await source.paths('en')).map(({ path }) => path)
    expect(listed).toContain('/forum/board/lamps/')
    expect(listed.filter((path) => /club|few/.test(path))).toEqual([])
    const { docs } = await content.payload.find({ collection: 'forum-boards', overrideAccess: false })
    expect(docs.map(({ title }) => title).sort()).toEqual(['Lamps', 'Oak', 'Wood'])
  })

  it('lists topics: pinned ones first, then those that were answered last, with what is counted', async () => {
    const first = await begin({ title: 'First' })
    await begin({ title: 'Second' })
    await answer(first.topic)
    expect(await titlesAt('/forum/board/lamps/')).toEqual(['First', 'Second'])
    const [shown] = list((await blockAt('/forum/board/lamps/')).topics)
    expect(shown).toMatchObject({ author: 'Ada', lastAuthor: 'Ben', lastNumber: 2 })
    const [lamps] = list((await blockAt('/forum/')).boards)
    expect(lamps).toMatchObject({ counts: { topics: 2, replies: 1 }, last: { title: 'First', author: 'Ben' } })
  })

  it('has thirty replies on a page, and one address for each page', async () => {
    const { topic } = await begin({ board: boards.oak, title: 'Long', slug: 'long' })
    for (let reply = 2; reply <= 31; reply += 1) await answer(topic)
    const path = `/forum/topic/long-${topic}/`
    const numbersAt = async (address: string) => list((await blockAt(address)).replies).map(({ number }) => number)
    expect(await numbersAt(path)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    expect(await numbersAt(`${path}page/2/`)).toEqual([31])
    expect(await at(`${path}page/2/`)).toMatchObject({ path: `${path}page/2/`, part: { number: 2, of: 2 } })
    expect(await at(`${path}page/3/`)).toBeUndefined()
    expect(await at(`/forum/topic/short-${topic}/`)).toBeUndefined()
    expect(await at(`/forum/topic/${topic}/`)).toBeUndefined()
  })

  it('shows what is held to nobody, and numbers and counts it once it is approved', async () => {
    const { topic, reply } = await begin({ title: 'Held', slug: 'held', heldFor: 'first' })
    const path = `/forum/topic/held-${topic}/`
    expect(await at(path)).toBeUndefined()
    expect(await titlesAt('/forum/board/lamps/')).not.toContain('Held')
    await changed((transaction) => showReply(content.payload, reply, next(), transaction))
    expect((await titlesAt('/forum/board/lamps/'))[0]).toBe('Held')
    const link = await answer(topic, { heldFor: 'links' })
    await answer(topic, { source: 'Read at once.' })
    expect(list((await blockAt(path)).replies).map(({ source: words }) => words)).toEqual([
      'It **hums**.',
      'Read at once.',
    ])
    await changed((transaction) => showReply(content.payload, link, next(), transaction))
    expect(await findReply(content.payload, { id: link })).toMatchObject({ number: 3, state: 'shown' })
  })

  it('hides a reply in its place, and a topic with the words that open it', async () => {
    const { topic, reply } = await begin({ title: 'Rude', slug: 'rude' })
    const second = await answer(topic, { source: 'Ruder.' })
    const before = record(list((await blockAt('/forum/')).boards)[0]).counts
    await changed((transaction) => hideReply(content.payload, second, transaction))
    const [, hidden] = list((await blockAt(`/forum/topic/rude-${topic}/`)).replies)
    expect(hidden).toMatchObject({ number: 2, state: 'hidden' })
    expect(JSON.stringify(await at(`/forum/topic/rude-${topic}/`))).not.toContain('Ruder')
    await changed((transaction) => hideReply(content.payload, reply, transaction))
    expect(await at(`/forum/topic/rude-${topic}/`)).toBeUndefined()
    await changed((transaction) => showReply(content.payload, reply, next(), transaction))
    expect(await at(`/forum/topic/rude-${topic}/`)).toBeDefined()
    expect(record(list((await blockAt('/forum/')).boards)[0]).counts).toEqual(before)
  })

  it('gives no number twice, however many answer at once', async () => {
    const { topic } = await begin({ title: 'Crowd', slug: 'crowd' })
    await Promise.all(Array.from({ length: 20 }, () => answer(topic)))
    const numbers = list((await blockAt(`/forum/topic/crowd-${topic}/`)).replies).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
    expect(await findTopic(content.payload, topic)).toMatchObject({ lastNumber: 21 })
  })

  it('drops the topic, the first page of its board and lists that show it for a new reply, and nothing else', async () => {
    const wood = await begin({ board: boards.wood, title: 'Elsewhere', slug: 'elsewhere' })
    for (let count = 0; count < 31; count += 1) await begin({ board: boards.oak, title: `Oak ${count}`, slug: 'oak' })
    const answered = await begin({ board: boards.oak, title: 'Newest', slug: 'newest' })
    const dropped = ['/forum/', '/forum/board/oak/', `/forum/topic/newest-${answered.topic}/`]
    const left = ['/forum/board/lamps/', '/forum/board/oak/page/2/', `/forum/topic/elsewhere-${wood.topic}/`]
    for (const path of [...dropped, ...left]) expect([path, await at(path)]).not.toEqual([path, undefined])
    await answer(answered.topic)
    for (const path of dropped) expect([path, await isRemembered(path)]).toEqual([path, false])
    for (const path of left) expect([path, await isRemembered(path)]).toEqual([path, true])
  })

  it('answers nine of ten visits from the cache while there are forty for each reply', async () => {
    const begun: string[] = []
    const topics: number[] = []
    for (let number = 0; number < TOPICS_READ; number += 1) {
      const on = [boards.lamps, boards.wood, boards.oak][number % 3] ?? boards.lamps
      const { topic } = await begin({ board: on, title: `Read ${number}`, slug: `read-${number}` })
      topics.push(topic)
      begun.push(`/forum/topic/read-${number}-${topic}/`)
    }
    const lists = ['/forum/', '/forum/board/lamps/', '/forum/board/wood/', '/forum/board/oak/']
    for (const path of [...begun, ...lists]) await at(path)
    await inEachRound(1, async ({ random }) => {
      /** Some topics are read and answered much more than others: the second half as much as the first. */
      const popular = () => Math.floor((TOPICS_READ + 1) ** random()) - 1
      const drawn = () => {
        const kind = random()
        const list = kind < 0.05 ? 0 : 1 + Math.floor(random() * 3)
        return (kind < 0.15 ? lists[list] : begun[popular()]) ?? '/forum/'
      }
      let hits = 0
      for (let reply = 0; reply < REPLIES_WRITTEN; reply += 1) {
        await answer(topics[popular()] ?? 0)
        contentCache(content.payload).expire()
        await contentCache(content.payload).ensureFresh()
        for (let visit = 0; visit < VISITS_PER_REPLY; visit += 1) {
          const path = drawn()
          if (pages.peek(`en ${path}`) === undefined) await at(path)
          else hits += 1
        }
      }
      const visits = REPLIES_WRITTEN * VISITS_PER_REPLY
      expect(hits / visits).toBeGreaterThanOrEqual(0.9)
      // The replies do drop what they change.
      expect(visits - hits).toBeGreaterThan(REPLIES_WRITTEN)
    })
  })

  it('shows the newest topics in a block, of boards that everyone reads, and of one board with those in it', async () => {
    const [oak, club] = await Promise.all([
      begin({ board: boards.oak, title: 'In the block', slug: 'block' }),
      begin({ board: boards.club, title: 'Never in a block', slug: 'never' }),
    ])
    const page = (layout: object, slug: string) =>
      createUntyped(content.payload, {
        collection: 'pages',
        data: { title: slug, slug, layout: [layout], _status: 'published' },
        locale: 'en',
      })
    await page({ blockType: 'newestTopics', count: 3 }, 'of-all')
    await page({ blockType: 'newestTopics', count: 3, board: boards.wood }, 'of-wood')
    await page({ blockType: 'newestTopics', count: 3, board: boards.club }, 'of-the-club')
    expect(await titlesAt('/of-all/')).toHaveLength(3)
    expect((await titlesAt('/of-wood/'))[0]).toBe('In the block')
    expect(await titlesAt('/of-the-club/')).toEqual([])
    expect(JSON.stringify([await at('/of-all/'), await at('/of-the-club/')])).not.toContain('Never in a block')
    expect((await blockAt('/of-wood/')).all).toEqual({ title: 'Wood', path: '/forum/board/wood/' })
    await answer(club.topic)
    expect([await isRemembered('/of-all/'), await isRemembered('/of-wood/')]).toEqual([true, true])
    await begin({ board: boards.lamps, title: 'A lamp again', slug: 'again' })
    expect([await isRemembered('/of-all/'), await isRemembered('/of-wood/')]).toEqual([false, true])
    await answer(oak.topic)
    expect(await isRemembered('/of-wood/')).toBe(false)
  })

  it('has a page of each writer with what everyone reads of theirs, and tells nobody of others', async () => {
    const writer = await addWriter(content.payload, 71, 'Zoë Quiet')
    const quiet = { ...writer, board: boards.oak, title: 'Quiet', slug: 'quiet' }
    const path = `/forum/writer/zoe-quiet-${writer.person}/`
    // Who has written nothing that everyone reads has no page.
    await begin({ ...quiet, heldFor: 'first' })
    await begin({ ...quiet, board: boards.club, title: 'In the club' })
    await begin({ ...quiet, board: boards.few, title: 'Among a few' })
    const oak = { collection: 'forum-boards', id: boards.oak, locale: 'de', data: { title: 'Eiche' } } as const
    await content.payload.update(oak)
    await begin({ ...quiet, language: 'de', title: 'Leise' })
    expect(await at(path)).toBeUndefined()
    const { topic } = await begin({ ...quiet, source: 'Felt under the legs.\n\n> quoted' })
    const page = await at(path)
    expect(page).toMatchObject({ title: 'Zoë Quiet', meta: { noIndex: true }, languages: ['en'] })
    expect(await blockAt(path)).toMatchObject({
      posts: [{ title: 'Quiet', path: `/forum/topic/quiet-${topic}/`, number: 1, words: 'Felt under the legs.' }],
      parts: 1,
    })
    expect(JSON.stringify(page)).not.toMatch(/club|a few/i)
    expect(await at(path, 'de')).toMatchObject({ layout: [{ posts: [{ title: 'Leise' }] }] })
    expect((await source.paths('en')).map((listed) => listed.path)).not.toContain(path)
    expect(await at(`/forum/writer/zoe-${writer.person}/`)).toBeUndefined()
    expect(await at('/forum/writer/zoe-quiet-999999/')).toBeUndefined()
    // Their name leads there, from pages that everyone reads alone.
    const club = await begin({ ...quiet, board: boards.club, title: 'Also in the club', slug: 'also' })
    expect(list((await blockAt(`/forum/topic/quiet-${topic}/`)).replies)[0]).toMatchObject({ page: path })
    expect(list((await blockAt(`/forum/topic/also-${club.topic}/`)).replies)[0]).not.toHaveProperty('page')
  })

  it('shows twenty posts on a page of a writer, and follows what they write and what is hidden', async () => {
    const writer = await addWriter(content.payload, 72, 'Busy')
    const { topic } = await begin({ ...writer, board: boards.oak, title: 'Busy', slug: 'busy' })
    const path = `/forum/writer/busy-${writer.person}/`
    const write = () => answerTopic(content.payload, { ...writer, topic, source: 'More.', now: next() })
    for (let reply = 2; reply <= 20; reply += 1) await write()
    const numbersAt = async (address: string) => list((await blockAt(address)).posts).map(({ number }) => number)
    expect(await numbersAt(path)).toHaveLength(20)
    expect(await at(`${path}page/2/`)).toBeUndefined()
    const last = await write()
    expect(await isRemembered(path)).toBe(false)
    expect((await numbersAt(path))[0]).toBe(21)
    expect(await numbersAt(`${path}page/2/`)).toEqual([1])
    await changed((transaction) => hideReply(content.payload, last, transaction))
    expect((await numbersAt(path))[0]).toBe(20)
    // Others write elsewhere, and it stays.
    await begin({ board: boards.lamps, title: 'Elsewhere', slug: 'elsewhere' })
    expect(await isRemembered(path)).toBe(true)
  })

  it('shows topics on the pages of their language', async () => {
    await content.payload.update({
      collection: 'forum-boards',
      id: boards.lamps,
      locale: 'de',
      data: { title: 'Lampen' },
    })
    const { topic } = await begin({ title: 'Deutsch', slug: 'deutsch', language: 'de' })
    expect(await at(`/forum/topic/deutsch-${topic}/`)).toMatchObject({ languages: ['de'] })
    expect(await titlesAt('/forum/board/lamps/')).not.toContain('Deutsch')
    expect(await at('/forum/board/lamps/', 'de')).toMatchObject({ layout: [{ topics: [{ title: 'Deutsch' }] }] })
  })

  it('has feeds of boards and topics that everybody reads', async () => {
    const { topic } = await begin({ title: 'Fed & <read>', slug: 'fed' })
    await answer(topic, { source: 'With a [link](https://example.org/).' })
    const ofBoard = await source.file('/forum/board/lamps/feed.xml', 'en', SITE)
    expect(ofBoard?.text).toContain('<title>Fed &amp; &lt;read&gt;</title>')
    const ofTopic = await source.file(`/forum/topic/fed-${topic}/feed.json`, 'en', SITE)
    expect(JSON.parse(ofTopic?.text ?? '').items).toMatchObject([
      {
        url: `https://halden.example/forum/topic/fed-${topic}/#reply-2`,
        content_text: 'With a link.',
        authors: [{ name: 'Ben' }],
      },
      { url: `https://halden.example/forum/topic/fed-${topic}/#reply-1`, content_text: 'It hums.' },
    ])
  })

  describe('written in', () => {
    let visits: ForumVisits
    const ask: ForumVisits['ask'] = (...asked) => visits.ask(...asked)
    const send: ForumVisits['send'] = (...sent) => visits.send(...sent)

    beforeAll(async () => {
      visits = await startForumVisits(content, [
        { id: 11, address: 'cy@example.org', name: 'Cy', language: 'en' },
        { id: 12, address: 'dora@example.org', name: 'Dora', language: 'en' },
        { id: 13, address: 'ada@example.org', name: 'Other', language: 'en' },
      ])
    })

    afterAll(() => visits.stop())

    const begun = (fields: object = {}) => ({ title: 'Dim lamp', text: 'It flickers.', name: 'Cy', ...fields })
    const postsOf = async (member: number) => list((await ask(member, '/forum/mine/')).screen.posts)
    const newTopic = () => `/forum/new/?board=${boards.lamps}`
    const approve = async (id: unknown) =>
      changed((transaction) => showReply(content.payload, Number(id), visits.now(), transaction))
    const minutesLater = (count: number) => visits.wait(count * 60)

    it('asks visitors to sign in, and is stored by nobody', async () => {
      const { status, location, cache } = await ask(undefined, newTopic())
      expect([status, location, cache]).toEqual([
        303,
        `/account/?to=${encodeURIComponent(newTopic())}`,
        'private, no-store',
      ])
    })

    it('gives back everything that was typed, with what is wrong, and nothing is written', async () => {
      const { status, form } = await send(11, newTopic(), begun({ text: ' ', name: 'ADA.' }))
      expect(status).toBe(422)
      expect(form).toMatchObject({ typed: { title: 'Dim lamp', name: 'ADA.' }, problems: { text: 'required' } })
      const taken = await send(11, newTopic(), begun({ name: 'ADA.' }))
      expect(taken.form.problems).toEqual({ name: 'nameTaken' })
      expect(await postsOf(11)).toEqual([])
    })

    it('gives a text back whose writer was signed out meanwhile, to be sent once more', async () => {
      const { form } = await ask(11, newTopic())
      const hidden = Object.fromEntries(
        Object.entries(record(form.hidden)).map(([name, value]) => [name, String(value)]),
      )
      const out = await ask(undefined, '/forum/new/', { ...hidden, ...begun({ text: 'Long **thought**.' }) })
      expect([out.status, out.location]).toEqual([403, undefined])
      expect(out.form).toMatchObject({
        typed: { title: 'Dim lamp', text: 'Long **thought**.', name: 'Cy' },
        refusal: 'signedOut',
        hidden,
        signIn: `/account/?to=${encodeURIComponent(newTopic())}`,
      })
      expect(JSON.stringify(out.screen)).not.toContain('Lamps')
      const foreign = await ask(undefined, '/forum/new/', begun(), { 'sec-fetch-site': 'cross-site' })
      expect([foreign.status, foreign.screen]).toEqual([403, {}])
    })

    it('shows what is typed before it is sent', async () => {
      const { status, form } = await send(11, newTopic(), begun({ action: 'preview' }))
      expect([status, form.isPreview, form.typed]).toEqual([
        200,
        true,
        { title: 'Dim lamp', text: 'It flickers.', name: 'Cy' },
      ])
      expect(await postsOf(11)).toEqual([])
    })

    it('holds the first text of a member, says so to them, and shows it once it is approved', async () => {
      const { status, location } = await send(11, newTopic(), begun())
      const [post] = await postsOf(11)
      expect([status, location]).toEqual([303, `/forum/mine/?sent=${post?.id}`])
      expect(post).toMatchObject({ state: 'held', heldFor: 'first', title: 'Dim lamp' })
      expect(await titlesAt('/forum/board/lamps/')).not.toContain('Dim lamp')
      await approve(post?.id)
      expect(await titlesAt('/forum/board/lamps/')).toContain('Dim lamp')
      const second = await send(11, newTopic(), begun({ title: 'Dimmer' }))
      expect(second.location).toMatch(/^\/forum\/topic\/dimmer-\d+\/#reply-1$/)
    })

    it('holds links until five texts were approved', async () => {
      await send(11, newTopic(), begun({ title: 'Linked', text: 'See https://example.org/' }))
      expect((await postsOf(11))[0]).toMatchObject({ title: 'Linked', state: 'held', heldFor: 'links' })
    })

    it('writes a form once, however often it is sent', async () => {
      const { form } = await ask(11, newTopic())
      const hidden = Object.fromEntries(
        Object.entries(record(form.hidden)).map(([name, value]) => [name, String(value)]),
      )
      minutesLater(1)
      const sent = { ...hidden, ...begun({ title: 'Twice' }) }
      const [one, two] = [await ask(11, '/forum/new/', sent), await ask(11, '/forum/new/', sent)]
      expect(one.location).toBe(two.location)
      expect((await postsOf(11)).filter(({ title }) => title === 'Twice')).toHaveLength(1)
    })

    it('answers with a quote, and leads to the answer', async () => {
      const { topic } = await begin({ title: 'Quoted', slug: 'quoted', source: 'Oak?\n\nOr ash?' })
      const url = `/forum/reply/?topic=${topic}&quote=1`
      expect((await ask(11, url)).form.typed).toMatchObject({ text: '> **Ada**\n> Oak?\n>\n> Or ash?\n\n' })
      const words = async (text: string) =>
        record((await ask(11, `${url}&${new URLSearchParams({ words: text })}`)).form.typed).text
      expect(await words('Or ash?')).toBe('> **Ada**\n> Or ash?\n\n')
      // Nobody is made to have said what they have not.
      expect(await words('Or plastic?')).toBe('> **Ada**\n> Oak?\n>\n> Or ash?\n\n')
      minutesLater(1)
      const { location } = await send(11, url, { text: '> Oak?\n\nAsh.' })
      expect(location).toBe(`/forum/topic/quoted-${topic}/#reply-2`)
      expect(list((await blockAt(`/forum/topic/quoted-${topic}/`)).replies)[1]).toMatchObject({
        answers: 1,
        author: 'Cy',
      })
    })

    it('says to a script where the answer stands', async () => {
      const { topic } = await begin({ title: 'Scripted', slug: 'scripted' })
      const { form } = await ask(11, `/forum/reply/?topic=${topic}`)
      minutesLater(1)
      const hidden = Object.entries(record(form.hidden)).map(([name, value]) => [name, String(value)])
      const fields = { ...Object.fromEntries(hidden), text: 'Yes.' }
      const { status, screen } = await ask(11, '/forum/reply/', fields, { accept: 'application/json' })
      expect([status, screen]).toEqual([200, { href: `/forum/topic/scripted-${topic}/#reply-2` }])
    })

    it('changes a text for fifteen minutes, its writer alone, and notes it', async () => {
      minutesLater(1)
      await send(11, newTopic(), begun({ title: 'Changed' }))
      const [post] = await postsOf(11)
      const url = `/forum/edit/?reply=${post?.id}`
      expect((await ask(12, url)).status).toBe(404)
      await runSql(content.payload, sql`update forum_people set approved = 1 where member = 11`)
      minutesLater(14)
      expect((await send(11, url, { text: 'See https://example.org/' })).form.problems).toEqual({
        text: 'changeRefused',
      })
      minutesLater(0.1)
      await send(11, url, { text: 'It **hums**.' })
      expect(await findReply(content.payload, { id: Number(post?.id) })).toMatchObject({
        source: 'It **hums**.',
        editedAt: visits.now(),
      })
      minutesLater(1)
      expect((await ask(11, url)).screen).toMatchObject({ kind: 'refused', refusal: 'late' })
    })

    it('lets nobody write who may not, and says why', async () => {
      const { payload } = content
      const { topic } = await begin({ title: 'Shut', slug: 'shut' })
      await runSql(payload, sql`update forum_topics set is_closed = ${true} where id = ${topic}`)
      expect((await ask(11, `/forum/reply/?topic=${topic}`)).screen).toMatchObject({ refusal: 'closedText' })
      expect((await ask(11, `/forum/new/?board=${boards.few}`)).status).toBe(404)
      expect((await ask(13, `/forum/new/?board=${boards.few}`)).status).toBe(200)
      expect((await ask(11, '/forum/board/few/')).status).toBe(404)
      expect((await ask(13, '/forum/board/few/')).status).toBe(200)
      await runSql(payload, sql`update forum_people set role = 'blocked' where member = 11`)
      expect((await ask(11, newTopic())).screen).toMatchObject({ refusal: 'blocked' })
      await runSql(payload, sql`update forum_people set role = 'member' where member = 11`)
      const foreign = await ask(11, '/forum/new/', begun(), {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      })
      expect(foreign.status).toBe(403)
    })

    it('holds what a newcomer sends without the proof of work, where the site has a bot check', async () => {
      const setBotCheck = async (botCheck: 'proof' | 'off') => {
        await content.payload.updateGlobal({ slug: 'form-settings', data: { botCheck } })
        contentCache(content.payload).expire()
      }
      const { topic } = await begin({ title: 'Proven', slug: 'proven' })
      const url = `/forum/reply/?topic=${topic}`
      const lastOf11 = async () => (await postsOf(11))[0]
      const approvedOf11 = (approved: number) =>
        runSql(content.payload, sql`update forum_people set approved = ${approved} where member = 11`)
      await approvedOf11(4)
      expect((await ask(11, url)).form.proof).toBeUndefined()
      await setBotCheck('proof')
      const { proof } = (await ask(11, url)).form
      expect(proof).toBe('/wp-json/vitrine/v1/proof')

      minutesLater(1)
      await send(11, url, { text: 'Without a proof.' })
      expect(await lastOf11()).toMatchObject({ state: 'held', heldFor: 'spam' })
      const token = await visits.prove(String(proof))
      expect((await send(11, url, { text: 'With a proof.', proof: token })).location).toContain('#reply-2')
      await approvedOf11(4)
      await send(11, url, { text: 'With the same proof.', proof: token })
      expect(await lastOf11()).toMatchObject({ state: 'held', heldFor: 'spam' })

      // Nobody is asked who is trusted, nor about a change.
      await approvedOf11(5)
      expect((await ask(11, url)).form.proof).toBeUndefined()
      minutesLater(1)
      expect((await send(11, url, { text: 'Trusted.' })).location).toContain('#reply-3')
      await approvedOf11(4)
      const edit = `/forum/edit/?reply=${(await lastOf11())?.id}`
      expect((await send(11, edit, { text: 'Trusted, and changed.' })).location).toContain('#reply-3')
      await setBotCheck('off')
    })

    it('counts what a member sends', async () => {
      minutesLater(5)
      const statuses: number[] = []
      for (let count = 0; count < 7; count += 1) {
        const { form } = await ask(11, newTopic())
        const hidden = Object.fromEntries(
          Object.entries(record(form.hidden)).map(([name, value]) => [name, String(value)]),
        )
        visits.wait(4)
        statuses.push((await ask(11, '/forum/new/', { ...hidden, ...begun({ title: `Fast ${count}` }) })).status)
      }
      expect(statuses.slice(0, 5)).toEqual([303, 303, 303, 303, 303])
      expect(statuses.at(-1)).toBe(429)
    })

    it('is approved and hidden in the admin by whom may, and by nobody else', async () => {
      const { topic, reply } = await begin({ title: 'In the queue', slug: 'queue', heldFor: 'first' })
      const moderate = (token: string, body: object) =>
        askJson(content, ['POST', '/forum-replies/moderate', body], token)
      const administrator = await signIn(content, 'administrator')
      const approve = { action: 'approve', ids: [reply] }
      expect((await moderate('', approve)).status).toBe(403)
      expect((await moderate(await signIn(content, 'author'), approve)).status).toBe(403)
      expect((await moderate(administrator, { action: 'burn', ids: [reply] })).status).toBe(400)
      expect((await moderate(administrator, { action: 'hide', ids: ['1; drop table forum_replies'] })).status).toBe(400)
      expect((await moderate(administrator, approve)).status).toBe(200)
      expect(await findTopic(content.payload, topic)).toMatchObject({ state: 'shown', lastNumber: 1 })
      expect((await moderate(administrator, { action: 'hide', ids: [reply] })).status).toBe(200)
      expect(await at(`/forum/topic/queue-${topic}/`)).toBeUndefined()
      const held = await begin({ title: 'Never read', slug: 'never', heldFor: 'first' })
      const before = record(list((await blockAt('/forum/')).boards)[0]).counts
      expect((await moderate(administrator, { action: 'hide', ids: [held.reply] })).status).toBe(200)
      expect(await findReply(content.payload, { id: held.reply })).toMatchObject({ state: 'hidden', number: undefined })
      expect(record(list((await blockAt('/forum/')).boards)[0]).counts).toEqual(before)
    })

    it('gives members what they wrote, and forgets their name with them', async () => {
      const data = personData(content.payload, { forum: forumReader(content.payload), addressOf: (path) => path })
      const cy: Member = { id: 11, address: 'cy@example.org', name: 'Cy', language: 'en' }
      expect(await data.export(cy)).toMatchObject({ name: 'Cy', role: 'member' })
      await changed((transaction) => data.erase(cy, transaction))
      expect(await data.export(cy)).toEqual({ posts: [], reports: [], subscriptions: [] })
      const [topic] = list((await blockAt('/forum/board/lamps/')).topics)
      expect(topic?.author).toBeUndefined()
    })
  })

  it('moves with the address of the forum, and lets no board with topics go', async () => {
    const { payload } = content
    await expect(
      payload.update({ collection: 'forum-boards', id: boards.lamps, data: { deletedAt: NOW.toISOString() } }),
    ).rejects.toThrow(/topics/)
    await payload.updateGlobal({ slug: 'forum-settings', data: { slug: 'talk', title: 'Talk' } })
    expect(await at('/talk/')).toMatchObject({ title: 'Talk' })
    expect(await titlesAt('/talk/board/lamps/')).toContain('Fed & <read>')
    expect(await at('/forum/')).toBeUndefined()
  })
})
