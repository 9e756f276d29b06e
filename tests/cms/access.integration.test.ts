import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiAnswer, askJson, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'

const ROLES = ['visitor', 'author', 'editor', 'administrator'] as const
type Role = (typeof ROLES)[number]

/** The first of the roles that may do something; all after it may, too. */
type Least = Role | 'nobody'

/** Who may do what with the documents of a collection. */
interface Rights {
  readonly create: Least
  readonly read: Least
  readonly update: Least
  readonly delete: Least
  readonly duplicate: Least
  /** Into the trash; out of it, and for good. */
  readonly trash: Least
  readonly 'read trash': Least
  readonly 'restore from trash': Least
  readonly 'delete from trash': Least
}

/** Rights of collections with a trash. */
const TRASH = {
  trash: 'editor',
  'read trash': 'editor',
  'restore from trash': 'editor',
  'delete from trash': 'editor',
} as const

const NO_TRASH = {
  trash: 'nobody',
  'read trash': 'nobody',
  'restore from trash': 'nobody',
  'delete from trash': 'nobody',
} as const

/** Rights over drafts and published documents. The other rights are those over published ones. */
interface DraftRights extends Rights {
  readonly publish: Least
  readonly 'read draft': Least
  readonly 'update draft': Least
  readonly versions: Least
  /** Into the draft: what visitors see stays. */
  readonly restore: Least
}

/** Rights over documents that visitors read: authors write drafts of them. */
const DOCUMENTS: DraftRights = {
  create: 'author',
  publish: 'editor',
  read: 'visitor',
  'read draft': 'author',
  update: 'editor',
  'update draft': 'author',
  versions: 'author',
  restore: 'author',
  delete: 'editor',
  duplicate: 'author',
  ...TRASH,
}

/** Rights over the parts of a site. */
const PARTS: Rights = {
  create: 'editor',
  read: 'visitor',
  update: 'editor',
  delete: 'editor',
  duplicate: 'editor',
  ...TRASH,
}

/** Rights over what visitors sent. */
const CAME: Rights = {
  create: 'nobody',
  read: 'editor',
  update: 'editor',
  delete: 'editor',
  duplicate: 'nobody',
  ...NO_TRASH,
}

/** Rights over collections that only Vitrine's own code works with. */
const INSIDE: Rights = {
  create: 'nobody',
  read: 'nobody',
  update: 'nobody',
  delete: 'nobody',
  duplicate: 'nobody',
  ...NO_TRASH,
}

/** Every collection. Of accounts, locks and preferences: what may be done with those of others. */
const COLLECTIONS: Readonly<Record<string, Rights | DraftRights>> = {
  pages: DOCUMENTS,
  posts: DOCUMENTS,
  projects: DOCUMENTS,
  sliders: DOCUMENTS,
  media: { create: 'author', read: 'author', update: 'editor', delete: 'editor', duplicate: 'author', ...TRASH },
  categories: PARTS,
  tags: PARTS,
  series: PARTS,
  authors: PARTS,
  'project-categories': PARTS,
  'reusable-blocks': PARTS,
  menus: PARTS,
  redirects: { ...PARTS, duplicate: 'nobody' },
  'contact-forms': { ...PARTS, read: 'editor' },
  comments: CAME,
  'block-notes': {
    create: 'author',
    read: 'author',
    update: 'author',
    delete: 'editor',
    duplicate: 'author',
    ...NO_TRASH,
  },
  reviews: { ...INSIDE, read: 'author' },
  submissions: CAME,
  'saved-answers': { ...PARTS, read: 'editor' },
  deliveries: { ...CAME, update: 'nobody' },
  'missing-addresses': { ...CAME, update: 'nobody' },
  'backup-runs': { ...INSIDE, read: 'administrator' },
  users: {
    create: 'administrator',
    read: 'administrator',
    update: 'administrator',
    delete: 'administrator',
    duplicate: 'nobody',
    ...NO_TRASH,
  },
  'second-factors': INSIDE,
  'recovery-codes': INSIDE,
  'content-revisions': INSIDE,
  'content-changes': INSIDE,
  'payload-jobs': INSIDE,
  'payload-kv': INSIDE,
  'payload-migrations': INSIDE,
  'payload-locked-documents': {
    create: 'author',
    read: 'author',
    update: 'editor',
    delete: 'nobody',
    duplicate: 'nobody',
    ...NO_TRASH,
  },
  'payload-preferences': { ...INSIDE, create: 'author' },
}

