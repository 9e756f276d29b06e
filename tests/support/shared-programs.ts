import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findHeadlessShell } from '../../scripts/launch/browser.mjs'
import { seed } from '../../scripts/launch/prepare.mjs'
import { startAdminSite } from './admin-site.ts'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { PATIENCE_MS } from './patience.ts'
import { type Start, startShareServer } from './share-server.ts'
import type { SharedName } from './shared.ts'
import { startSiteOn } from './site-process.ts'

/** Starts what the tests of a run share, each when a test first asks for it, and stops it after the last test. */
export default async function setup(project: TestProject) {
  const server = await startShareServer(STARTS)
  project.provide('sharedUrl', server.url)
  return server.stop
}

const STARTS: Readonly<Record<SharedName, Start>> = {
  async demo(_, write) {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
    await seed([], (text) => write(`${text}\n`), { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' })
    return { text: folder, stop: () => rm(folder, { recursive: true, force: true }) }
  },
  async site(textOf, write) {
    const site = await startSiteOn(await textOf('demo'), {}, { write })
    return { text: site.url, stop: site.stop }
  },
  async browser() {
    const executablePath = findHeadlessShell() ?? process.env.VITRINE_BROWSER
    const server = await chromium.launchServer({
      ...(executablePath && { executablePath }),
      args: [...BROWSER_FLAGS],
      timeout: PATIENCE_MS.start,
    })
    return { text: server.wsEndpoint(), stop: () => server.close() }
  },
  async admin(textOf, write) {
    // Tests may say which address they ask from, so that none is counted for another.
    const { site, admin } = await startAdminSite(await textOf('demo'), { TRUST_PROXY: '1' }, { write })
    return { text: JSON.stringify(admin), stop: site.stop, log: site.log }
  },
}
