import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blogContents } from '@vitrine/blog/server'
import { type Comments, commentContents, commentRoutes, createComments } from '@vitrine/comments/server'
import { readRevision } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { countWaiting } from '@vitrine/dashboard/queries'
import { featureStates } from '@vitrine/kit/core'
import { pageContents } from '@vitrine/pages/server'
import { portfolioContents } from '@vitrine/portfolio/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payloadSource } from '../../apps/site/src/content/payload-source.ts'
import { COMMENT_FIELDS } from '../../packages/comments/src/core/comment-post.ts'
import { commentState } from '../../packages/comments/src/core/comment-state.ts'
import { MAX_COMMENTS } from '../../packages/comments/src/server/find-comments.ts'
import { MAX_WAITING_COMMENTS } from '../../packages/comments/src/server/take-comment.ts'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { multipart, startForms, type TestForms } from '../support/forms.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const DAY_MS = 86_400_000
const SITE_URL = 'https://halden.example'

interface Stored {
  readonly id: number
  readonly state: string
  readonly author: string
  readonly email: string | null
  readonly parent: number | null
  readonly sender: string
  readonly spam: object | null
}

describe.each(['sqlite', 'postgres'] as const)('comments on %s', (kind) => {
  let content: TestContent
  let forms: TestForms
  let comments: Comments
  let app: FastifyInstance
  let editor: string
  let post: { id: number; path: string }
  /** Each test is another minute at another address: senders are counted. */
  let sender = 0

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('comments') : '', {
      languages: 'en,de',
    })
    await signIn(content, 'administrator')
    editor = await signIn(content, 'editor')
    forms = await startForms(content)
    comments = createComments({
      payload: content.payload,
      guard: forms.forms.posts,
      secret: 'a secret',
      siteUrl: SITE_URL,
      languages: ['en', 'de'],
      onError: (error) => {
        throw error
      },
    })
    app = Fastify({ trustProxy: true })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    await commentRoutes(app, {
      sendPage: async (_request, reply, _address, { status, states }) =>
        reply.code(status).send(JSON.stringify(commentState.of({ features: featureStates(states) }).refusal)),
      comments,
      posts: forms.forms.posts,
      siteUrl: SITE_URL,
      origins: ['https://files.example'],
      languages: ['en', 'de'],
      refuse: async (request, reply, status) => {
        request.raw.resume()
        return reply.code(status).send()
      },
    })
  })

  afterAll(async () => {
    await app.close()
    await forms.stop()
    await content.close()
  })

  beforeEach(async () => {
    sender += 1
    // Some tests leave thousands of comments, which Payload would delete one by one with their post.
    await runSql(content.payload, sql`delete from comments`)
    await content.payload.delete({ collection: 'posts' as never, where: { id: { exists: true } } })
    await settings({ isOn: true, levels: 3, closeAfterDays: 0, needsEmail: false, notify: null, consent: null })
    post = await newPost('A bench')
  })

  const settings = (of: object) =>
    content.payload.updateGlobal({ slug: 'comment-settings' as never, data: of as never })

  const newPost = async (title: string, more: object = {}) => {
    const data = { title, layout: [], _status: 'published', ...more } as never
    return (await content.payload.create({ collection: 'posts' as never, data })) as unknown as typeof post
  }

  const stamp = (secondsAgo = 60) => comments.stamp(new Date(Date.now() - secondsAgo * 1000))

  const send = async (
    fields: Record<string, string> = {},
    { to = `posts/${post.id}`, headers = {} }: { to?: string; headers?: Record<string, string> } = {},
  ) => {
    const written = { author: 'Ann', comment: 'I like it.', language: 'en', opened: stamp(), ...fields }
    return app.inject({
      method: 'POST',
      url: `/comments/${to}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Mozilla/5.0 (Test)',
        'x-forwarded-for': `10.0.0.${sender}`,
        ...headers,
      },
      payload: new URLSearchParams(written).toString(),
    })
  }

  const waiting = async () => (await countWaiting(content.payload)).find(({ collection }) => collection === 'comments')

  const stored = async () => {
    const { docs } = await content.payload.find({ collection: 'comments' as never, depth: 0, sort: 'id' })
    return docs as unknown as readonly Stored[]
  }

  const change = (id: number, data: object) =>
    content.payload.update({ collection: 'comments' as never, id, data: data as never })

  /** Stores a comment again and again, in another state. */
  const copyComment = async (id: number, times: number, state: string) => {
    await runSql(
      content.payload,
      sql`insert into comments (author, comment, language, state, updated_at, created_at)
        with recursive places(place) as (select 1 union all select place + 1 from places where place < ${times})
        select author, comment, language, ${state}, updated_at, created_at from comments, places where id = ${id}`,
    )
    await runSql(
      content.payload,
      sql`insert into comments_rels (parent_id, path, posts_id)
        select id, 'about', ${post.id} from comments where id not in (select parent_id from comments_rels)`,
    )
  }

  const approved = async (fields: Record<string, string> = {}) => {
    expect((await send(fields)).statusCode).toBe(303)
    const { id } = (await stored()).at(-1) as Stored
    await change(id, { state: 'approved' })
    return id
  }

  const block = async (locale = 'en') => {
    const { payload } = content
    const source = payloadSource(payload, [
      pageContents(payload),
      blogContents(payload),
      portfolioContents(payload),
      commentContents(payload, comments.stamp),
    ])
    const page = await source.page(post.path, locale)
    const last = page?.layout.at(-1) as { blockType: string; isOpen: boolean; comments: readonly object[] } | undefined
    return last?.blockType === 'comments' ? last : undefined
  }

  describe('one that was sent', () => {
    it('waits, and leads back to its post', async () => {
      const answer = await send({ email: 'ann@example.org' })
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe('/blog/a-bench/?comment=sent#comment-form')
      expect(await stored()).toMatchObject([{ state: 'waiting', author: 'Ann', email: 'ann@example.org', spam: null }])
      expect(await block()).toMatchObject({ comments: [] })
      expect(await waiting()).toMatchObject({ label: { en: 'Comments', de: 'Kommentare' }, count: 1 })
    })

    it('is taken as a browser with script sends it', async () => {
      const { type, body } = await multipart({ author: 'Ann', comment: 'Words', opened: stamp() })
      const headers = { 'content-type': type, 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' }
      const answer = await app.inject({ method: 'POST', url: `/comments/posts/${post.id}`, headers, payload: body })
      expect(answer.statusCode).toBe(303)
    })

    it('keeps no address of its sender, only what tells the same sender', async () => {
      await send()
      const [{ sender: hash = '' } = {}] = await stored()
      expect(hash).toMatch(/^[\w-]{43}$/)
      expect(JSON.stringify(await stored())).not.toContain('10.0.0.')
    })

    it('is read by nobody but editors, and written by nobody through the API', async () => {
      const id = await approved({ email: 'ann@example.org' })
      const ask = (path: string, init: RequestInit = {}, token = '') => askPath(content, path, init, token)
      const json = { 'content-type': 'application/json' }
      expect((await ask('/comments')).status).toBe(403)
      expect((await ask(`/comments/${id}`)).status).toBe(403)
      expect((await ask('/comments', {}, editor)).status).toBe(200)
      const write = {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ author: 'x', comment: 'y', about: { relationTo: 'posts', value: post.id } }),
      }
      expect((await ask('/comments', write)).status).toBe(403)
      expect((await ask('/comments', write, editor)).status).toBe(403)
      const other = { method: 'PATCH', headers: json, body: JSON.stringify({ author: 'Other', state: 'trash' }) }
      expect((await ask(`/comments/${id}`, other, editor)).status).toBe(200)
      expect(await stored()).toMatchObject([{ author: 'Ann', state: 'trash' }])
    })

    it('of one person are given and erased by their address', async () => {
      await send({ email: 'ann@example.org' })
      await send({ email: 'bo@example.org' })
      const ask = async (init: RequestInit = {}) => {
        const answer = await askPath(content, '/comments?where[email][equals]=ann@example.org&limit=0', init, editor)
        return (await answer.json()) as { docs: readonly Stored[] }
      }
      expect((await ask()).docs).toMatchObject([{ author: 'Ann', email: 'ann@example.org' }])
      expect((await ask({ method: 'DELETE' })).docs).toHaveLength(1)
      expect(await stored()).toMatchObject([{ email: 'bo@example.org' }])
    })

    it.each([25, 49, 24 * 90])('waits like any other when its page was open for %d hours', async (hours) => {
      await send({ opened: stamp(hours * 3600) })
      expect(await stored()).toMatchObject([{ state: 'waiting', spam: null }])
    })

    it('is one of its own with other words, another name, or as an answer', async () => {
      const parent = await approved()
      await send({ comment: 'I like it a lot.' })
      await send({ author: 'Bo' })
      await send({ parent: String(parent) })
      expect(await stored()).toHaveLength(4)
    })

    it('is kept after it was taken for spam', async () => {
      await send({ opened: 'invented' })
      await send()
      expect((await stored()).map(({ state }) => state)).toEqual(['spam', 'waiting'])
    })

    it('sends a mail to whoever the settings name', async () => {
      await settings({ isOn: true, levels: 3, closeAfterDays: 0, notify: 'owner@example.com' })
      await send({ author: 'Ann\r\nBcc: victim@example.com' })
      const folder = join(content.settings.dataDir, 'outbox')
      const mail = await until('the mail', async () => {
        const [name] = (await readdir(folder)).filter((each) => each.endsWith('.eml'))
        return name && readFile(join(folder, name), 'utf8')
      })
      expect(mail).toMatch(/^To: owner@example\.com$/m)
      expect(mail).not.toMatch(/^Bcc:/im)
      expect(mail).toContain('I like it.')
    })

    it('twice, since its answer was lost, is kept once and answered twice', async () => {
      await settings({ isOn: true, levels: 3, closeAfterDays: 0, notify: 'owner@example.com' })
      const mails = async () => (await runSql(content.payload, sql`select id from deliveries`)).length
      const before = await mails()
      const words = { comment: 'From the train', email: 'ann@example.org' }
      const [first, double] = await Promise.all([send(words), send(words)])
      const again = await send(words, { headers: { 'x-forwarded-for': '10.9.9.9' } })
      for (const answer of [first, double, again]) expect(answer.headers.location).toContain('?comment=sent')
      expect(await stored()).toMatchObject([{ state: 'waiting' }])
      expect((await mails()) - before).toBe(1)
    })

    it('is told by mail: to an account in the language of its admin, to others in that of the site', async () => {
      const body = JSON.stringify({ email: 'editor@example.com', password: 'correct horse battery' })
      const headers = { 'content-type': 'application/json', cookie: 'payload-lng=de' }
      expect((await askPath(content, '/users/login', { method: 'POST', headers, body }, '')).status).toBe(200)
      for (const notify of ['editor@example.com', 'owner@example.org']) {
        await settings({ notify })
        expect((await send({ comment: `For ${notify}.` })).statusCode).toBe(303)
      }
      const mails = sql`select subject, recipient from deliveries where recipient <> 'owner@example.com' order by id`
      expect(await runSql(content.payload, mails)).toEqual([
        { subject: 'Ein Kommentar zu „A bench“ wartet', recipient: 'editor@example.com' },
        { subject: 'A comment on “A bench” waits', recipient: 'owner@example.org' },
      ])
    })
  })

  describe('one that was approved', () => {
    it('is shown in its language, and the page that was kept is made anew', async () => {
      await send()
      const before = await readRevision(content.payload)
      const [{ id = 0 } = {}] = await stored()
      await change(id, { state: 'approved' })
      expect(await readRevision(content.payload)).not.toBe(before)
      expect(await block()).toMatchObject({ comments: [{ author: 'Ann', comment: 'I like it.' }] })
      expect(JSON.stringify(await block())).not.toContain('sender')
      expect(await block('de')).toMatchObject({ comments: [] })
    })

    it('touches what shows its document, and no other', async () => {
      await send()
      await change((await stored())[0]?.id ?? 0, { state: 'approved' })
      const [last] = await runSql(content.payload, sql`select tags from content_changes order by revision desc limit 1`)
      expect(String(last?.tags).split('\n')).toContain(`parts:posts:${post.id}`)
      expect(String(last?.tags).split('\n')).not.toContain('posts')
    })

    it('does not make pages anew while it waits', async () => {
      const before = await readRevision(content.payload)
      await send()
      expect(await readRevision(content.payload)).toBe(before)
    })

    it('is answered, and stays as a gap when it is removed', async () => {
      const parent = await approved()
      await approved({ comment: 'So do I.', parent: String(parent) })
      await change(parent, { state: 'trash' })
      const [gap, answer] = (await block())?.comments ?? []
      expect(gap).toEqual({ id: parent, parent: undefined, createdAt: expect.any(String) })
      expect(answer).toMatchObject({ comment: 'So do I.', parent })
    })

    it('leaves its answers to what it answered when it is deleted for good', async () => {
      const first = await approved()
      const second = await approved({ comment: 'Two', parent: String(first) })
      await approved({ comment: 'Three', parent: String(second) })
      await content.payload.delete({ collection: 'comments' as never, id: second })
      expect(await stored()).toMatchObject([{ id: first }, { parent: first }])
    })

    it('goes with its post', async () => {
      await approved({ parent: '' })
      await content.payload.delete({ collection: 'posts' as never, id: post.id })
      expect(await stored()).toEqual([])
    })
  })

  describe.each(['pages', 'projects'] as const)('one on a document of %s', (collection) => {
    const newDocument = async (more: object = {}) => {
      const data = { title: 'A room', slug: `a-room-${sender}`, layout: [], _status: 'published', ...more } as never
      return (await content.payload.create({ collection: collection as never, data })) as unknown as typeof post
    }
    const to = () => `${collection}/${post.id}`

    it('is taken, shown once it is approved, answered, and goes with it', async () => {
      post = await newDocument({ allowComments: true })
      const answer = await send({}, { to: to() })
      expect(answer.headers.location).toBe(`${post.path}?comment=sent#comment-form`)
      expect(await waiting()).toMatchObject({ count: 1 })
      const [{ id = 0 } = {}] = await stored()
      await change(id, { state: 'approved' })
      await send({ comment: 'So do I.', parent: String(id) }, { to: to() })
      await change((await stored()).at(-1)?.id ?? 0, { state: 'approved' })
      expect(await block()).toMatchObject({
        about: { collection, id: post.id },
        isOpen: true,
        comments: [{ comment: 'I like it.' }, { comment: 'So do I.', parent: id }],
      })
      await content.payload.delete({ collection: collection as never, id: post.id })
      expect(await stored()).toEqual([])
    })

    it('is refused until an editor says otherwise, and keeps those that are there', async () => {
      post = await newDocument()
      expect((await send({}, { to: to() })).statusCode).toBe(403)
      expect(await block()).toMatchObject({ isOpen: false, comments: [] })
      await content.payload.update({
        collection: collection as never,
        id: post.id,
        data: { allowComments: true } as never,
      })
      expect((await send({}, { to: to() })).statusCode).toBe(303)
      await change((await stored())[0]?.id ?? 0, { state: 'approved' })
      await content.payload.update({
        collection: collection as never,
        id: post.id,
        data: { allowComments: false } as never,
      })
      expect(await block()).toMatchObject({ isOpen: false, comments: [{ author: 'Ann' }] })
    })

    it('is not closed by its age, which only posts have', async () => {
      await settings({ isOn: true, levels: 3, closeAfterDays: 1 })
      post = await newDocument({ allowComments: true, createdAt: new Date(Date.now() - 9 * DAY_MS).toISOString() })
      expect((await send({}, { to: to() })).statusCode).toBe(303)
    })

    it('is not found where not everybody may read it, and none of another kind of the same number', async () => {
      post = await newDocument({ allowComments: true, visibility: 'members' })
      expect((await send({}, { to: to() })).statusCode).toBe(404)
      expect(await block()).toBeUndefined()
      const other = await newPost('Of the same number')
      await runSql(content.payload, sql`delete from comments`)
      post = await newDocument({ allowComments: true, slug: `another-${sender}` })
      await send({ comment: 'Of the post' }, { to: `posts/${other.id}` })
      await change((await stored())[0]?.id ?? 0, { state: 'approved' })
      expect(await block()).toMatchObject({ comments: [] })
    })
  })

  describe('one that cannot be taken', () => {
    it('is given back with what was typed and what is wrong', async () => {
      const opened = stamp()
      const answer = await send({ author: '', comment: 'Typed', email: 'nobody', opened })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toEqual({
        text: 'problems',
        problems: [
          { field: 'author', text: 'required' },
          { field: 'email', text: 'notAnAddress' },
        ],
        typed: { author: '', comment: 'Typed', email: 'nobody', consent: false },
        opened,
      })
      expect(await stored()).toEqual([])
    })

    it('answers what is waiting, removed, of another post or not there', async () => {
      await send()
      const [{ id: waiting = 0 } = {}] = await stored()
      const elsewhere = await approved({ comment: 'Elsewhere' })
      post = await newPost('Another')
      for (const parent of [waiting, elsewhere, 999_999]) {
        const answer = await send({ parent: String(parent), comment: `To ${parent}` })
        expect(answer.statusCode).toBe(422)
        expect(answer.json()).toMatchObject({ text: 'parentGone', typed: { comment: `To ${parent}` } })
      }
    })

    it('answers where nobody is answered', async () => {
      const parent = await approved()
      await settings({ isOn: true, levels: 1, closeAfterDays: 0 })
      expect((await send({ parent: String(parent), comment: 'Answer' })).statusCode).toBe(422)
    })

    it('has no address or agreement where the site asks for them', async () => {
      await settings({ isOn: true, levels: 3, closeAfterDays: 0, needsEmail: true, consent: 'I agree.' })
      expect((await send()).json()).toMatchObject({ problems: [{ field: 'email' }, { field: 'consent' }] })
      expect((await send({ email: 'ann@example.org', consent: '1' })).statusCode).toBe(303)
    })

    it('comes too late, or to a post that takes none', async () => {
      await settings({ isOn: true, levels: 3, closeAfterDays: 14 })
      expect((await send()).statusCode).toBe(303)
      post = await newPost('Old', { publishedAt: new Date(Date.now() - 15 * DAY_MS).toISOString() })
      const late = await send({ comment: 'Late' })
      expect(late.statusCode).toBe(403)
      expect(late.json()).toMatchObject({ text: 'closed', typed: { comment: 'Late' } })
      expect(await block()).toMatchObject({ isOpen: false })
      post = await newPost('Closed', { allowComments: false })
      expect((await send()).statusCode).toBe(403)
    })

    it.each([
      ...['posts/0', 'posts/999999', 'posts/x', 'posts/1%20or%201=1', 'posts/-1', 'posts/%00', '1'],
      ...['users/1', 'media/1', 'comments/1', 'nothing/1', '__proto__/1', '%00/1'],
    ])('is to no document that takes comments: %s', async (to) => {
      expect((await send({}, { to })).statusCode).toBe(404)
    })

    it('comes when as many are approved as are shown, but not because many wait', async () => {
      const id = await approved()
      await copyComment(id, MAX_COMMENTS, 'waiting')
      expect((await send({ comment: 'I may still write.' })).statusCode).toBe(303)
      await copyComment(id, MAX_COMMENTS, 'approved')
      expect((await send({ comment: 'I come too late.' })).statusCode).toBe(403)
    })
    it('comes when more wait than editors can look at', async () => {
      await copyComment(await approved(), MAX_WAITING_COMMENTS, 'waiting')
      expect((await send({ comment: 'I come too late.' })).statusCode).toBe(403)
    })
    it('is to a draft, a post to come, or a site without comments', async () => {
      const draft = await newPost('Draft', { _status: 'draft' })
      const later = await newPost('Later', { publishedAt: new Date(Date.now() + DAY_MS).toISOString() })
      expect((await send({}, { to: `posts/${draft.id}` })).statusCode).toBe(404)
      expect((await send({}, { to: `posts/${later.id}` })).statusCode).toBe(404)
      await settings({ isOn: false, levels: 3, closeAfterDays: 0 })
      expect((await send()).statusCode).toBe(404)
      expect(await block()).toBeUndefined()
    })

    it('comes from a page of another site', async () => {
      expect((await send({}, { headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(403)
      expect((await send({}, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
      expect((await send({}, { headers: { origin: SITE_URL } })).statusCode).toBe(303)
      const named = { origin: 'https://files.example', 'sec-fetch-site': 'cross-site' }
      expect((await send({}, { headers: named })).statusCode).toBe(303)
    })

    it('is too large, whether it says so or not', async () => {
      expect((await send({ comment: 'x'.repeat(comments.maxBodyBytes) })).statusCode).toBe(413)
      expect((await send({ comment: 'x'.repeat(6_000) })).json()).toMatchObject({
        problems: [{ field: 'comment', text: 'tooLong' }],
      })
    })

    it('is one of too many of one IPv6 network within a minute', async () => {
      const from = (host: number) => ({ headers: { 'x-forwarded-for': `2001:db8:${sender}::${host}` } })
      for (let count = 1; count <= 5; count += 1) {
        expect((await send({ comment: `Number ${count}` }, from(count))).statusCode).toBe(303)
      }
      expect((await send({ comment: 'Number 6' }, from(6))).statusCode).toBe(429)
    })

    it('is one of too many within a minute', async () => {
      for (let count = 1; count <= 5; count += 1) {
        expect((await send({ comment: `Number ${count}` })).statusCode).toBe(303)
      }
      const answer = await send({ comment: 'Number 6' })
      expect(answer.statusCode).toBe(429)
      expect(answer.json()).toMatchObject({ text: 'tooMany', typed: { comment: 'Number 6' } })
      sender += 1
      expect((await send({ comment: 'Somebody else' })).statusCode).toBe(303)
    })
  })

  describe('one that the checks of forms take for spam', () => {
    it.each([
      ['a field that people do not see was filled in', { [COMMENT_FIELDS.trap]: 'https://spam.example' }],
      ['it was written too fast', { opened: 'now' }],
      ['it came from no form of this site', { opened: 'invented' }],
      ['it is full of links', { comment: 'https://a.example http://b.example https://c.example' }],
    ])('because %s is kept apart, and its sender learns nothing', async (_, fields: Record<string, string>) => {
      const answer = await send({ ...fields, ...(fields.opened === 'now' && { opened: stamp(1) }) })
      expect(answer.headers.location).toContain('?comment=sent')
      expect(await stored()).toMatchObject([{ state: 'spam', spam: { agent: 'vitrine' } }])
      expect(await waiting()).toMatchObject({ count: 0 })
    })

    it('because of a word that the site does not allow', async () => {
      await content.payload.updateGlobal({
        slug: 'form-settings' as never,
        data: { disallowedWords: 'casino' } as never,
      })
      await send({ comment: 'Best CASINO' })
      await send({ comment: 'Best chairs' })
      expect((await stored()).map(({ state }) => state)).toEqual(['spam', 'waiting'])
    })
  })
})