/** Accounts that were locked are let in again. Of preferences it is a name that anybody with an account may choose. */
const UNLOCK: Readonly<Record<string, Least>> = { users: 'administrator', 'payload-preferences': 'author' }

const GLOBALS: Readonly<Record<string, { readonly read: Least; readonly update: Least }>> = {
  site: { read: 'visitor', update: 'editor' },
  header: { read: 'visitor', update: 'editor' },
  footer: { read: 'visitor', update: 'editor' },
  theme: { read: 'visitor', update: 'editor' },
  gate: { read: 'visitor', update: 'editor' },
  blog: { read: 'visitor', update: 'editor' },
  portfolio: { read: 'visitor', update: 'editor' },
  'comment-settings': { read: 'visitor', update: 'editor' },
  search: { read: 'visitor', update: 'editor' },
  'form-settings': { read: 'editor', update: 'editor' },
  languages: { read: 'administrator', update: 'administrator' },
  'account-settings': { read: 'administrator', update: 'administrator' },
  health: { read: 'administrator', update: 'administrator' },
  rights: { read: 'administrator', update: 'administrator' },
  'move-in': { read: 'administrator', update: 'nobody' },
}

const FORM = {
  fields: [
    { blockType: 'email', name: 'your-email', label: 'E-mail', required: true },
    { blockType: 'submit', label: 'Send' },
  ],
  mail: { recipient: 'owner@example.com', subject: 'Hello', body: '[your-email] wrote.' },
}

let content: TestContent
let owner: number
let notedPage: number
const tokens: Record<Role, string> = { visitor: '', author: '', editor: '', administrator: '' }
const accounts: Record<Role, number> = { visitor: 0, author: 0, editor: 0, administrator: 0 }
let made = 0

beforeAll(async () => {
  content = await openContent()
  for (const role of ['administrator', 'editor', 'author'] as const) {
    tokens[role] = await signIn(content, role)
    accounts[role] = (await askJson(content, ['GET', '/users/me'], tokens[role])).body.user.id
  }
  owner = await store('users', { name: 'Somebody else', email: 'else@example.com', role: 'author' })
  notedPage = await another('pages')
})

afterAll(() => content.close())

/** No change of a test raises the revision as far. */
const UNREACHED_REVISION = 1_000_000

/** Sample data to create a document of a collection. */
function sample(slug: string, account: number): object {
  made += 1
  const name = `${slug} ${made}`
  const samples: Readonly<Record<string, object>> = {
    pages: { title: name, layout: [] },
    posts: { title: name, layout: [] },
    projects: { title: name, layout: [] },
    sliders: { title: name, slides: [{ blockType: 'slide', title: 'A' }] },
    'reusable-blocks': { title: name, layout: [] },
    menus: { name },
    redirects: { from: `/old-${made}/`, to: '/new/' },
    'contact-forms': { ...FORM, title: name },
    comments: { author: name, comment: 'Yes.', language: 'en', state: 'waiting' },
    'block-notes': { document: `pages/${notedPage}`, block: 'b', words: name },
    reviews: { document: `pages/${made}`, state: 'waiting', title: name },
    submissions: { subject: name, status: 'mail_sent', receivedAt: new Date().toISOString(), entries: {} },
    'saved-answers': { title: name, text: 'Yes.' },
    deliveries: { token: name, state: 'sent', attempts: 1, mail: {} },
    'missing-addresses': { address: `/missing-${made}/`, count: 1, lastSeen: new Date().toISOString() },
    'backup-runs': { startedAt: new Date().toISOString(), state: 'good' },
    users: { name, email: `account-${made}@example.com`, role: 'author', password: 'correct horse battery' },
    'second-factors': { sealedKey: name },
    'recovery-codes': { hash: name },
    'content-revisions': { value: 1 },
    'content-changes': { revision: UNREACHED_REVISION + made, tags: 'pages' },
    'payload-jobs': { taskSlug: 'schedulePublish', input: {} },
    'payload-kv': { key: name, data: {} },
    'payload-migrations': { name, batch: 1 },
    'payload-locked-documents': { globalSlug: 'site', user: { relationTo: 'users', value: account } },
    'payload-preferences': { key: name, value: {}, user: { relationTo: 'users', value: account } },
  }
  return samples[slug] ?? { title: name }
}

