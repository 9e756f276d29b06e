import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { renderPage } from '../fixtures/islands/pages.tsx'

const ROOT = fileURLToPath(new URL('../fixtures/islands', import.meta.url))

/** Pages of small islands, served with the house's own code that wakes them. */
export interface IslandSite {
  readonly url: string
  stop(): Promise<void>
}

/** Bundles the fixture as the site is bundled, and serves its pages. */
export async function startIslandSite(): Promise<IslandSite> {
  const outDir = await mkdtemp(join(tmpdir(), 'vitrine-islands-'))
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    // The test runner's environment would otherwise ask for React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(ROOT, 'entry.ts'),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = renderPage(pathname)
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      return
    }
    const script = await readFile(join(outDir, basename(pathname))).catch(() => undefined)
    response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
