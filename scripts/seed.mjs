import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { seed } from './launch/prepare.mjs'
import { step } from './launch/step.mjs'

const args = process.argv.slice(2)
const [doing, done] = args.includes('--pictures')
  ? ['Making the sizes of the pictures', 'Sizes of the pictures made']
  : ['Filling in the demo', 'Demo filled in']

requireNode()
try {
  await install()
  await buildSite()
  await step(doing, done, (progress) => seed(args, progress))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
