import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupCode } from '@vitrine/accounts/setup'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askApi } from '../support/api.ts'
import { API_ADDRESSES, COLLECTIONS, GLOBALS } from '../support/hostile/addresses.ts'
import { drawRequest, titleOf } from '../support/hostile/hostile-request.ts'
import { requestOf } from '../support/hostile/request-of.ts'
import { startMeter } from '../support/measured.ts'
import { type OpenedFolder, openFolder } from '../support/open-folder.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { shared } from '../support/shared.ts'

/** Requests of the property, each by one of the accounts. */
const ROUNDS = 150

/** Requests after which an account signs in anew: it may have signed out, or deleted itself. */
const SIGN_IN_EVERY = 100

const PASSWORD = 'correct horse battery staple'
const ROLES = ['administrator', 'editor', 'author'] as const

const ORIGIN = 'http://localhost'

let folder: string
let content: OpenedFolder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-hostile-'))
  await cp(await shared('demo'), folder, { recursive: true })
  content = await openFolder(folder, { databaseUrl: '', migrate: false })
  // What is refused is logged as well, thousands of times.
  content.payload.logger.level = 'silent'
})

afterAll(async () => {
  await content.close()
  await rm(folder, { recursive: true })
})

/** @returns What signs it in. */
async function account(role: (typeof ROLES)[number]): Promise<string> {
  const { payload, settings } = content
  const email = `${role}@hostile.example`
  const found = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 })
  const data = { name: role, email, password: PASSWORD, role, setupCode: setupCode(settings.secret) }
  if (found.docs.length === 0) await payload.create({ collection: 'users', data })
  else await payload.update({ collection: 'users', id: Number(found.docs[0]?.id), data: { password: PASSWORD, role } })
  return String((await payload.login({ collection: 'users', data: { email, password: PASSWORD } })).token)
}

it('every collection and global of the model is asked', () => {
  const { collections, globals } = content.payload.config
  expect(collections.map(({ slug }) => slug).filter((slug) => !COLLECTIONS.includes(slug))).toEqual([])
  expect(globals.map(({ slug }) => slug).filter((slug) => !GLOBALS.includes(slug))).toEqual([])
})

it('nothing that an account asks the API for is answered with 5xx', patience(), async ({ task }) => {
  const tokens = new Map<string, string>()
  const idle = () => askApi(content, new Request(`${ORIGIN}/api/tags?limit=1`), '')
  const meter = await startMeter({ idle, pids: { program: process.pid } })
  await inEachRound(ROUNDS, async ({ number, random }) => {
    await meter.beforeRound(number)
    const role = ROLES[number % ROLES.length] ?? 'author'
    const known = { pages: ['/'], files: ['/media/a.jpg'] }
    const drawn = drawRequest(random, { addresses: API_ADDRESSES, known, host: 'localhost' })
    const request = requestOf(ORIGIN, drawn)
    if (!request) return
    const token = (number % SIGN_IN_EVERY < ROLES.length ? undefined : tokens.get(role)) ?? (await account(role))
    tokens.set(role, token)
    const title = `${role}: ${titleOf(drawn)}`
    const started = performance.now()
    const response = await askApi(content, request, token)
    const body = await response.text()
    meter.answered(title, performance.now() - started)
    expect(response.status >= 500 ? `${response.status}: ${body}` : 'no 5xx', title).toBe('no 5xx')
  })
  await meter.finish(task)
})
