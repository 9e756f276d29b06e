import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '@vitrine/cms/accounts'
import { ConfigError, siteSettings } from '@vitrine/cms/settings'
import { addressOf } from '@vitrine/content/core'
import { listRedirects } from '@vitrine/content/redirects'
import { readArguments, reportText } from '@vitrine/static-export/command'
import { type Ask, exportSite } from '@vitrine/static-export/server'
import type { FastifyInstance } from 'fastify'
import { openSite } from './open-site.ts'
import { createConnections } from './server/connections.ts'
import type { Site } from './site.ts'
import { buildSiteApp } from './site-app.ts'

/** Sliders whose images are written. */
const MAX_SLIDERS = 1_000

/** Files of the build that browsers load: compressed ones are for this site's own answers. */
const LOADED = /\.(?:js|css|woff2)$/

run(process.argv.slice(2), process.env, process.env.VITRINE_ROOT ?? process.cwd()).then(
  (code) => process.exit(code),
  fail,
)

/** Writes the site as files. It listens nowhere, and does none of the work that a site does in the background. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv, root: string): Promise<number> {
  const say = (kind: 'progress' | 'result', text: string) => process.send?.({ kind, text })
  const asked = readArguments(args)
  const { folder, origin, url } = asked
  const settings = await siteSettings({ ...env, ADMIN: 'off', LOG_LEVEL: 'error', ...(url && { SITE_URL: url }) }, root)
  const { languages, siteUrl } = settings
  if (origin === siteUrl) {
    throw new ConfigError(
      `--origin is ${origin}, where the exported pages are to be. Give the address of the running site, and with --url that of the pages.`,
    )
  }
  const site = await openSite(settings, { env, root, isMeasured: false, callOrigin: origin ?? '' })
  const app = await buildSiteApp(site, {
    missing: { note: () => {}, stop: async () => {} },
    connections: createConnections(() => false),
    admin: undefined,
    requireDatabase: () => {},
  })
  const report = await exportSite({
    ask: asking(app),
    folder,
    siteUrl,
    origin,
    homes: languages.map((locale) => addressOf({ locale, path: '/' }, languages)),
    scripts: (await readdir(join(site.clientDir, 'assets')))
      .filter((name) => LOADED.test(name) && !name.startsWith('live-preview'))
      .map((name) => `/assets/${encodeURIComponent(name)}`),
    fragments: origin === undefined ? [] : await slidersInWindows(site),
    redirects: await listRedirects(site.payload),
    progress: (text) => say('progress', text),
  })
  say('result', reportText(report, { ...asked, siteUrl }))
  return report.broken.length > 0 ? 1 : 0
}

/** HTML of all sliders: pages open those that they do not have in a window, which asks the running site. */
async function slidersInWindows({ payload, pages, settings }: Site): Promise<readonly string[]> {
  const { docs } = await payload.find({
    collection: 'sliders',
    where: { _status: { equals: 'published' } },
    select: { alias: true },
    depth: 0,
    limit: MAX_SLIDERS,
    pagination: false,
  })
  const asked = docs.flatMap(({ alias }) =>
    alias ? settings.languages.map((locale) => pages.slider(alias, locale)) : [],
  )
  return (await Promise.all(asked)).flatMap((fragment) => fragment?.html ?? [])
}

/** Asks the server in this process, as somebody does who reaches it directly. */
function asking(app: FastifyInstance): Ask {
  return async (method, url) => {
    const { statusCode, headers, rawPayload } = await app.inject({ method, url })
    const texts = Object.entries(headers).map(([name, value]) => [name, value === undefined ? value : String(value)])
    return { status: statusCode, headers: Object.fromEntries(texts), body: rawPayload }
  }
}
