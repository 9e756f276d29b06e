import { type AdminLabel, adminTextIn } from '@vitrine/content/core'
import { readDashboard } from '@vitrine/dashboard/queries'
import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const english = (label: AdminLabel) => adminTextIn(label, 'en')

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the dashboard on %s', (kind) => {
  let content: TestContent

  const create = (collection: string, data: object, draft = false) =>
    content.payload.create({ collection: collection as never, data: data as never, draft })
  const dashboardOf = async (role: 'administrator' | 'editor' | 'author') => {
    const { docs } = await content.payload.find({ collection: 'users', where: { role: { equals: role } } })
    const user = { ...docs[0], collection: 'users' } as TypedUser
    return readDashboard(await createLocalReq({ user }, content.payload), user)
  }
  const stepsDone = async () =>
    (await dashboardOf('editor')).steps.filter(({ isDone }) => isDone).map(({ title }) => english(title))

  const message = (subject: string, fields: object = {}) =>
    create('submissions', {
      subject,
      fromName: 'Bo',
      receivedAt: '2026-11-25T10:00:00.000Z',
      status: 'mail_sent',
      handling: 'new',
      entries: {},
      ...fields,
    })

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('dashboard') : '')
    // What came with the demo is older than the first account.
    await content.payload.updateGlobal({ slug: 'site', data: { name: 'Halden & Rye' } })
    await create('pages', { title: 'Home', path: '/', _status: 'published' })
    for (const role of ['administrator', 'editor', 'author'] as const) await signIn(content, role)
    await message('A bench')
    await message('A lamp', { receivedAt: '2026-11-25T11:00:00.000Z' })
    await message('Cheap pills', { status: 'spam' })
    await message('Long ago', { handling: 'done' })
    await message('Opened', { read: true })
    await create('pages', { title: 'Spring offer' }, true)
    await create('posts', { title: 'A new year' }, true)
  })

  afterAll(() => content.close())

  it('is called as the site is', async () => expect((await dashboardOf('author')).siteName).toBe('Halden & Rye'))

  it('counts messages that nobody has looked at, without spam', async () => {
    const { waiting } = await dashboardOf('editor')
    expect(waiting.find(({ label }) => english(label) === 'Messages')).toMatchObject({
      count: 2,
      href: '/admin/collections/submissions?where[or][0][and][0][status][not_equals]=spam&where[or][0][and][1][handling][equals]=new&where[or][0][and][2][read][not_equals]=true',
    })
  })

  it('lists them, the newest first, with who sent them', async () => {
    const { lists } = await dashboardOf('editor')
    const messages = lists.find(({ title }) => english(title) === 'New messages')
    expect(messages?.items).toMatchObject([
      { name: 'A lamp', detail: 'Bo', date: '2026-11-25T11:00:00.000Z' },
      { name: 'A bench', detail: 'Bo' },
    ])
  })

  it('lists what is being written, of all kinds', async () => {
    const { lists } = await dashboardOf('editor')
    expect(lists.find(({ title }) => english(title) === 'In progress')?.items).toMatchObject([
      { name: 'A new year', detail: { en: 'Post' } },
      { name: 'Spring offer', detail: { en: 'Page' } },
    ])
  })

  it('lists what goes online by itself', async () => {
    const { id } = (await create('posts', { title: 'Next week' }, true)) as { id: number }
    await content.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'posts', value: id } },
      waitUntil: new Date('2126-01-01T08:00:00Z'),
    } as never)
    const { lists } = await dashboardOf('editor')
    expect(lists.find(({ title }) => english(title) === 'Scheduled')?.items).toMatchObject([
      {
        name: 'Next week',
        detail: { en: 'Post, goes online', de: 'Beitrag, geht online' },
        href: `/admin/collections/posts/${id}`,
      },
    ])
  })

  it('shows authors no messages, and no steps that they cannot do', async () => {
    const { waiting, lists, steps, isAdministrator } = await dashboardOf('author')
    expect(waiting.map(({ label }) => english(label))).not.toContain('Messages')
    expect(lists.map(({ title }) => english(title))).not.toContain('New messages')
    expect(steps).toEqual([])
    expect(isAdministrator).toBe(false)
  })

  it('takes a first step for done when an account has changed what it is about', async () => {
    expect(await stepsDone()).toEqual([])
    await content.payload.updateGlobal({ slug: 'site', data: { name: 'The Old Mill' } })
    expect(await stepsDone()).toEqual(['Name the site'])
    const { docs } = await content.payload.find({ collection: 'pages', where: { path: { equals: '/' } } })
    await content.payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { title: 'Welcome' } })
    expect(await stepsDone()).toEqual(['Write your home page', 'Name the site'])
  })

  it('leads to the page that a step is about', async () => {
    const { docs } = await content.payload.find({ collection: 'pages', where: { path: { equals: '/' } } })
    const { steps } = await dashboardOf('editor')
    expect(steps.find(({ title }) => english(title) === 'Write your home page')?.href).toBe(
      `/admin/collections/pages/${docs[0]?.id}`,
    )
  })
})
