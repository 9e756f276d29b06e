import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { adminAnswers } from '../support/admin-site.ts'
import { startBucket, type TestBucket } from '../support/bucket.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { startServer } from '../support/postgres-server.ts'
import { startSiteOn, type TestSite } from '../support/site-process.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import type { TestRedis } from './redis.ts'

const SECRET = 'the same secret on every machine of one site'

/** Number of PostgreSQL's lock of the node that does the work of all: see `process-lock.ts` in `packages/content`. */
const MAINTENANCE_LOCK = 8_467_488

const OWNER = { name: 'Olive Owner', email: 'owner@example.com', password: 'correct horse battery staple' }

/** Name of a node, which its connections to the database carry. */
export type NodeName = 'admin' | 'one' | 'two'

/** A site on several nodes, each with a data folder of its own. */
export interface Topology {
  /** A node with the admin, and two without. */
  readonly nodes: Readonly<Record<NodeName, TestSite>>
  readonly balancer: Balancer
  readonly bucket: TestBucket
  readonly mailServer: MailServer
  readonly redis: TestRedis
  readonly databaseUrl: string
  /** Settings that all nodes share. */
  readonly env: Readonly<Record<string, string>>
  /** Asks the database. */
  query(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
  /** The node that does the work of all, if one does. */
  leader(): Promise<NodeName | undefined>
  /** Asks the API of the admin as its owner. */
  api(method: string, path: string, body?: object | FormData): Promise<Record<string, unknown>>
  /** Waits until the admin answers, which it does some seconds after its node. */
  adminReady(): Promise<unknown>
  /** Header of the owner's session. */
  readonly session: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts three nodes at once on an empty database, and makes the first account. */
export async function startTopology(redis: TestRedis, more: Readonly<Record<string, string>> = {}): Promise<Topology> {
  const [postgres, bucket, mailServer, empty] = await Promise.all([
    startServer(),
    startBucket(),
    startMailServer(),
    mkdtemp(join(tmpdir(), 'vitrine-empty-')),
  ])
  const databaseUrl = await createDatabase(postgres.address('postgres'), postgres.address('site'))
  const env = {
    ...bucket.env,
    ...more,
    DATABASE_URL: databaseUrl,
    SECRET,
    SITE_URL: 'http://studio.example',
    SMTP_URL: mailServer.url,
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
    LANGUAGES: 'en de',
    LOG_LEVEL: 'warn',
  }
  const start = async (name: NodeName): Promise<TestSite> =>
    startSiteOn(empty, {
      ...env,
      DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      PORT: String(await freePort()),
      ADMIN: name === 'admin' ? 'on' : 'off',
    })
  const [admin, one, two] = await Promise.all([start('admin'), start('one'), start('two')])
  const nodes = { admin, one, two }
  const balancer = await startBalancer([admin.url, one.url, two.url])
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // The server ends before the last connection has said goodbye.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const adminReady = () => adminAnswers(admin)
  await adminReady()
  const token = await register(admin)
  const session = { authorization: `JWT ${token}` }
  const query = async (text: string, values: readonly unknown[] = []) => (await pool.query(text, [...values])).rows
  return {
    nodes,
    balancer,
    bucket,
    mailServer,
    redis,
    databaseUrl,
    env,
    session,
    adminReady,
    query,
    async leader() {
      const [row] = await query(
        `select application_name as name from pg_locks join pg_stat_activity using (pid)
          where locktype = 'advisory' and objid = $1 and granted`,
        [MAINTENANCE_LOCK],
      )
      return row?.name as NodeName | undefined
    },
    async api(method, path, body) {
      const response = await fetch(`${admin.url}/api${path}`, {
        method,
        headers: { ...session, ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }) },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
      const answer = await response.json()
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
      return answer
    },
    async stop() {
      await balancer.stop()
      await Promise.all(Object.values(nodes).map((node) => node.stop()))
      await pool.end()
      await Promise.all([postgres.stop(), bucket.stop(), mailServer.stop(), redis.stop()])
      await rm(empty, { recursive: true })
    },
  }
}

async function createDatabase(cluster: string, address: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(`create database "${new URL(address).pathname.slice(1)}"`)
  await client.end()
  return address
}

/** @returns The token of the first account. */
async function register(admin: TestSite): Promise<string> {
  const response = await fetch(`${admin.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...OWNER, setupCode: admin.setupCode }),
  })
  if (!response.ok) throw new Error(`The first account was not made: ${await response.text()}`)
  return (await response.json()).token
}
