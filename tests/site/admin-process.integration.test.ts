import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { until } from '../support/until.ts'

/** Event of the admin, as the stand-in for the site receives it. */
interface AdminEvent {
  readonly event?: string
  readonly childPid?: number
  readonly line?: string
  readonly stream?: string
}

const sites: ChildProcess[] = []

afterEach(() => {
  for (const site of sites.splice(0)) site.kill('SIGKILL')
})

/** A small program that starts a smaller one with the site's own supervisor. */
function startSite(env: Record<string, string> = {}) {
  const site = spawn(process.execPath, ['tests/fixtures/supervised-admin/site.mjs'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  sites.push(site)
  const events: AdminEvent[] = []
  if (!site.stdout) throw new Error('The stand-in has no output.')
  createInterface({ input: site.stdout }).on('line', (line) => events.push(JSON.parse(line)))
  const hears = (what: string, matches: (message: AdminEvent) => boolean) => until(what, () => events.find(matches))
  return {
    site,
    hears,
    async adminPid() {
      const { childPid } = await hears('the admin to be started', ({ event }) => event === 'admin started')
      if (!childPid) throw new Error('The admin has no number.')
      return childPid
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    // Whoever adopted it need not have noticed that it ended.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // No such folder on this system.
    return true
  }
}

const gone = (pid: number) => until('the admin to be gone', () => !isAlive(pid))

it('what the admin writes reaches the site, from both streams', async () => {
  const { hears } = startSite()
  await hears('its word', ({ line, stream }) => line === 'the admin speaks' && stream === 'stdout')
  await hears('its complaint', ({ line, stream }) => line === 'the admin complains' && stream === 'stderr')
})

it('an admin whose site is killed ends', async () => {
  const { site, hears, adminPid } = startSite()
  const pid = await adminPid()
  await hears('the admin to be ready', ({ event }) => event === 'admin ready')
  site.kill('SIGKILL')
  await gone(pid)
})

it('an admin whose site is killed while it starts ends', async () => {
  const { site, adminPid } = startSite({ NEVER_LISTENS: 'yes' })
  const pid = await adminPid()
  site.kill('SIGKILL')
  await gone(pid)
})

it('an admin whose site is asked to end while it starts ends with it', async () => {
  const { site, hears, adminPid } = startSite({ NEVER_LISTENS: 'yes' })
  const pid = await adminPid()
  await hears('its word', ({ line }) => line === 'the admin speaks')
  site.kill('SIGTERM')
  const [code] = await once(site, 'exit')
  expect([code, isAlive(pid)]).toEqual([0, false])
})
