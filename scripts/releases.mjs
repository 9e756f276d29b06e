import { writeFileSync } from 'node:fs'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { packPrograms } from './releases/packed-programs.mjs'

/** Name of a release, as its tag has it. */
const NAME = /^v\d+\.\d+\.\d+$/

requireNode()
const [name = ''] = process.argv.slice(2)
if (!NAME.test(name)) {
  console.error(
    'Packs the programs of the commit that is checked out, for the tests that run two versions side by side.',
  )
  console.error('Give the tag of the release, as in: npm run releases -- v0.1.0')
  process.exit(1)
}
await install()
await buildSite()
const packed = packPrograms(inRoot())
const file = `tests/fixtures/releases/${name}.json.br`
writeFileSync(inRoot(file), packed)
console.log(`    ${file}: ${Math.round(packed.length / 1000)} KB`)
