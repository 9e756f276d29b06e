import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findHeadlessShell } from '../../scripts/launch/browser.mjs'
import { buildAdmin } from '../../scripts/launch/build.mjs'
import { seed } from '../../scripts/launch/prepare.mjs'
import { startAdminSite } from './admin-site.ts'
import { BROWSER_FLAGS } from './browser-flags.ts'
import type { SharedName } from './shared.ts'
import { startSiteOn } from './site-process.ts'

/** Something that is started once, and what the tests get of it. */
interface Started {
  readonly text: string
  readonly stop: () => Promise<unknown>
  /** Everything it wrote to its log. */
  readonly log?: () => string
}

/** Starts what the tests of a run share, each when a test first asks for it, and stops it after the last test. */
export default async function setup(project: TestProject) {
  const started = new Map<string, Promise<Started>>()
  const start = (name: SharedName): Promise<Started> => {
    const known = started.get(name)
    if (known) return known
    const starting = STARTS[name](async (other) => (await start(other)).text)
    started.set(name, starting)
    return starting
  }
  const server = createServer(async (request, response) => {
    const [name = '', part] = (request.url ?? '').slice(1).split('/')
    try {
      if (!isShared(name)) throw new Error(`Nothing called "${name}" is shared by tests.`)
      const { text, log } = await start(name)
      response.end(part === 'log' ? log?.() : text)
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('sharedUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    const running = await Promise.allSettled([...started.values()].reverse())
    for (const one of running) if (one.status === 'fulfilled') await one.value.stop()
  }
}

/** @param text What another shared thing tells; it is started first. */
type Start = (text: (name: SharedName) => Promise<string>) => Promise<Started>

const STARTS: Readonly<Record<SharedName, Start>> = {
  async demo() {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
    await seed([], () => {}, { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' })
    return { text: folder, stop: () => rm(folder, { recursive: true, force: true }) }
  },
  async site(text) {
    const site = await startSiteOn(await text('demo'))
    return { text: site.url, stop: site.stop }
  },
  async browser() {
    const executablePath = findHeadlessShell() ?? process.env.VITRINE_BROWSER
    const server = await chromium.launchServer({ ...(executablePath && { executablePath }), args: [...BROWSER_FLAGS] })
    return { text: server.wsEndpoint(), stop: () => server.close() }
  },
  async 'admin-build'() {
    await buildAdmin()
    return { text: '', stop: async () => {} }
  },
  async admin(text) {
    await text('admin-build')
    // Tests may say which address they ask from, so that none is counted for another.
    const { site, admin } = await startAdminSite(await text('demo'), { TRUST_PROXY: '1' })
    return { text: JSON.stringify(admin), stop: site.stop, log: site.log }
  },
}

function isShared(name: string): name is SharedName {
  return Object.hasOwn(STARTS, name)
}
