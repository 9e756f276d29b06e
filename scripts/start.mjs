import { buildAdmin, buildSite, holdStaleAdmin } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { isPacked } from './launch/packed.mjs'
import { inRoot } from './launch/paths.mjs'
import { prepareData } from './launch/prepare.mjs'
import { startSite } from './launch/site.mjs'
import { writeWiring } from './wiring/files.mjs'

requireNode()
console.log('\n  Vitrine\n')
try {
  await install()
  if (!isPacked) await writeWiring(inRoot())
  await buildSite()
  await prepareData()
  holdStaleAdmin()
  const site = await startSite()
  // Visitors are served from here on; the site picks the admin up as soon as it is built.
  if (site.admin) await buildAdmin()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
