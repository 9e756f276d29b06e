import { spawn } from 'node:child_process'
import { buildAdmin, buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { NODE_FLAGS } from './launch/program.mjs'

requireNode()
if (process.argv.length > 2) {
  console.error(
    'npm run operate takes no arguments. It starts a site on several nodes, breaks it, and says what came of it.',
  )
  process.exit(1)
}
try {
  await install()
  await buildSite()
  await buildAdmin()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
spawn(process.execPath, [...NODE_FLAGS, '--import', 'tsx', inRoot('tests/operate/main.ts')], { stdio: 'inherit' }).once(
  'close',
  (code) => process.exit(code ?? 1),
)
