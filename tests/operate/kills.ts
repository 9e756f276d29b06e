import { PATIENCE_MS } from '../support/patience.ts'
import { until } from '../support/until.ts'
import { createForm, type MadeForm, post } from './form.ts'
import { createPage, type MadePage, planPublication } from './pages.ts'
import type { NodeName, Topology } from './topology.ts'

/** Messages of each form that are older than it keeps them. */
const EXPIRED = 20

/** Outcome for a site whose nodes were killed. */
export interface AfterKills {
  /** Messages that visitors were told were sent. */
  readonly acknowledged: number
  /** Things that should be there and are not, in words. */
  readonly lost: readonly string[]
  /** Things that were done more than once, in words. */
  readonly doubled: readonly string[]
  /** Mails that a mail server was given a second time under the same `Message-ID`, by which it knows them. */
  readonly repeated: number
}

/**
 * Kills nodes while they take messages, send mails, publish what is due, delete what has expired and mend the index.
 *
 * @param names Whom to kill, in this order. `leader` is the node that does the work of all by then.
 * @param options.visitors How many write at once.
 */
export async function killNodes(
  topology: Topology,
  names: readonly (NodeName | 'leader')[],
  { visitors: count }: { readonly visitors: number },
): Promise<AfterKills> {
  const { nodes } = topology
  await topology.adminReady()
  const form = await createForm(topology)
  const acknowledged: string[] = []
  const due: MadePage[] = []
  const expiring: MadeForm[] = []
  let number = 0
  let isOver = false
  const write = async (visitor: number) => {
    const origins = Object.values(nodes).map(({ url }) => url)
    while (!isOver) {
      const text = `kill-${number++}-end`
      const origin = origins[number % origins.length] ?? ''
      if ((await post(origin, form, text, `198.51.100.${visitor}`)) === 'mail_sent') acknowledged.push(text)
    }
  }
  const visitors = Array.from({ length: count }, (_, visitor) => write(visitor))
  try {
    for (const [round, name] of names.entries()) {
      await topology.adminReady()
      due.push(await createPage(topology, `Due zebra${round}`, 'draft'))
      expiring.push(await expiringForm(topology))
      const leader = await until('a node to do the work of all', topology.leader)
      const before = acknowledged.length
      await planPublication(topology, due[round] ?? { id: 0 })
      const killed = nodes[name === 'leader' ? leader : name]
      await until('messages to arrive meanwhile', () => acknowledged.length > before + count)
      await killed.kill()
      await until('another to do the work of all', topology.leader)
      await killed.restart()
    }
  } finally {
    isOver = true
    await Promise.all(visitors)
  }
  return settled(topology, { form, acknowledged, due, expiring })
}

/** A form that keeps messages for a day, with some that are older. */
async function expiringForm(topology: Topology): Promise<MadeForm> {
  const form = await createForm(topology, { retentionDays: 1 })
  await topology.query(
    `insert into submissions (form_id, status, received_at, subject, entries)
      select $1, 'mail_sent', now() - interval '3 days', 'expired', '{}' from generate_series(1, ${EXPIRED})`,
    [form.id],
  )
  return form
}

/** Waits until all is done that is left, and counts. */
async function settled(
  { nodes, query, mailServer }: Topology,
  did: {
    readonly form: MadeForm
    readonly acknowledged: readonly string[]
    readonly due: readonly MadePage[]
    readonly expiring: readonly MadeForm[]
  },
): Promise<AfterKills> {
  const { form, acknowledged, due, expiring } = did
  const count = async (text: string, values: readonly unknown[] = []) => Number((await query(text, values))[0]?.count)
  await until(
    'every mail to be sent',
    async () => (await count(`select count(*) from deliveries where state in ('queued', 'sending')`)) === 0,
    PATIENCE_MS.longWork,
  )
  await until(
    'what is due to be published',
    async () => (await count(`select count(*) from payload_jobs where completed_at is null`)) === 0,
  )
  const lost: string[] = []
  const doubled: string[] = []
  const stored = await query(`select entries->>'your-text' as text from submissions where form_id = $1`, [form.id])
  const times = countEach(stored.map(({ text }) => String(text)))
  const mailed = mailServer.mails.map((mail) => ({
    text: /kill-\d+-end/.exec(mail)?.[0] ?? '',
    id: /^message-id: *(\S+)/im.exec(mail)?.[1] ?? '',
  }))
  const ids = new Map<string, Set<string>>()
  for (const { text, id } of mailed) ids.set(text, (ids.get(text) ?? new Set()).add(id))
  for (const text of acknowledged) {
    if (!times.has(text)) lost.push(`${text} is not stored`)
    if (!ids.has(text)) lost.push(`${text} was not mailed`)
  }
  for (const [text, number] of times) if (number > 1) doubled.push(`${text} is stored ${number} times`)
  for (const [text, { size }] of ids) if (text && size > 1) doubled.push(`${text} was mailed ${size} times`)
  for (const { id, path } of due) {
    if ((await fetch(nodes.one.url + path)).status !== 200) lost.push(`${path} is not published`)
    const versions = await count(
      `select count(*) from _pages_v where parent_id = $1 and version__status = 'published'`,
      [id],
    )
    if (versions > 1) doubled.push(`${path} was published ${versions} times`)
    const found = await (await fetch(`${nodes.one.url}/search/?q=${path.replace(/.*-|\/$/g, '')}`)).text()
    if (!found.includes(`href="${path}"`)) lost.push(`${path} is not found by the search`)
  }
  for (const { id } of expiring) {
    const left = await count('select count(*) from submissions where form_id = $1', [id])
    if (left > 0) lost.push(`${left} messages outlived their days`)
  }
  const kills = mailed.filter(({ text }) => text !== '')
  return {
    acknowledged: acknowledged.length,
    lost,
    doubled,
    repeated: kills.length - new Set(kills.map(({ id }) => id)).size,
  }
}

function countEach(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
