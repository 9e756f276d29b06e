import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { seed } from './launch/prepare.mjs'
import { step } from './launch/step.mjs'

requireNode()
try {
  await install()
  await buildSite()
  await step('Filling in the demo', 'Demo filled in', (progress) => seed(process.argv.slice(2), progress))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