/** Harmless change of a document of a collection. */
function change(slug: string): object {
  if (slug === 'payload-locked-documents') return { globalSlug: 'theme' }
  if (slug === 'redirects') return { status: '302' }
  return { createdAt: new Date(2026, 0, 1).toISOString() }
}

/** Puts a row into the database, for what no request makes. */
async function store(slug: string, data: object): Promise<number> {
  const { password: _, ...row } = data as { readonly password?: string }
  const { id } = await content.payload.db.create({ collection: slug as 'users', data: row, req: {} })
  return Number(id)
}

const isMadeByRequest = (slug: string) =>
  COLLECTIONS[slug]?.create !== 'nobody' && slug !== 'users' && !slug.startsWith('payload-')

/** A document of somebody else's, published where there are drafts. */
async function another(slug: string): Promise<number> {
  if (slug === 'comments') {
    return store(slug, { ...sample(slug, owner), about: { relationTo: 'posts', value: await another('posts') } })
  }
  if (!isMadeByRequest(slug)) return store(slug, sample(slug, owner))
  if (slug === 'media') return (await upload(tokens.administrator)).body.doc.id
  const data = { ...sample(slug, owner), ...(hasDrafts(slug) && { _status: 'published' }) }
  const { status, body } = await askJson(content, ['POST', `/${slug}`, data], tokens.administrator)
  expect([slug, status, body.errors]).toEqual([slug, 201, undefined])
  return body.doc.id
}

function upload(token: string): Promise<ApiAnswer> {
  made += 1
  return uploadFile(content, [`captions-${made}.vtt`, 'WEBVTT\n'], token)
}

function hasDrafts(slug: string): boolean {
  return Boolean(content.payload.collections[slug as CollectionSlug]?.config.versions?.drafts)
}

/** Tries something in each role. @returns The first that may, where all after it may, too. */
async function leastWho(may: (role: Role) => Promise<boolean>): Promise<string> {
  const verdicts: boolean[] = []
  for (const role of ROLES) verdicts.push(await may(role))
  const first = verdicts.indexOf(true)
  if (first === -1) return 'nobody'
  return verdicts.slice(first).every(Boolean) ? String(ROLES[first]) : `some: ${verdicts}`
}

/** Where a document is, whoever may see it. */
async function placeOf(slug: string, id: number): Promise<'there' | 'trash' | 'gone'> {
  const document = await content.payload.findByID({
    collection: slug as 'users',
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
  })
  if (!document) return 'gone'
  return (document as { readonly deletedAt?: unknown }).deletedAt ? 'trash' : 'there'
}

/** Moves a document in each role. An answer may be friendly without anything done: it is looked where the document is. */
async function leastWhoMoves(
  slug: string,
  { make, request, to }: { make: () => Promise<number>; request: (id: number) => AskedInRole; to: string },
): Promise<string> {
  let id = await make()
  return leastWho(async (role) => {
    await isDone(role, ...request(id))
    const isMoved = (await placeOf(slug, id)) === to
    if (isMoved) id = await make()
    return isMoved
  })
}

