import { inRoot } from './launch/paths.mjs'
import { staleWiring, writeWiring } from './wiring/files.mjs'

if (process.argv.includes('--check')) {
  const stale = await staleWiring(inRoot())
  for (const { file } of stale)
    console.error(
      `${file} does not follow the lists of features, blocks, types of fields and kinds of layers. Run npm run wiring, and commit it.`,
    )
  if (stale.length === 0)
    console.log('Every module follows the lists of features, blocks, types of fields and kinds of layers.')
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const file of await writeWiring(inRoot())) console.log(file)
}
