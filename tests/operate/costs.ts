import { readdir, readFile } from 'node:fs/promises'
import { until } from '../support/until.ts'
import { createForm, post } from './form.ts'
import { createPage } from './pages.ts'
import type { NodeName, Topology } from './topology.ts'

/** Ticks of a second in which Linux counts processor time. */
const TICKS_PER_SECOND = 100

/** Visitors at once. */
const AT_ONCE = 8

/** Pages of the demo. */
const PAGES = ['/', '/services/', '/journal/', '/contact/', '/studio/'] as const

/** Costs of what a site does, on the machine that it was measured on. */
export interface Costs {
  /** Milliseconds of processor time of all nodes. */
  readonly milliseconds: {
    /** A page that is in memory. */
    readonly cachedPage: number
    /** A page that is made anew, with its questions to the database. */
    readonly renderedPage: number
    /** A message that is taken, stored and mailed. */
    readonly message: number
    /** A change of an editor that is published. */
    readonly save: number
    /** A form of the admin that is opened. */
    readonly form: number
  }
  /** Bytes of memory that processes hold at the end. */
  readonly memory: { readonly site: number; readonly admin: number }
  /** Bytes of the database for a thousand pages of a title, with their versions and the search index. */
  readonly thousandPages: number
}

/** Measures costs. Undefined where the system does not tell the processor time of processes as Linux does. */
export async function measureCosts(topology: Topology): Promise<Costs | undefined> {
  if (process.platform !== 'linux') return undefined
  await topology.adminReady()
  const { nodes, api, query } = topology
  const per = async (count: number, work: () => Promise<unknown>) => {
    const before = await processorTime(topology)
    await work()
    return ((await processorTime(topology)) - before) / count
  }
  const get = async (path: string) => (await fetch(nodes.one.url + path)).arrayBuffer()
  await Promise.all(PAGES.map(get))
  const cachedPage = await per(4_000, () => inParallel(4_000, () => get('/')))

  let spent = 0
  for (let round = 0; round < 20; round += 1) {
    // The theme is on every page.
    await api('POST', '/globals/theme', {})
    spent += await per(1, async () => {
      for (const path of PAGES) await get(path)
    })
  }
  const form = await createForm(topology)
  const message = await per(400, async () => {
    await inParallel(400, (number) => post(nodes.one.url, form, `cost ${number}`, `192.0.2.${number % 250}`))
    await mailed(topology, 400)
  })
  const page = await createPage(topology, 'Cost', 'published')
  const save = await per(40, async () => {
    for (let number = 0; number < 40; number += 1) {
      await api('PATCH', `/pages/${page.id}`, { title: `Cost ${number}`, _status: 'published' })
    }
  })
  const opened = await per(20, async () => {
    const address = `${nodes.admin.url}/admin/collections/pages/${page.id}`
    for (let number = 0; number < 20; number += 1) {
      await (await fetch(address, { headers: topology.session })).arrayBuffer()
    }
  })
  const size = async () => Number((await query('select pg_database_size(current_database()) as bytes'))[0]?.bytes)
  const before = await size()
  for (let number = 0; number < 100; number += 1) await createPage(topology, `Costs ${number}`, 'published')
  return {
    milliseconds: { cachedPage, renderedPage: spent / (20 * PAGES.length), message, save, form: opened },
    memory: { site: await memoryOf(nodes.one.pid), admin: await memoryWithChildren(nodes.admin.pid) },
    thousandPages: ((await size()) - before) * 10,
  }
}

async function inParallel(count: number, work: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

async function mailed({ mailServer }: Topology, count: number): Promise<void> {
  await until('every mail', () => mailServer.mails.filter((mail) => /cost \d+/.test(mail)).length >= count)
}

/** Milliseconds of processor time that all nodes have used, with their admins. */
async function processorTime({ nodes }: Topology): Promise<number> {
  const times = await Promise.all(
    (Object.keys(nodes) as NodeName[]).map(async (name) => {
      const pids = await withChildren(nodes[name].pid)
      return sum(await Promise.all(pids.map(processorTimeOf)))
    }),
  )
  return sum(times)
}

/** @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html (utime and stime) */
async function processorTimeOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND) * 1_000
}

async function memoryWithChildren(pid: number): Promise<number> {
  return sum(await Promise.all((await withChildren(pid)).map(memoryOf)))
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024
}

/** A process and those below it. */
async function withChildren(pid: number): Promise<readonly number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  return [pid, ...(await Promise.all(children.map(withChildren))).flat()]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
