import { createHmac } from 'node:crypto'
import { contentCache } from '@vitrine/content/cache'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestContent } from '../support/content.ts'
import { openForumContent } from '../support/forum-content.ts'
import { addWriter } from '../support/forum-posts.ts'
import { type ForumVisits, startForumVisits } from '../support/forum-visits.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const DISCOURSE = 'https://talk.example'
const SECRET = 'a shared secret of both'

/** Ids of members. */
const [ADA, NEW, BLOCKED] = [31, 32, 33]

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const sign = (sso: string, secret: string) => createHmac('sha256', secret).update(sso).digest('hex')

describe.each(['sqlite', 'postgres'] as const)('signing in at a Discourse, on %s', (kind) => {
  let content: TestContent
  let visits: ForumVisits

  const setDiscourse = async (data: object) => {
    await content.payload.updateGlobal({ slug: 'forum-settings', data })
    contentCache(content.payload).expire()
  }
  /** Address to which a Discourse sends somebody. */
  const asked = ({ nonce = 'cb68251e', to = DISCOURSE, secret = SECRET } = {}) => {
    const fields = new URLSearchParams({ nonce, return_sso_url: `${to}/session/sso_login` })
    const sso = Buffer.from(fields.toString()).toString('base64')
    return `/forum/discourse/?${new URLSearchParams({ sso, sig: sign(sso, secret) })}`
  }
  /** The member whom an answer names; undefined for one that is not signed. */
  const answered = (location = '') => {
    const { origin, pathname, searchParams } = new URL(location)
    const sso = searchParams.get('sso') ?? ''
    if (searchParams.get('sig') !== sign(sso, SECRET)) return undefined
    const fields = new URLSearchParams(Buffer.from(sso, 'base64').toString())
    return { to: origin + pathname, ...Object.fromEntries(fields) }
  }

  beforeAll(async () => {
    content = await openForumContent(
      kind === 'postgres' ? await postgres.createDatabase('discourse', { migrated: false }) : '',
    )
    visits = await startForumVisits(content, [
      { id: ADA, address: 'ada@example.org', name: '', language: 'en' },
      { id: NEW, address: 'new@example.org', name: 'Neu Müller', language: 'de' },
      { id: BLOCKED, address: 'bo@example.org', name: 'Bo', language: 'en' },
    ])
    await addWriter(content.payload, ADA, 'Ada Winter')
    const { person } = await addWriter(content.payload, BLOCKED, 'Bo')
    await runSql(content.payload, sql`update forum_people set role = 'blocked' where id = ${person}`)
  })

  afterAll(async () => {
    await visits.stop()
    await content.close()
  })

  it('is nowhere while the settings name none', async () => {
    expect((await visits.ask(ADA, asked())).status).toBe(404)
    await setDiscourse({ discourseAddress: DISCOURSE })
    expect((await visits.ask(ADA, asked({ secret: '' }))).status).toBe(404)
    await setDiscourse({ discourseAddress: `${DISCOURSE}/`, discourseSecret: SECRET })
    expect((await visits.ask(ADA, asked())).status).toBe(303)
  })

  it('stores the secret sealed, and refuses addresses without https', async () => {
    const [row] = await runSql(content.payload, sql`select discourse_secret from forum_settings`)
    expect(String(row?.discourse_secret)).not.toContain(SECRET)
    await expect(setDiscourse({ discourseAddress: 'http://talk.example' })).rejects.toThrow()
  })

  it('sends a member back signed, with the nonce, and the name that others read', async () => {
    const { status, location, cache } = await visits.ask(ADA, asked())
    expect([status, cache]).toEqual([303, 'private, no-store'])
    expect(answered(location)).toEqual({
      to: `${DISCOURSE}/session/sso_login`,
      nonce: 'cb68251e',
      external_id: String(ADA),
      email: 'ada@example.org',
      name: 'Ada Winter',
      username: 'Ada Winter',
      require_activation: 'false',
    })
  })

  it('takes members who have written nothing', async () => {
    const { location } = await visits.ask(NEW, asked({ nonce: 'other' }))
    expect(answered(location)).toMatchObject({ nonce: 'other', external_id: String(NEW), name: 'Neu Müller' })
  })

  it('asks visitors to sign in, and leads them back', async () => {
    const { status, location } = await visits.ask(undefined, asked())
    expect([status, location]).toEqual([303, `/account/?to=${encodeURIComponent(asked())}`])
  })

  it('takes nobody who is blocked', async () => {
    const { status, location } = await visits.ask(BLOCKED, asked())
    expect([status, location]).toEqual([403, undefined])
  })

  it.each([
    ['signed with another secret', () => asked({ secret: 'another secret of a thief' })],
    ['for another site', () => asked({ to: 'https://evil.example' })],
    ['without a signature', () => asked().replace(/&sig=.*/, '')],
    [
      'with another nonce than was signed',
      () => asked().replace(/sso=[^&]+/, asked({ nonce: 'x' }).match(/sso=[^&]+/)?.[0] ?? ''),
    ],
    ['without anything', () => '/forum/discourse/'],
  ])('answers no request %s, neither of a visitor nor of a member', async (_, url) => {
    for (const member of [undefined, ADA]) {
      const { status, location } = await visits.ask(member, url())
      expect([status, location]).toEqual([404, undefined])
    }
  })

  it('answers nothing that is posted', async () => {
    expect((await visits.ask(ADA, asked(), { nonce: 'x' })).status).toBe(404)
  })
})
