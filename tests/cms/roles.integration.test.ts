import { getVisibleEntities } from '@payloadcms/ui/shared'
import { readRoleOverview } from '@vitrine/content/access'
import { type Role, record } from '@vitrine/content/core'
import { menuEntries, readWorkedIn } from '@vitrine/dashboard/queries'
import { type CollectionSlug, createLocalReq, getAccessResults, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, askPath, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { schedulePage } from '../support/schedule-page.ts'

type Who = Role | 'visitor'

const EVERYBODY: readonly Who[] = ['visitor', 'inbox', 'contributor', 'author', 'designer', 'editor', 'administrator']
const ACCOUNTS = EVERYBODY.slice(1)
/** Who changes texts and images of documents, and looks at drafts. */
const TEXTS = EVERYBODY.slice(2)
/** Who writes documents. */
const WRITERS = EVERYBODY.slice(3)
const DESIGN = EVERYBODY.slice(4)
const EDITORS = EVERYBODY.slice(5)
const ADMINISTRATORS = EVERYBODY.slice(6)
const INBOX: readonly Who[] = ['inbox', ...EDITORS]
const NOBODY: readonly Who[] = []

let content: TestContent
const tokens = new Map<Who, string>()
let made = 0

beforeAll(async () => {
  content = await openContent('', { languages: 'en,de' })
  for (const role of [...ACCOUNTS].reverse()) if (role !== 'visitor') tokens.set(role, await signIn(content, role))
})

afterAll(() => content.close())

const ask = (who: Who, ...request: Parameters<typeof askJson>[1]) => askJson(content, request, tokens.get(who) ?? '')

/** True if an answer gives what was asked for. */
async function isDone(who: Who, ...request: Parameters<typeof askJson>[1]): Promise<boolean> {
  const { status, body } = await ask(who, ...request)
  if (status >= 500) throw new Error(`${request.join(' ')} as ${who}: ${JSON.stringify(body)}`)
  const isEmpty = (Array.isArray(body.docs) && body.docs.length === 0) || body.totalDocs === 0
  return status < 300 && !isEmpty && !body.errors?.length
}

/** True if a file is given for a download. */
async function isGiven(who: Who, path: string): Promise<boolean> {
  const { status } = await askPath(content, path, {}, tokens.get(who) ?? '')
  return status === 200
}

/** Makes a document as an administrator. @returns Its id. */
async function make(slug: string, data: object, query = ''): Promise<number> {
  const { status, body } = await ask('administrator', 'POST', `/${slug}${query}`, data)
  expect([slug, status, body.errors]).toEqual([slug, 201, undefined])
  return body.doc.id
}

async function store(slug: CollectionSlug, data: object): Promise<number> {
  return Number((await content.payload.db.create({ collection: slug, data: { ...data }, req: {} })).id)
}

const next = () => {
  made += 1
  return made
}
const page = () => make('pages', { title: `Page ${next()}`, layout: [], _status: 'published' })
const draft = () => make('pages', { title: `Draft ${next()}`, layout: [] }, '?draft=true')
const menu = () => make('menus', { name: `Menu ${next()}` })
const category = () => make('categories', { title: `Category ${next()}` })
const redirect = () => make('redirects', { from: `/old-${next()}/`, to: '/new/' })
const message = (change: object = {}) =>
  store('submissions', {
    subject: 'Hello',
    fromEmail: 'ada@example.com',
    status: 'mail_sent',
    receivedAt: new Date().toISOString(),
    entries: { 'your-email': 'ada@example.com' },
    ...change,
  })
const spam = () => message({ status: 'spam', heldMails: [] })
const delivery = async () =>
  store('deliveries', {
    token: `token-${next()}`,
    state: 'failed',
    attempts: 1,
    mail: { to: 'ada@example.com' },
    submission: await message(),
  })
const savedAnswer = () => make('saved-answers', { title: `Answer ${next()}`, text: 'We are closed on Mondays.' })
const comment = async () =>
  store('comments', {
    author: 'Ada',
    comment: 'Yes.',
    language: 'en',
    state: 'waiting',
    about: { relationTo: 'pages', value: await page() },
  })
const FORM = {
  fields: [
    { blockType: 'email', name: 'your-email', label: 'E-mail', required: true },
    { blockType: 'submit', label: 'Send' },
  ],
  mail: { recipient: 'owner@example.com', subject: 'Hello', body: '[your-email] wrote.' },
}
const form = () => make('contact-forms', { ...FORM, title: `Form ${next()}` })
const upload = async (who: Who, path = '/media') =>
  uploadFile(content, [`file-${next()}.vtt`, 'WEBVTT\n'], tokens.get(who) ?? '', path)
const file = async () => Number((await upload('administrator')).body.doc.id)

/** Changes a field of a page's draft. @returns True if it is changed: fields may be left as they were without a word. */
const changesField = (name: string, value: unknown): Try => {
  return async (who, id) => {
    await ask(who, 'PATCH', `/pages/${id}?draft=true`, { [name]: value })
    return (await ask('administrator', 'GET', `/pages/${id}?draft=true&depth=0`)).body[name] === value
  }
}

/** An operation that works on something of its own for each role that it succeeds for. */
type Try = (who: Who, id: number) => Promise<boolean>
interface Operation {
  readonly of?: () => Promise<number>
  readonly does: Try
  readonly by: readonly Who[]
}

const now = () => new Date().toISOString()
const one = (method: string, path: (id: number) => string, body?: object): Try => {
  return (who, id) => isDone(who, method, path(id), ...(body ? [body] : []))
}
const trashed = (make: () => Promise<number>, slug: string) => async () => {
  const id = await make()
  await ask('administrator', 'PATCH', `/${slug}/${id}`, { deletedAt: now() })
  return id
}
/** Newest version of a document, which a request restores. */
const versioned = async () => {
  const id = await page()
  await ask('administrator', 'PATCH', `/pages/${id}?draft=true`, { title: 'Newer' })
  const { body } = await ask('administrator', 'GET', `/pages/versions?where[parent][equals]=${id}&sort=createdAt`)
  return Number(body.docs[0].id)
}
/** Settings are changed with what they are. */
const setting = (slug: string, body: object = {}): Operation['does'] => one('POST', () => `/globals/${slug}`, body)

async function schedules(who: Who, id: number): Promise<boolean> {
  const date = new Date(Date.now() + 86_400_000)
  const answer = await schedulePage(content.payload, { role: who, id, date })
  return Object.hasOwn(answer as object, 'message')
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'a published page: read': { of: page, does: one('GET', (id) => `/pages/${id}`), by: EVERYBODY },
  'pages: count': { of: page, does: one('GET', () => '/pages/count'), by: EVERYBODY },
  'a draft: read': { of: draft, does: one('GET', (id) => `/pages/${id}?draft=true`), by: TEXTS },
  'a draft in all languages: read': {
    of: draft,
    does: one('GET', (id) => `/pages/${id}?draft=true&locale=all`),
    by: TEXTS,
  },
  'a page: create a draft': {
    does: (who) => isDone(who, 'POST', '/pages?draft=true', { title: `Own ${next()}`, layout: [] }),
    by: WRITERS,
  },
  'a page: create published': {
    does: (who) => isDone(who, 'POST', '/pages', { title: `Own ${next()}`, layout: [], _status: 'published' }),
    by: EDITORS,
  },
  'a page: begin from a template': {
    does: (who) => isDone(who, 'POST', '/pages/from-template', { template: 'landing' }),
    by: WRITERS,
  },
  'a page: change its title in the draft': {
    of: page,
    does: one('PATCH', (id) => `/pages/${id}?draft=true`, { title: 'Changed' }),
    by: TEXTS,
  },
  'a page: save the draft by itself': {
    of: page,
    does: one('PATCH', (id) => `/pages/${id}?draft=true&autosave=true`, { title: 'Changed' }),
    by: TEXTS,
  },
  'a page: add a block': {
    of: page,
    does: one('PATCH', (id) => `/pages/${id}?draft=true`, { layout: [{ blockType: 'separator' }] }),
    by: WRITERS,
  },
  'a page: change its address': {
    of: page,
    does: changesField('slug', 'elsewhere'),
    by: WRITERS,
  },
  'a page: change who may see it': {
    of: page,
    does: changesField('visibility', 'members'),
    by: WRITERS,
  },
  'a page: move': {
    of: page,
    does: async (who, id) => changesField('parent', await page())(who, id),
    by: WRITERS,
  },
  'a page: change what visitors see': {
    of: page,
    does: one('PATCH', (id) => `/pages/${id}`, { title: 'Changed' }),
    by: EDITORS,
  },
  'a page: publish': { of: draft, does: one('PATCH', (id) => `/pages/${id}`, { _status: 'published' }), by: EDITORS },
  'a page: publish one language': {
    of: draft,
    does: one('PATCH', (id) => `/pages/${id}?publishSpecificLocale=en`, { _status: 'published' }),
    by: EDITORS,
  },
  'a page: take back': { of: page, does: one('PATCH', (id) => `/pages/${id}`, { _status: 'draft' }), by: EDITORS },
  'a page: schedule': { of: draft, does: schedules, by: EDITORS },
  'a page: versions': { of: page, does: one('GET', (id) => `/pages/versions?where[parent][equals]=${id}`), by: TEXTS },
  'a page: one version': { of: versioned, does: one('GET', (id) => `/pages/versions/${id}`), by: TEXTS },
  'a page: restore a version into the draft': {
    of: versioned,
    does: one('POST', (id) => `/pages/versions/${id}`),
    by: TEXTS,
  },
  'a page: duplicate': { of: draft, does: one('POST', (id) => `/pages/${id}/duplicate`, {}), by: WRITERS },
  'a published page: duplicate as published': {
    of: page,
    does: one('POST', (id) => `/pages/${id}/duplicate?draft=false`, { _status: 'published' }),
    by: EDITORS,
  },
  'a page: into the trash': { of: page, does: one('PATCH', (id) => `/pages/${id}`, { deletedAt: now() }), by: EDITORS },
  'a page: out of the trash': {
    of: trashed(page, 'pages'),
    does: one('PATCH', (id) => `/pages/${id}?trash=true`, { deletedAt: null }),
    by: EDITORS,
  },
  'a page in the trash: read': {
    of: trashed(page, 'pages'),
    does: one('GET', (id) => `/pages/${id}?trash=true`),
    by: EDITORS,
  },
  'a page: delete for good': { of: page, does: one('DELETE', (id) => `/pages/${id}`), by: EDITORS },
  'pages: change many': {
    of: page,
    does: one('PATCH', (id) => `/pages?where[id][equals]=${id}`, { title: 'Many' }),
    by: EDITORS,
  },
  'pages: change drafts of many': {
    of: page,
    does: one('PATCH', (id) => `/pages?draft=true&where[id][equals]=${id}`, { layout: [{ blockType: 'separator' }] }),
    by: WRITERS,
  },
  'pages: many into the trash': {
    of: page,
    does: one('PATCH', (id) => `/pages?where[id][equals]=${id}`, { deletedAt: now() }),
    by: EDITORS,
  },
  'pages: delete many': { of: page, does: one('DELETE', (id) => `/pages?where[id][equals]=${id}`), by: EDITORS },
  'a slider: create': {
    does: (who) =>
      isDone(who, 'POST', '/sliders?draft=true', { title: `S ${next()}`, slides: [{ blockType: 'slide' }] }),
    by: WRITERS,
  },
  'a slider: publish': {
    does: (who) =>
      isDone(who, 'POST', '/sliders', { title: `S ${next()}`, slides: [{ blockType: 'slide' }], _status: 'published' }),
    by: DESIGN,
  },
  'a file: upload': { does: async (who) => (await upload(who)).status === 201, by: TEXTS },
  'a file: read': { of: file, does: one('GET', (id) => `/media/${id}`), by: TEXTS },
  'a file of somebody else: describe': {
    of: file,
    does: one('PATCH', (id) => `/media/${id}`, { alt: 'A' }),
    by: EDITORS,
  },
  'a file of somebody else: replace': {
    of: file,
    does: async (who, id) => (await upload(who, `/media/${id}`)).status === 200,
    by: EDITORS,
  },
  'an own file: describe': {
    does: async (who) => {
      const { body } = await upload(who)
      return body.doc !== undefined && isDone(who, 'PATCH', `/media/${body.doc.id}`, { alt: 'Mine' })
    },
    by: TEXTS,
  },
  'a file: duplicate': { of: file, does: one('POST', (id) => `/media/${id}/duplicate`, {}), by: TEXTS },
  'a file: into the trash': { of: file, does: one('PATCH', (id) => `/media/${id}`, { deletedAt: now() }), by: EDITORS },
  'a file: delete for good': { of: file, does: one('DELETE', (id) => `/media/${id}`), by: EDITORS },
  'files: change many': {
    of: file,
    does: one('PATCH', (id) => `/media?where[id][equals]=${id}`, { alt: 'A' }),
    by: EDITORS,
  },
  'a category: read': { of: category, does: one('GET', (id) => `/categories/${id}`), by: EVERYBODY },
  'a category: create': { does: (who) => isDone(who, 'POST', '/categories', { title: `C ${next()}` }), by: EDITORS },
  'a category: change': {
    of: category,
    does: one('PATCH', (id) => `/categories/${id}`, { title: `C ${next()}` }),
    by: EDITORS,
  },
  'a menu: create': { does: (who) => isDone(who, 'POST', '/menus', { name: `M ${next()}` }), by: DESIGN },
  'a menu: change': { of: menu, does: one('PATCH', (id) => `/menus/${id}`, { name: 'Other' }), by: DESIGN },
  'a menu: delete': { of: menu, does: one('DELETE', (id) => `/menus/${id}`), by: DESIGN },
  'a reusable block: create': {
    does: (who) => isDone(who, 'POST', '/reusable-blocks', { title: `R ${next()}`, layout: [] }),
    by: DESIGN,
  },
  'the theme: change': { does: setting('theme'), by: DESIGN },
  'the header: change': { does: setting('header'), by: DESIGN },
  'the footer: change': { does: setting('footer'), by: DESIGN },
  'the settings of the site: change': { does: setting('site', { name: 'Site' }), by: EDITORS },
  'the settings of the blog: change': { does: setting('blog'), by: EDITORS },
  'the settings of comments: change': { does: setting('comment-settings'), by: EDITORS },
  'the settings of forms: read': { does: one('GET', () => '/globals/form-settings'), by: EDITORS },
  'the settings of forms: change': { does: setting('form-settings'), by: EDITORS },
  'a redirect: create': {
    does: (who) => isDone(who, 'POST', '/redirects', { from: `/o-${next()}/`, to: '/n/' }),
    by: EDITORS,
  },
  'a redirect: change': {
    of: redirect,
    does: one('PATCH', (id) => `/redirects/${id}`, { status: '302' }),
    by: EDITORS,
  },
  'redirects: offered addresses': { of: page, does: one('GET', () => '/redirects/nearest?address=/a/'), by: EDITORS },
  'a form: read': { of: form, does: one('GET', (id) => `/contact-forms/${id}`), by: INBOX },
  'a form: change': { of: form, does: one('PATCH', (id) => `/contact-forms/${id}`, { title: 'Other' }), by: EDITORS },
  'a message: read': { of: message, does: one('GET', (id) => `/submissions/${id}`), by: INBOX },
  'a message: mark': { of: message, does: one('PATCH', (id) => `/submissions/${id}`, { handling: 'done' }), by: INBOX },
  'a message: delete': { of: message, does: one('DELETE', (id) => `/submissions/${id}`), by: INBOX },
  'a message: answer': {
    of: message,
    does: one('POST', (id) => `/submissions/${id}/reply`, { subject: 'Re: Hello', text: 'Yes.' }),
    by: INBOX,
  },
  'a message: take for spam': { of: message, does: one('POST', (id) => `/submissions/${id}/spam`), by: INBOX },
  'messages: take for spam': {
    of: message,
    does: one('POST', (id) => `/submissions/spam?where[id][equals]=${id}`),
    by: INBOX,
  },
  'a message: take back from spam': { of: spam, does: one('POST', (id) => `/submissions/${id}/release`), by: INBOX },
  'a message: its mails': { of: message, does: one('GET', (id) => `/submissions/${id}/mails`), by: INBOX },
  'messages: export': { does: (who) => isGiven(who, '/submissions/export?format=json'), by: INBOX },
  "messages: export a person's": {
    does: (who) => isGiven(who, '/submissions/by-email?email=ada@example.com'),
    by: INBOX,
  },
  'messages: erase a person': {
    of: message,
    does: one('POST', () => '/submissions/erase', { email: 'ada@example.com' }),
    by: INBOX,
  },
  'a delivery: read': { of: delivery, does: one('GET', (id) => `/deliveries/${id}`), by: INBOX },
  'a delivery: send again': { of: delivery, does: one('POST', (id) => `/deliveries/${id}/retry`), by: INBOX },
  'a delivery: delete': { of: delivery, does: one('DELETE', (id) => `/deliveries/${id}`), by: INBOX },
  'a delivery: change': { of: delivery, does: one('PATCH', (id) => `/deliveries/${id}`, { subject: 'X' }), by: NOBODY },
  'a saved answer: write': {
    does: (who) => isDone(who, 'POST', '/saved-answers', { title: `Answer ${next()}`, text: 'Yes.' }),
    by: INBOX,
  },
  'a saved answer: read': { of: savedAnswer, does: one('GET', (id) => `/saved-answers/${id}`), by: INBOX },
  'a saved answer: change': {
    of: savedAnswer,
    does: one('PATCH', (id) => `/saved-answers/${id}`, { text: 'No.' }),
    by: INBOX,
  },
  'a saved answer: delete': { of: savedAnswer, does: one('DELETE', (id) => `/saved-answers/${id}`), by: INBOX },
  'messages: who looks after them': { does: one('GET', () => '/submissions/colleagues'), by: INBOX },
  'a message: create': {
    does: one('POST', () => '/submissions', { subject: 'A', status: 'mail_sent', receivedAt: now(), entries: {} }),
    by: NOBODY,
  },
  'a comment: read': { of: comment, does: one('GET', (id) => `/comments/${id}`), by: INBOX },
  'a comment: approve': {
    of: comment,
    does: one('PATCH', (id) => `/comments/${id}`, { state: 'approved' }),
    by: INBOX,
  },
  'accounts: of others': {
    does: one('GET', () => '/users?where[role][equals]=editor&where[id][not_equals]=0'),
    by: EDITORS,
  },
  'an account: create': {
    does: (who) =>
      isDone(who, 'POST', '/users', {
        name: 'N',
        email: `n${next()}@example.com`,
        role: 'inbox',
        password: 'correct horse battery',
      }),
    by: ADMINISTRATORS,
  },
  'the table of rights: read': { does: one('GET', () => '/globals/rights'), by: ADMINISTRATORS },
  'the table of rights: change': { does: setting('rights', { table: {} }), by: ADMINISTRATORS },
  'the languages of the site: change': {
    does: setting('languages', { order: '' }),
    by: ADMINISTRATORS,
  },
  'who needs a second factor: change': {
    does: setting('account-settings', { secondFactor: 'nobody' }),
    by: ADMINISTRATORS,
  },
}

describe('the roles as they begin, and visitors', () => {
  it('are asked about at least 60 operations', () => expect(Object.keys(OPERATIONS).length).toBeGreaterThanOrEqual(60))

  it.each(Object.entries(OPERATIONS))('%s', async (_, { of = async () => 0, does, by }) => {
    let id = await of()
    const may: Who[] = []
    for (const who of EVERYBODY) {
      if (!(await does(who, id))) continue
      may.push(who)
      id = await of()
    }
    expect(may).toEqual(by)
  })
})

describe('the menu of the admin', () => {
  /** Lists and pages of work whose rows Vitrine writes: requests for a review, runs of backups, moving in. */
  const WRITTEN_BY_VITRINE = ['reviews', 'backup-runs', 'move-in']

  /** Slugs of the menu of a role, and those of them that it may change. */
  const menuOf = async (role: Role) => {
    const { payload } = content
    const { docs } = await payload.find({ collection: 'users', where: { role: { equals: role } } })
    const user = { ...docs[0], collection: 'users' } as TypedUser
    const req = await createLocalReq({ user }, payload)
    const permissions = await getAccessResults({ req })
    const entries = menuEntries(payload.config, {
      permissions,
      visibleEntities: getVisibleEntities({ req }),
      isWorkedIn: await readWorkedIn({ payload, user }),
    })
    const mayChange = ({ kind, slug }: (typeof entries)[number]) => {
      const rights = record(permissions[kind]?.[slug as never])
      return [rights.create, rights.update, rights.delete].some(Boolean)
    }
    return { slugs: entries.map(({ slug }) => slug), changeable: entries.filter(mayChange).map(({ slug }) => slug) }
  }

  it.each(ACCOUNTS)('leads the role %s to nothing that it may not change', async (role) => {
    const { slugs, changeable } = await menuOf(role as Role)
    expect(changeable).toEqual(slugs.filter((slug) => !WRITTEN_BY_VITRINE.includes(slug)))
  })

  it.each([
    ['author', ['pages', 'posts', 'projects', 'sliders', 'media', 'reviews']],
    ['inbox', ['submissions', 'saved-answers', 'comments', 'deliveries']],
  ] as const)('leads the role %s to its work alone', async (role, expected) =>
    expect((await menuOf(role)).slugs.toSorted()).toEqual([...expected].toSorted()))
})

describe('the table of what roles may do', () => {
  const columnsFor = async (role: Role) => {
    const { payload } = content
    const { docs } = await payload.find({ collection: 'users', where: { role: { equals: role } } })
    const user = { ...docs[0], collection: 'users' } as TypedUser
    return (await readRoleOverview({ payload, user }))?.columns.map((column) => column.role)
  }

  it('has all roles of the site for administrators, who give them', async () =>
    expect((await columnsFor('administrator'))?.toSorted()).toEqual([...ACCOUNTS].toSorted()))

  it('has the own role for everybody else, and nothing for visitors', async () => {
    expect(await columnsFor('author')).toEqual(['author'])
    expect(await readRoleOverview({ payload: content.payload, user: null })).toBeUndefined()
  })
})
