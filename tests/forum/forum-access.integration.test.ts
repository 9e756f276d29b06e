import { contentCache } from '@vitrine/content/cache'
import { record } from '@vitrine/content/core'
import { createUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { forumContents, forumReader } from '@vitrine/forum/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payloadSource } from '../../apps/site/src/content/payload-source.ts'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { askJson, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { openForumContent } from '../support/forum-content.ts'
import { addWriter, answerTopic, beginTopic, type Writer } from '../support/forum-posts.ts'
import { type ForumVisits, startForumVisits } from '../support/forum-visits.ts'

const SITE = { name: 'Halden', urlOf: (path: string) => `https://halden.example${path}` }

/** Ids of members: `ada` begins all topics, and is on the list of the board for a few. */
const MEMBERS = { ada: 41, member: 42, listed: 43, blocked: 44, moderator: 45 } as const

/** Kinds of boards: who reads them, and who writes on them. */
const BOARDS = {
  open: { reads: 'everyone', writes: 'members' },
  news: { reads: 'everyone', writes: 'nobody' },
  club: { reads: 'members', writes: 'members' },
  few: { reads: 'list', writes: 'list', people: 'listed@example.org\nada@example.org' },
} as const

type BoardKind = keyof typeof BOARDS

const SIGN_IN = '303 sign in'

// What moderators do is in moderation.integration.test.ts, in a table of its own.
describe('what each kind of people may do in the forum', () => {
  let content: TestContent
  let source: ContentSource
  let visits: ForumVisits
  const boards = new Map<BoardKind, number>()
  const writers = new Map<keyof typeof MEMBERS, Writer>()
  const boardOf = (kind: BoardKind) => boards.get(kind) ?? 0

  const begin = (kind: BoardKind, by: keyof typeof MEMBERS = 'ada') => {
    visits.wait(60)
    const { person } = writers.get(by) ?? { person: 0 }
    const words = { title: 'Attempted', slug: 'attempted', source: 'Oak or ash?' }
    return beginTopic(content.payload, { ...words, person, board: boardOf(kind), now: visits.now() })
  }

  beforeAll(async () => {
    content = await openForumContent()
    const { payload } = content
    source = payloadSource(payload, [forumContents(payload, forumReader(payload))])
    visits = await startForumVisits(
      content,
      Object.entries(MEMBERS).map(([name, id]) => ({ id, address: `${name}@example.org`, name, language: 'en' })),
    )
    for (const [name, id] of Object.entries(MEMBERS)) {
      writers.set(name as keyof typeof MEMBERS, await addWriter(payload, id, name))
    }
    for (const role of ['blocked', 'moderator'] as const) {
      await runSql(payload, sql`update forum_people set role = ${role} where member = ${MEMBERS[role]}`)
    }
    for (const [kind, rights] of Object.entries(BOARDS)) {
      const data = { title: kind, ...rights }
      boards.set(
        kind as BoardKind,
        (await createUntyped(payload, { collection: 'forum-boards', data, locale: 'en' })).id,
      )
    }
  })

  afterAll(async () => {
    await visits.stop()
    await content.close()
  })

  describe('on its pages for one member', () => {
    const PEOPLE = [undefined, MEMBERS.member, MEMBERS.listed, MEMBERS.blocked, MEMBERS.moderator] as const

    /** Statuses: 200 or 303 is done, 403 is refused with its reason, 404 is not there for them, a visitor signs in. */
    const MATRIX = [
      // operation, board, visitor, member, member on the list, blocked, moderator
      ['open the form of a topic', 'open', SIGN_IN, '200', '200', '403', '200'],
      ['open the form of a topic', 'news', SIGN_IN, '403', '403', '403', '200'],
      ['open the form of a topic', 'club', SIGN_IN, '200', '200', '403', '200'],
      ['open the form of a topic', 'few', SIGN_IN, '404', '200', '404', '404'],
      ['begin a topic', 'open', '403', '303', '303', '403', '303'],
      ['begin a topic', 'news', '403', '403', '403', '403', '303'],
      ['begin a topic', 'club', '403', '303', '303', '403', '303'],
      ['begin a topic', 'few', '403', '404', '303', '404', '404'],
      ['reply', 'open', '403', '303', '303', '403', '303'],
      ['reply', 'news', '403', '403', '403', '403', '303'],
      ['reply', 'club', '403', '303', '303', '403', '303'],
      ['reply', 'few', '403', '404', '303', '404', '404'],
      ['reply in a closed topic', 'open', '403', '403', '403', '403', '303'],
      ['quote what is held', 'open', SIGN_IN, '200', '200', '403', '200'],
      ['change their own post', 'open', '403', '303', '303', '403', '303'],
      ['change their own post', 'few', '403', '404', '303', '404', '404'],
      ['change a post of another', 'open', '403', '404', '404', '404', '404'],
      ['report', 'open', SIGN_IN, '303', '303', '422', '422'],
      ['report', 'club', SIGN_IN, '303', '303', '422', '422'],
      ['report', 'few', SIGN_IN, '404', '303', '404', '404'],
      ['solve their own topic', 'open', SIGN_IN, '303', '303', '422', '303'],
      ['subscribe to a topic', 'open', SIGN_IN, '303', '303', '303', '303'],
      ['subscribe to a topic', 'few', SIGN_IN, '422', '303', '422', '422'],
      ['subscribe to a board', 'club', SIGN_IN, '303', '303', '303', '303'],
      ['subscribe to a board', 'few', SIGN_IN, '422', '303', '422', '422'],
      ['read the list of their posts', 'open', SIGN_IN, '200', '200', '200', '200'],
      ['read a board for a list', 'few', SIGN_IN, '404', '200', '404', '404'],
      ['read a topic of a board for a list', 'few', SIGN_IN, '404', '200', '404', '404'],
    ] as const

    type Operation = (typeof MATRIX)[number][0]

    const nameOf = (member: number | undefined) =>
      Object.entries(MEMBERS).find(([, id]) => id === member)?.[0] as keyof typeof MEMBERS | undefined

    /** Fields of a form that somebody fills in, though none was shown to them. */
    const typed = () => {
      const key = crypto.randomUUID()
      return { key, text: `Ours is oak, number ${key}.`, title: 'Attempted', name: 'Somebody' }
    }

    const attempt = async (operation: Operation, kind: BoardKind, member: number | undefined) => {
      const board = String(boardOf(kind))
      const { topic, reply } = await begin(kind)
      const own = async () => begin(kind, nameOf(member) ?? 'ada')
      switch (operation) {
        case 'open the form of a topic':
          return visits.ask(member, `/forum/new/?board=${board}`)
        case 'begin a topic':
          return visits.ask(member, '/forum/new/', { ...typed(), board })
        case 'reply':
          return visits.ask(member, '/forum/reply/', { ...typed(), topic: String(topic) })
        case 'reply in a closed topic':
          await runSql(content.payload, sql`update forum_topics set is_closed = ${true} where id = ${topic}`)
          return visits.ask(member, '/forum/reply/', { ...typed(), topic: String(topic) })
        case 'quote what is held': {
          const held = { topic, source: 'Held words.', heldFor: 'links', now: visits.now() } as const
          await answerTopic(content.payload, { ...held, person: writers.get('ada')?.person ?? 0 })
          return visits.ask(member, `/forum/reply/?topic=${topic}&quote=2`)
        }
        case 'change their own post': {
          const mine = String((await own()).reply)
          // Nothing of a change is held, so it needs the stamp of its form.
          const { form } = await visits.ask(member, `/forum/edit/?reply=${mine}`)
          const opened = String(record(form.hidden).opened ?? '')
          return visits.ask(member, '/forum/edit/', { ...typed(), reply: mine, opened })
        }
        case 'change a post of another':
          return visits.ask(member, '/forum/edit/', { ...typed(), reply: String(reply) })
        case 'report':
          return visits.ask(member, `/forum/post/?reply=${reply}`, { action: 'report', reason: 'Rude.' })
        case 'solve their own topic': {
          const mine = await own()
          const answer = { topic: mine.topic, source: 'Ash.', now: visits.now() }
          const second = await answerTopic(content.payload, { ...answer, person: writers.get('ada')?.person ?? 0 })
          return visits.ask(member, `/forum/post/?reply=${second}`, { action: 'solve' })
        }
        case 'subscribe to a topic':
          return visits.ask(member, '/forum/mails/', { action: 'subscribe', topic: String(topic) })
        case 'subscribe to a board':
          return visits.ask(member, '/forum/mails/', { action: 'subscribe', board })
        case 'read the list of their posts':
          return visits.ask(member, '/forum/mine/')
        case 'read a board for a list':
          return visits.ask(member, `/forum/board/${kind}/`)
        case 'read a topic of a board for a list':
          return visits.ask(member, `/forum/topic/attempted-${topic}/`)
      }
    }

    it.each(MATRIX)('they may or may not %s on the board "%s"', async (operation, kind, ...expected) => {
      const answers: string[] = []
      for (const member of PEOPLE) {
        const { status, location, screen } = await attempt(operation, kind, member)
        answers.push(location?.startsWith('/account/') ? SIGN_IN : String(status))
        expect(JSON.stringify(screen)).not.toContain('Held words')
      }
      expect(answers).toEqual(expected)
    })
  })

  describe('on pages that are the same for everybody, and in feeds', () => {
    /** Readers of a page: open to everybody, asked for by members, or given by the forum to those on a list. */
    const MATRIX = [
      ['open', 'everyone', true],
      ['news', 'everyone', true],
      ['club', 'members', false],
      ['few', 'list', false],
    ] as const

    it.each(MATRIX)('the board "%s" and its topics are for %s', async (kind, readers, hasFeeds) => {
      const { topic } = await begin(kind)
      contentCache(content.payload).expire()
      for (const path of [`/forum/board/${kind}/`, `/forum/topic/attempted-${topic}/`]) {
        const page = await source.page(path, 'en')
        const is = page?.isPersonal ? 'list' : page?.visibility === 'members' ? 'members' : 'everyone'
        expect([path, is]).toEqual([path, readers])
        for (const name of ['feed.xml', 'feed.json']) {
          const feed = await source.file(path + name, 'en', SITE)
          expect([path + name, feed !== undefined]).toEqual([path + name, hasFeeds])
        }
      }
    })
  })

  describe('through the API', () => {
    const ROWS = ['/forum-replies', '/forum-topics', '/forum-people', '/forum-reports', '/forum-log'] as const

    /** Statuses of an account without a role, one that has no part in the forum, and an administrator. */
    const MATRIX = [
      ...ROWS.map((path) => ['GET', path, undefined, 403, 403, 200] as const),
      ...ROWS.map((path) => ['POST', path, {}, 403, 403, 403] as const),
      ...ROWS.map((path) => ['DELETE', `${path}/1`, undefined, 403, 403, 403] as const),
      ['POST', '/forum-boards', { title: 'Made', reads: 'everyone', writes: 'members' }, 403, 403, 201],
    ] as const

    let tokens: readonly string[] = []

    beforeAll(async () => {
      const administrator = await signIn(content, 'administrator')
      tokens = ['', await signIn(content, 'author'), administrator]
    })

    it.each(MATRIX)('%s %s', async (method, path, body, ...expected) => {
      const statuses: number[] = []
      const asked = body ? ([method, path, body] as const) : ([method, path] as const)
      for (const token of tokens) statuses.push((await askJson(content, asked, token)).status)
      expect(statuses).toEqual(expected)
    })

    it('gives the secret of the Discourse to administrators alone', async () => {
      await content.payload.updateGlobal({
        slug: 'forum-settings',
        data: { discourseAddress: 'https://talk.example', discourseSecret: 'secret of both' },
      })
      const seen: boolean[] = []
      for (const token of tokens) {
        const { body } = await askJson(content, ['GET', '/globals/forum-settings'], token)
        seen.push(JSON.stringify(body).includes('secret of both'))
      }
      expect(seen).toEqual([false, false, true])
    })
  })
})
