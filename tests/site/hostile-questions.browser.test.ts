import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminSite } from '../support/admin-site.ts'
import { ADMIN_ADDRESSES } from '../support/hostile/addresses.ts'
import { drawRequest, written } from '../support/hostile/hostile-request.ts'
import { sendRaw } from '../support/raw-request.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { shared } from '../support/shared.ts'

/** Requests of the property: each page of the admin is drawn anew. */
const ROUNDS = 40

/** Pages of the admin; where an account signs out, others that ask in its name would be signed out with it. */
const PAGES = ADMIN_ADDRESSES.filter((address) => !address.includes('logout'))

/** A function of the server, as the scripts of the pages name it. */
const ACTION = /createServerReference\)?\("([0-9a-f]{42})"/

const TEXT = { 'content-type': 'text/plain;charset=UTF-8' }

let admin: AdminSite
let cookie: string
let action: string

beforeAll(async () => {
  admin = JSON.parse(await shared('admin')) as AdminSite
  cookie = `payload-token=${admin.ownerToken}`
  action = await findAction()
})

async function findAction(): Promise<string> {
  const page = await (await fetch(`${admin.url}/admin`, { headers: { cookie } })).text()
  const ids = [...page.matchAll(/\b[0-9a-f]{42}\b/g)].map(([id]) => id)
  const files = new Set([...page.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([path]) => path))
  for (const file of files) {
    const id = ACTION.exec(await (await fetch(admin.url + file)).text())?.[1]
    if (id) ids.push(id)
  }
  for (const id of ids) if ((await ask(goodQuestion, TEXT, id)).status === 200) return id
  throw new Error('No page of the admin asks its server.')
}

const ask = (body: string, headers: Record<string, string>, id = action) =>
  fetch(`${admin.url}/admin`, { method: 'POST', headers: { cookie, 'next-action': id, ...headers }, body })

const question = (name: unknown, args?: unknown) => JSON.stringify([{ name, args }])

const goodQuestion = question('form-state', {
  collectionSlug: 'tags',
  schemaPath: 'tags',
  operation: 'create',
  data: {},
  formState: {},
})

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=X' }

describe('a question that an account makes by hand', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '['],
    ['no question', '[]'],
    ['null', '[null]'],
    ['a part that does not come', '["$1"]'],
    ['a function of the server that it does not have', '["$F1"]'],
    ['lists in lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['many questions', JSON.stringify(Array(2_000).fill(1))],
    ['an unknown name', question('nope', {})],
    ['a name of every object', question('constructor', {})],
    ['a list of nothing', question('render-list', { collectionSlug: 'nope' })],
    ['a document of nothing', question('render-document', null)],
    ['a field of nothing', question('render-field', 1)],
  ])('of %s cannot be answered, which is no fault of the admin', async (_what, body) =>
    expect((await ask(body, TEXT)).status).toBe(400))

  it.each([
    ['in a form that breaks off', MULTIPART, '--X\r\nContent-Disp'],
    ['in a form without parts', MULTIPART, '--X--\r\n'],
    ['in a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['of another site', { ...TEXT, origin: 'https://evil.example' }, goodQuestion],
    ['of an origin that is none', { ...TEXT, origin: 'x' }, goodQuestion],
    ['of a function that is none', { ...TEXT, 'next-action': 'toString' }, goodQuestion],
  ])('%s cannot be answered either', async (_how, headers, body) => expect((await ask(body, headers)).status).toBe(400))

  it('is answered when a page could have asked it', async () =>
    expect((await ask(goodQuestion, TEXT)).status).toBe(200))
})

it('whatever an account asks a page of the admin for is answered, and never with 5xx', patience(), () =>
  inEachRound(ROUNDS, async ({ random }) => {
    const known = { pages: ['/'], files: ['/media/a.jpg'] }
    const drawn = drawRequest(random, { addresses: PAGES, known, host: new URL(admin.url).host })
    const others = drawn.headers.filter(([name]) => name !== 'cookie' && name !== 'authorization')
    const { title, bytes, breaksOff } = written(random, { ...drawn, headers: [...others, ['Cookie', cookie]] })
    const { status, body } = await sendRaw(admin.url, bytes, { breaksOff })
    if (status === undefined) expect(breaksOff, title).toBe(true)
    else expect(status >= 500 ? `${status}: ${body.slice(0, 200)}` : 'no 5xx', title).toBe('no 5xx')
  }),
)