type AskedInRole = Parameters<typeof askJson>[1]

/** A document of somebody else's in the trash. */
async function anotherInTrash(slug: string): Promise<number> {
  const id = await another(slug)
  await askJson(content, ['PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() }], tokens.administrator)
  return id
}

/** Rights to the trash, for one document and for many. */
async function measuredTrash(slug: string): Promise<object> {
  const hasTrash = content.payload.collections[slug as CollectionSlug]?.config.trash === true
  const many = (id: number) => `/${slug}?trash=true&where[id][equals]=${id}`
  const one = (id: number) => `/${slug}/${id}?trash=true`
  const deletedAt = new Date().toISOString()
  const trash = { make: () => another(slug), to: 'trash' }
  const put = {
    trash: await leastWhoMoves(slug, { ...trash, request: (id) => ['PATCH', `/${slug}/${id}`, { deletedAt }] }),
    'trash many': await leastWhoMoves(slug, {
      ...trash,
      request: (id) => ['PATCH', `/${slug}?where[id][equals]=${id}`, { deletedAt }],
    }),
  }
  if (!hasTrash) return { ...put, ...NOTHING_IN_TRASH }
  const id = await anotherInTrash(slug)
  const lying = { make: () => anotherInTrash(slug) }
  const restored = { ...lying, to: 'there' }
  const deleted = { ...lying, to: 'gone' }
  return {
    ...put,
    'read trash': await leastWho((role) => isDone(role, 'GET', one(id))),
    'read many in trash': await leastWho((role) => isDone(role, 'GET', many(id))),
    'restore from trash': await leastWhoMoves(slug, {
      ...restored,
      request: (id) => ['PATCH', one(id), { deletedAt: null }],
    }),
    'restore many from trash': await leastWhoMoves(slug, {
      ...restored,
      request: (id) => ['PATCH', many(id), { deletedAt: null }],
    }),
    'delete from trash': await leastWhoMoves(slug, { ...deleted, request: (id) => ['DELETE', one(id)] }),
    'delete many from trash': await leastWhoMoves(slug, { ...deleted, request: (id) => ['DELETE', many(id)] }),
  }
}

/** Where nothing can be put in, nothing lies there. */
const NOTHING_IN_TRASH = {
  'read trash': 'nobody',
  'read many in trash': 'nobody',
  'restore from trash': 'nobody',
  'restore many from trash': 'nobody',
  'delete from trash': 'nobody',
  'delete many from trash': 'nobody',
}

/** Asks in a role. @returns Whether it was done. */
async function isDone(role: Role, ...request: AskedInRole): Promise<boolean> {
  const { status, body } = await askJson(content, request, tokens[role])
  // Payload's own answer about preferences that are not there.
  if (status === 500 && !request[1].startsWith('/payload-preferences'))
    throw new Error(`${request.join(' ')} as ${role}: ${JSON.stringify(body)}`)
  // A question for many finds those that the role may see.
  // Preferences that are not there have the value null.
  return status < 300 && body.value !== null && (!Array.isArray(body.docs) || body.docs.length > 0)
}

/** Counts in a role. @returns Whether what is there was counted. */
async function isCounted(role: Role, path: string): Promise<boolean> {
  const { status, body } = await askJson(content, ['GET', path], tokens[role])
  return status < 300 && body.totalDocs > 0
}

/** Rights to the versions of what keeps none. */
async function measuredVersions(path: string): Promise<object> {
  return {
    versions: await leastWho((role) => isDone(role, 'GET', `${path}/versions`)),
    'one version': await leastWho((role) => isDone(role, 'GET', `${path}/versions/1`)),
    restore: await leastWho((role) => isDone(role, 'POST', `${path}/versions/1`)),
  }
}

const NO_VERSIONS = { versions: 'nobody', 'one version': 'nobody', restore: 'nobody' }

async function measured(slug: string): Promise<object> {
  const id = await another(slug)
  const create = (role: Role, query: string, data: object) =>
    slug === 'media'
      ? upload(tokens[role]).then(({ status }) => status === 201)
      : isDone(role, 'POST', `/${slug}${query}`, { ...sample(slug, accounts[role]), ...data })
  const [one, many] = [`/${slug}/${id}`, `/${slug}?where[id][equals]=`]
  const published = {
    create: await leastWho((role) => create(role, '?draft=true', {})),
    read: await leastWho((role) => isDone(role, 'GET', one)),
    update: await leastWho((role) => isDone(role, 'PATCH', one, change(slug))),
    'update many': await leastWho((role) => isDone(role, 'PATCH', `${many}${id}`, change(slug))),
    duplicate: await leastWho((role) => isDone(role, 'POST', `${one}/duplicate`, {})),
    'delete many': await leastWho(async (role) => isDone(role, 'DELETE', `${many}${await another(slug)}`)),
    delete: await leastWho(async (role) => isDone(role, 'DELETE', `/${slug}/${await another(slug)}`)),
    count: await leastWho((role) => isCounted(role, `/${slug}/count?where[id][equals]=${id}`)),
    unlock: await leastWho((role) => isDone(role, 'POST', `/${slug}/unlock`, { email: 'else@example.com' })),
    ...(await measuredTrash(slug)),
  }
  if (!hasDrafts(slug)) return { ...published, ...(await measuredVersions(`/${slug}`)) }
  const draft = await askJson(content, ['POST', `/${slug}?draft=true`, sample(slug, owner)], tokens.administrator)
  const versions = `/${slug}/versions?where[parent][equals]=${id}`
  const [version] = (await askJson(content, ['GET', versions], tokens.administrator)).body.docs
  return {
    ...published,
    publish: await leastWho((role) => create(role, '', { _status: 'published' })),
    'read draft': await leastWho((role) => isDone(role, 'GET', `/${slug}/${draft.body.doc.id}?draft=true`)),
    'update draft': await leastWho((role) => isDone(role, 'PATCH', `${one}?draft=true`, change(slug))),
    versions: await leastWho((role) => isDone(role, 'GET', versions)),
    'one version': await leastWho((role) => isDone(role, 'GET', `/${slug}/versions/${version.id}`)),
    restore: await leastWho((role) => isDone(role, 'POST', `/${slug}/versions/${version.id}`)),
  }
}

describe('who may do what', () => {
  it('is said of every collection and every global', () => {
    const { collections, globals } = content.payload.config
    expect(Object.keys(COLLECTIONS).sort()).toEqual(collections.map(({ slug }) => slug).sort())
    expect(Object.keys(GLOBALS).sort()).toEqual(globals.map(({ slug }) => slug).sort())
    // Settings that kept versions would have more rights to tell apart.
    expect(globals.filter(({ versions }) => versions)).toEqual([])
  })

  it.each(Object.entries(COLLECTIONS))('with %s', async (slug, rights) => {
    // Many at once are as many one after the other.
    const expected = {
      ...('versions' in rights ? { 'one version': rights.versions } : NO_VERSIONS),
      ...rights,
      'update many': rights.update,
      'delete many': rights.delete,
      'trash many': rights.trash,
      'read many in trash': rights['read trash'],
      'restore many from trash': rights['restore from trash'],
      'delete many from trash': rights['delete from trash'],
      count: rights.read,
      unlock: UNLOCK[slug] ?? 'nobody',
    }
    expect(await measured(slug)).toEqual(expected)
  })

  it.each(Object.entries(GLOBALS))('with the settings %s', async (slug, rights) => {
    const path = `/globals/${slug}`
    expect({
      read: await leastWho((role) => isDone(role, 'GET', path)),
      update: await leastWho((role) => isDone(role, 'POST', path, slug === 'site' ? { name: 'Halden & Rye' } : {})),
      ...(await measuredVersions(path)),
    }).toEqual({ ...rights, ...NO_VERSIONS })
  })

  it('with jobs: nobody runs them through the API', async () => {
    for (const path of ['run', 'handle-schedules']) {
      expect(await leastWho((role) => isDone(role, 'GET', `/payload-jobs/${path}`))).toBe('nobody')
    }
  })

  it('with accounts that are locked: administrators let them in', async () => {
    expect(await leastWho((role) => isDone(role, 'POST', '/users/unlock', { email: 'else@example.com' }))).toBe(
      'administrator',
    )
  })

  it('with the own account: everybody changes it, but for the role', async () => {
    const { body } = await askJson(
      content,
      ['PATCH', `/users/${accounts.author}`, { name: 'Ada', role: 'administrator' }],
      tokens.author,
    )
    expect(body.doc).toMatchObject({ name: 'Ada', role: 'author' })
  })
})

describe('a lock', () => {
  const lock = (account: number) => ({ globalSlug: 'theme', user: { relationTo: 'users', value: account } })
  const locks = '/payload-locked-documents'

  it('is made in the own name alone', async () => {
    expect(await isDone('author', 'POST', locks, lock(accounts.administrator))).toBe(false)
    expect(await isDone('administrator', 'POST', locks, lock(accounts.author))).toBe(false)
    expect(await isDone('author', 'POST', locks, { globalSlug: 'theme' })).toBe(false)
  })

  it('is changed and taken away by whose it is, and handed to nobody', async () => {
    const { body } = await askJson(content, ['POST', locks, lock(accounts.author)], tokens.author)
    const own = `${locks}/${body.doc.id}`
    expect(await isDone('author', 'PATCH', own, { globalSlug: 'header' })).toBe(true)
    expect(await isDone('author', 'PATCH', own, lock(accounts.administrator))).toBe(false)
    expect(await isDone('author', 'DELETE', own)).toBe(true)
  })

  it('of another is taken over by those who publish', async () => {
    const id = await store('payload-locked-documents', lock(accounts.author))
    expect(await isDone('editor', 'PATCH', `${locks}/${id}`, lock(accounts.administrator))).toBe(false)
    expect(await isDone('editor', 'PATCH', `${locks}/${id}`, lock(accounts.editor))).toBe(true)
  })
})

describe('what is not for everybody', () => {
  it('is kept from visitors and authors: who gets a mail when a comment waits', async () => {
    const settings = { isOn: true, notify: 'secret-inbox@example.com' }
    expect(await isDone('editor', 'POST', '/globals/comment-settings', settings)).toBe(true)
    expect(
      await leastWho(async (role) => {
        const { body } = await askJson(content, ['GET', '/globals/comment-settings'], tokens[role])
        return JSON.stringify(body).includes('secret-inbox')
      }),
    ).toBe('editor')
  })

  it('is kept from editors: secrets of webhooks, which stay when they save the form', async () => {
    const webhooks = [{ url: 'https://hooks.example.com/', secret: 'whsec_top', active: true }]
    const data = { ...FORM, title: 'With a webhook', webhooks }
    const { body } = await askJson(content, ['POST', '/contact-forms', data], tokens.administrator)
    const path = `/contact-forms/${body.doc.id}`
    const seen = async (role: Role) => (await askJson(content, ['GET', path], tokens[role])).body.webhooks[0]
    expect(await seen('editor')).not.toHaveProperty('secret')
    const { secret: _, ...shown } = await seen('editor')
    for (const change of [{ title: 'Renamed' }, { webhooks: [shown] }, { webhooks: [{ ...shown, secret: 'mine' }] }]) {
      expect(await isDone('editor', 'PATCH', path, change)).toBe(true)
      expect(await seen('administrator')).toMatchObject({ secret: 'whsec_top' })
    }
  })
})
