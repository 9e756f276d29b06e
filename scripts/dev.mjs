import { fork } from 'node:child_process'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { prepareData } from './launch/prepare.mjs'
import { writeWiring } from './wiring/files.mjs'

requireNode()
await install()
await writeWiring(inRoot())
await buildSite()
await prepareData()
const child = fork(inRoot('scripts/launch/watch-site.mjs'), [], {
  cwd: inRoot(),
  env: { ...process.env, NODE_ENV: 'development', VITRINE_ROOT: inRoot() },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
