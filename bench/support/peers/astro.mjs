import { join } from 'node:path'
import { run } from '../../../scripts/launch/run.mjs'
import { COUNTER } from './counter.mjs'
import { installPeer } from './install.mjs'
import { serve } from './serve.mjs'

/** The newest of each that runs on this Node; Astro 6 and later need 22. */
const VERSIONS =
  Number(process.versions.node.split('.')[0]) >= 22
    ? { astro: '7.3.5', '@astrojs/node': '11.1.6', '@astrojs/react': '7.0.0' }
    : { astro: '5.18.2', '@astrojs/node': '9.5.5', '@astrojs/react': '4.4.2' }

const FILES = {
  'astro.config.mjs': `import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({ adapter: node({ mode: 'standalone' }), integrations: [react()] })
`,
  'src/counter.jsx': COUNTER,
  'src/pages/index.astro': `---
import page from '../page.json'
export const prerender = true
---
<Fragment set:html={page.html} />
`,
  'src/pages/component.astro': `---
import { Counter } from '../counter.jsx'
import page from '../page.json'
export const prerender = true
const [start, end] = page.withoutScripts.split('</body>')
---
<Fragment set:html={start} /><Counter client:load /><Fragment set:html={'</body>' + end} />
`,
  // Without an address that is not prerendered, Astro builds no server.
  'src/pages/now.js': `export const prerender = false
export const GET = () => new Response(new Date().toISOString())
`,
}

/**
 * A page of ours on Astro: at `/` as it is, prerendered, and at `/component/` with one component of React instead of our
 * scripts. Astro's own server for Node sends it.
 *
 * @param {ReturnType<typeof import('./page.mjs').partsOf>} page
 * @param {string} react Version of React.
 */
export async function startAstro(page, react) {
  const dependencies = { ...VERSIONS, react, 'react-dom': react }
  const folder = await installPeer('astro', dependencies, { ...FILES, 'src/page.json': JSON.stringify(page) })
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  await run(join(folder, 'node_modules/.bin/astro'), ['build'], { cwd: folder, env })
  return { version: VERSIONS.astro, ...(await serve(folder, () => ['dist/server/entry.mjs'])) }
}
