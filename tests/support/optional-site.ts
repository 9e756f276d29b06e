import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '@vitrine/kit/config'
import { copyProject } from './project-copy.ts'
import { shared } from './shared.ts'
import { startSiteOn, type TestSite } from './site-process.ts'

/** Builds the visitor's program of a copy of the project, with the settings of that. */
const BUILD = `
  const { buildSite } = await import('./scripts/launch/build.mjs')
  await buildSite()
`

const configWith = (names: SiteConfig['features']) => `import { defineConfig } from '@vitrine/kit/config'

export default defineConfig({ features: ${JSON.stringify(names)} })
`

/** The demo of a site whose config names optional features: its program is built from a copy of the project. */
export async function startSiteWith(
  features: SiteConfig['features'],
  env: Record<string, string> = {},
): Promise<TestSite> {
  const copy = await copyProject()
  await writeFile(join(copy.folder, 'vitrine.config.ts'), configWith(features))
  await copy.run(['scripts/wiring.mjs'])
  await copy.run(['--input-type=module', '--eval', BUILD])
  const site = await startSiteOn(await shared('demo'), env, { root: copy.folder })
  return {
    ...site,
    get url() {
      return site.url
    },
    get pid() {
      return site.pid
    },
    async stop() {
      await site.stop()
      await copy.remove()
    },
  }
}
