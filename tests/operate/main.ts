import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { runCommand } from './commands.ts'
import { measureCosts } from './costs.ts'
import { uploadImage } from './files.ts'
import { measureFreshness, percentile } from './freshness.ts'
import { killNodes } from './kills.ts'
import { moveMedia } from './move-media.ts'
import { startRedis } from './redis.ts'
import { restartUnderLoad } from './restart.ts'
import { restoreFromBackup } from './restore.ts'
import { startTopology, type Topology } from './topology.ts'

/** Milliseconds after which a change is visible on every node. */
const FRESH_WITHIN_MS = 100

/** Changes whose freshness is measured. */
const CHANGES = 100

/** Visitors at once. */
const VISITORS = 8

/** Nodes to kill, in this order. */
const KILLS = ['leader', 'one', 'two', 'admin', 'leader', 'one', 'leader', 'two', 'admin', 'leader'] as const

const results: boolean[] = []

/** Prints a line of the outcome. */
function say(name: string, figure: string, isAsWanted: boolean, details: readonly string[] = []): void {
  results.push(isAsWanted)
  console.log(`  ${isAsWanted ? '✓' : '✗'} ${name.padEnd(46)} ${figure}`)
  for (const line of details.slice(0, 10)) console.log(`      ${line}`)
}

/** Tries everything, the backup last: it ends the site. */
async function operate(topology: Topology): Promise<void> {
  const [row] = await topology.query(
    'select count(*)::int as rows, count(distinct name)::int as names from payload_migrations',
  )
  say('migrations, three nodes started at once', `${row?.rows}, each once`, row?.rows === row?.names)

  const fresh = await measureFreshness(topology, CHANGES)
  for (const name of ['one', 'two'] as const) {
    const p99 = percentile(fresh.milliseconds[name], 0.99)
    say(`freshness on node ${name}, p99 of ${CHANGES} changes`, `${p99.toFixed(1)} ms`, p99 <= FRESH_WITHIN_MS)
  }

  say('answers without a change that was acknowledged', String(fresh.stale), fresh.stale === 0)

  const { requests, failed } = await restartUnderLoad(topology, ['one', 'two', 'admin'], { visitors: VISITORS })
  say(`failed of ${requests} requests during a rolling restart`, String(failed.length), failed.length === 0, failed)

  const { acknowledged, lost, doubled, repeated } = await killNodes(topology, KILLS, { visitors: VISITORS })
  const after = `after ${KILLS.length} kills and ${acknowledged} messages`
  say(`lost ${after}`, String(lost.length), lost.length === 0, lost)
  say(`doubled ${after}`, String(doubled.length), doubled.length === 0, doubled)
  console.log(`      handed to the mail server again under the same Message-ID: ${repeated}`)

  const { before, onDisk, back } = await moveMedia(topology)
  const isMoved = before.files > 0 && before.hash === onDisk.hash && before.hash === back.hash
  say(`${before.files} files from S3 to the disk and back`, isMoved ? 'equal hashes' : 'hashes differ', isMoved)

  await sayCosts(topology)

  const restored = await restoreFromBackup(topology)
  const isSame = JSON.stringify(restored.before) === JSON.stringify(restored.after)
  const { rows, media } = restored.before
  say(
    `backup, wipe, restore of ${rows} rows and ${media.files} files`,
    isSame ? 'equal hashes' : 'hashes differ',
    isSame,
    isSame ? [] : [JSON.stringify(restored.before), JSON.stringify(restored.after)],
  )
}

/** Prints costs, which are as they are. */
async function sayCosts(topology: Topology): Promise<void> {
  const costs = await measureCosts(topology)
  if (!costs) return
  const { milliseconds, memory, thousandPages } = costs
  const { cachedPage, renderedPage, message, save, form } = milliseconds
  const lines = [
    ['page from memory', cachedPage],
    ['page that is rendered', renderedPage],
    ['message, stored and mailed', message],
    ['change that is published', save],
    ['form of the admin that is opened', form],
  ] as const
  for (const [what, time] of lines) console.log(`    ${what.padEnd(46)} ${time.toFixed(2)} ms of processor time`)
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
  console.log(
    `    ${'memory of a node, and of one with the admin'.padEnd(46)} ${megabytes(memory.site)}, ${megabytes(memory.admin)}`,
  )
  console.log(`    ${'database for 1,000 pages'.padEnd(46)} ${megabytes(thousandPages)}`)
}

const started = performance.now()
const load = loadavg()[0] ?? 0
const redis = await startRedis()
console.log(`\n  Two sites and an admin on PostgreSQL, S3 (s3rver) and Redis (${redis.about})`)
console.log(`  on ${availableParallelism()} processors, which others keep busy by ${load.toFixed(1)}\n`)
const topology = await startTopology(redis)
try {
  await runCommand('seed', [], { ...topology.env, DATA_DIR: topology.nodes.admin.dataDir })
  for (const [number, colour] of ['#a03020', '#20a030', '#3020a0'].entries()) {
    await uploadImage(topology, `colour-${number}.png`, colour)
  }
  await operate(topology)
} finally {
  await topology.stop()
}
console.log(`\n  ${Math.round((performance.now() - started) / 1000)} s\n`)
process.exit(results.every(Boolean) ? 0 : 1)
