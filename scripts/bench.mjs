import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'

requireNode()
try {
  await install()
  // What it measures with are dependencies, so it can be loaded only once they are there.
  const { bench } = await import('../bench/main.mjs')
  process.exit((await bench(process.argv.slice(2))) ? 0 : 1)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
