import { run } from '../../../scripts/launch/run.mjs'
import { COUNTER } from './counter.mjs'
import { installPeer } from './install.mjs'
import { serve } from './serve.mjs'

const FILES = {
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/page.jsx': `import page from '../page.json'

export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: page.body }} />
}
`,
  'app/counter.jsx': COUNTER,
  'app/component/page.jsx': `import page from '../../page.json'
import { Counter } from '../counter.jsx'

export default function Page() {
  return <><div dangerouslySetInnerHTML={{ __html: page.body }} /><Counter /></>
}
`,
}

const NEXT = 'node_modules/next/dist/bin/next'

/**
 * A page of ours on Next: its body as a static page at `/`, and at `/component/` with one component of React. The head
 * and all scripts are Next's own. `next start` sends it.
 *
 * @param {ReturnType<typeof import('./page.mjs').partsOf>} page
 * @param {{ next: string, react: string }} versions
 */
export async function startNext(page, { next, react }) {
  const dependencies = { next, react, 'react-dom': react }
  const folder = await installPeer('next', dependencies, { ...FILES, 'page.json': JSON.stringify(page) })
  await run(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  })
  return { version: next, ...(await serve(folder, (port) => [NEXT, 'start', '-H', '127.0.0.1', '-p', port])) }
}
