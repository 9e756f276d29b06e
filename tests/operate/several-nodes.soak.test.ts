import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireBuiltAdmin } from '../../scripts/launch/build.mjs'
import { until } from '../support/until.ts'
import { uploadImage } from './files.ts'
import { createForm, post } from './form.ts'
import { measureFreshness } from './freshness.ts'
import { killNodes } from './kills.ts'
import { createPage } from './pages.ts'
import { startOwnRedis } from './redis.ts'
import { restartUnderLoad } from './restart.ts'
import { startTopology, type Topology } from './topology.ts'

let topology: Topology

beforeAll(async () => {
  requireBuiltAdmin()
  topology = await startTopology(await startOwnRedis())
})

afterAll(() => topology?.stop())

describe('three nodes on one PostgreSQL, bucket and Redis', () => {
  it('that start at once on an empty database migrate it once', async () => {
    const seen = await topology.query('select name, count(*)::int as times from payload_migrations group by name')
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(({ times }) => times !== 1)).toEqual([])
  })

  it('show a change from the moment in which the editor sees it saved', async () => {
    expect(topology.balancer.ready()).toHaveLength(3)
    const { milliseconds, stale } = await measureFreshness(topology, 3)
    expect([milliseconds.one.length, milliseconds.two.length, stale]).toEqual([3, 3, 0])
  })

  it('show a picture that was uploaded on one', async () => {
    const { nodes } = topology
    await uploadImage(topology, 'nodes.png', '#123456')
    for (const { url } of Object.values(nodes)) {
      expect((await fetch(`${url}/media/nodes.png`)).headers.get('content-type')).toBe('image/png')
    }
  })

  it('know a session that was begun on one, and its previews', async () => {
    const { nodes, session } = topology
    const draft = await createPage(topology, 'Draft for nodes', 'draft')
    const preview = `/preview/pages/${draft.id}`
    for (const { url } of Object.values(nodes)) {
      expect((await fetch(url + preview)).status).toBe(404)
      const shown = await fetch(url + preview, { headers: session })
      expect([shown.status, (await shown.text()).includes('Draft for nodes')]).toEqual([200, true])
    }
  })

  it('count the messages of a visitor together', async () => {
    const { nodes } = topology
    const form = await createForm(topology, { guard: { postsPerMinute: 2 } })
    const statuses: (string | undefined)[] = []
    for (const { url } of Object.values(nodes)) statuses.push(await post(url, form, 'again', '203.0.113.9'))
    expect(statuses.slice(0, 2)).toEqual(['mail_sent', 'mail_sent'])
    expect(statuses[2]).not.toBe('mail_sent')
  })

  it('are restarted one by one without a visitor who gets no answer', async () => {
    const { requests, failed } = await restartUnderLoad(topology, ['one'], { visitors: 2 })
    expect(failed).toEqual([])
    expect(requests).toBeGreaterThan(0)
  })

  it('lose nothing and do nothing twice when the one that does the work of all is killed', async () => {
    const { acknowledged, lost, doubled } = await killNodes(topology, ['leader'], { visitors: 2 })
    expect([lost, doubled]).toEqual([[], []])
    expect(acknowledged).toBeGreaterThan(0)
  })

  it('hand the work of all over when the one that does it loses its connection to the database', async () => {
    const [row] = await topology.query(
      `select pg_terminate_backend(pid) as ended, pid from pg_locks where locktype = 'advisory' and granted`,
    )
    expect(row?.ended).toBe(true)
    const taken = await until('a node to do it again', async () => {
      const [lock] = await topology.query(`select pid from pg_locks where locktype = 'advisory' and granted`)
      return lock?.pid !== row?.pid && lock?.pid
    })
    expect(taken).toBeGreaterThan(0)
    for (const { url } of Object.values(topology.nodes)) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })
})
