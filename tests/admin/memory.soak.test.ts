import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AdminSite, startAdminSite } from '../support/admin-site.ts'
import { heapAfterCollecting, REPORTING_HEAP } from '../support/heap.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { shared } from '../support/shared.ts'
import type { TestSite } from '../support/site-process.ts'

/** Saves after which everything is loaded and every cache is filled that is bounded. */
const WARM_UP = 60

/** Bytes that the admin may keep of all saves, however many there are. */
const GROWTH_BYTES = 100_000_000

let site: TestSite
let admin: AdminSite
/** Fields of the page as its form holds them. */
let page: Record<string, unknown>

beforeAll(async () => {
  const started = await startAdminSite(await shared('demo'), REPORTING_HEAP)
  site = started.site
  admin = started.admin
  const { docs } = await (await ask('/api/pages?limit=1&depth=0&draft=true&sort=id')).json()
  page = docs[0]
})

afterAll(() => site.stop())

const ask = async (path: string, init: RequestInit = {}) => {
  const headers = { cookie: `payload-token=${admin.ownerToken}`, ...init.headers }
  const response = await fetch(admin.url + path, { ...init, headers })
  if (!response.ok) throw new Error(`${response.status} of ${path}: ${(await response.text()).slice(0, 300)}`)
  return response
}

/** Sends the page as its form does. */
async function send(changed: object, query: string): Promise<void> {
  const body = new FormData()
  body.append('_payload', JSON.stringify({ ...page, ...changed }))
  await (
    await ask(`/api/pages/${page.id}?depth=0&fallback-locale=null&locale=en&${query}`, { method: 'PATCH', body })
  ).text()
}

/** Opens the page's form: from its address, or from another page of the admin. */
async function open(from: 'address' | 'admin'): Promise<void> {
  const headers = from === 'admin' ? { rsc: '1' } : {}
  await (await ask(`/admin/collections/pages/${page.id}`, { headers })).text()
}

const titleOf = (number: number) => `Saved ${number} times`

/** Opens a page, changes it, publishes it, and finds it as it was saved, like an editor. */
async function save(number: number): Promise<void> {
  await open('address')
  const title = titleOf(number)
  await send({ title }, 'draft=true&autosave=true')
  await send({ title, _status: 'published' }, '')
  await open('admin')
}

const heap = () => heapAfterCollecting({ pid: admin.pids.admin, log: site.log })

it('a page is saved again and again, and the heap of the admin is measured', patience(), async ({ task }) => {
  for (let number = 0; number < WARM_UP; number += 1) await save(number)
  const beforeBytes = await heap()
  let last = WARM_UP - 1
  await inEachRound(0, async ({ number }) => {
    last = WARM_UP + number
    await save(last)
  })
  const afterBytes = await heap()
  task.meta.measured = { memory: { 'heap of the admin': { beforeBytes, afterBytes } } }
  expect(afterBytes - beforeBytes).toBeLessThan(GROWTH_BYTES)
  const { title } = await (await ask(`/api/pages/${page.id}?depth=0&locale=en`)).json()
  expect(title).toBe(titleOf(last))
})
