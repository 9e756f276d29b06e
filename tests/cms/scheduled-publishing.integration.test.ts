import { schedulePublish } from '@vitrine/content/scheduling'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'

const TOMORROW = new Date(Date.now() + 86_400_000)

type Role = 'administrator' | 'editor' | 'author'

let content: TestContent
let page: number

beforeAll(async () => {
  content = await openContent()
  for (const role of ['administrator', 'editor', 'author'] as const) await signIn(content, role)
  const { id } = await content.payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'Soon', slug: 'soon', path: '/soon/', _status: 'draft' },
  })
  page = Number(id)
})

afterAll(() => content.close())

/** Asks as an account does in the admin. */
async function ask(role: Role, args: object): Promise<unknown> {
  const { payload } = content
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: role } } })
  const [user] = docs
  if (!user) throw new Error(`There is no ${role}.`)
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const given = { ...args, req } as Parameters<typeof schedulePublish>[0]
  return schedulePublish(given)
}

const scheduled = async () =>
  (await content.payload.find({ collection: 'payload-jobs', overrideAccess: true })).docs.map(({ id }) => id)

const plan = (role: Role) =>
  ask(role, { type: 'publish', date: TOMORROW, doc: { relationTo: 'pages', value: String(page) } })

it('publishing is scheduled by who may publish', async () => {
  expect(await plan('author')).toHaveProperty('error')
  expect(await scheduled()).toEqual([])
  expect(await plan('editor')).toHaveProperty('message')
  expect(await scheduled()).toHaveLength(1)
})

it('what others have scheduled is cancelled by who may publish, and by nobody else', async () => {
  const [deleteID] = await scheduled()
  expect(await ask('author', { deleteID })).toHaveProperty('error')
  expect(await scheduled()).toEqual([deleteID])
  expect(await ask('administrator', { deleteID })).toHaveProperty('message')
  expect(await scheduled()).toEqual([])
})

it.each([
  { timezone: undefined, zone: 'Europe/Berlin', moment: 'T00:30:00.000Z' },
  { timezone: 'UTC', zone: 'UTC', moment: 'T01:30:00.000Z' },
])('a time is one of the clocks of $zone where $timezone is chosen, the first of two', async ({
  timezone,
  zone,
  moment,
}) => {
  const { payload } = content
  await payload.updateGlobal({ slug: 'site', data: { name: 'Oak', timeZone: 'Europe/Berlin' } })
  // In Berlin, clocks are put back that night.
  const date = new Date('2027-10-31T01:30:00Z')
  await ask('editor', { type: 'publish', date, timezone, doc: { relationTo: 'pages', value: String(page) } })
  const { docs } = await payload.find({ collection: 'payload-jobs', overrideAccess: true })
  expect(docs).toMatchObject([{ waitUntil: `2027-10-31${moment}`, input: { timezone: zone } }])
  expect(await ask('editor', { deleteID: docs[0]?.id })).toHaveProperty('message')
})

it.each([
  undefined,
  { relationTo: 'toString', value: 1 },
  { relationTo: 'pages' },
])('nothing is scheduled for %j', async (doc) => {
  expect(await ask('administrator', { type: 'publish', date: TOMORROW, doc })).toHaveProperty('error')
  expect(await ask('administrator', { deleteID: 99 })).toHaveProperty('error')
  expect(await scheduled()).toEqual([])
})
