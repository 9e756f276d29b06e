import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { NODE_FLAGS } from './launch/program.mjs'
import { runVisibly } from './launch/run.mjs'

/** Types of the content, in the repository. */
const TYPES = inRoot('packages/cms/src/types/payload-types.ts')

/** Folder of files that are made on the way. */
const FOLDER = inRoot('node_modules/.cache/vitrine-types')

/** Where `--check` writes those of today. */
const CHECKED = join(FOLDER, 'payload-types.ts')

requireNode()
await install()
await mkdir(FOLDER, { recursive: true })
const isCheck = process.argv.includes('--check')
const file = isCheck ? CHECKED : TYPES
// The tool leaves a file as it is when nothing changed, so an old one would be taken for today's.
if (isCheck) await rm(file, { force: true })
const tool = inRoot('node_modules/payload/bin.js')
const code = await runVisibly(process.execPath, [...NODE_FLAGS, tool, 'generate:types'], {
  cwd: inRoot(),
  env: {
    PAYLOAD_CONFIG_PATH: inRoot('packages/cms/src/types/types-config.ts'),
    PAYLOAD_TS_OUTPUT_PATH: file,
    DATA_DIR: FOLDER,
  },
})
if (code !== 0 || !existsSync(file)) {
  console.error('The types of the content were not written.')
  process.exit(1)
}
if (isCheck && readFileSync(CHECKED, 'utf8') !== readFileSync(TYPES, 'utf8')) {
  console.error('The types of the content are older than its fields. Run npm run types, and commit what it writes.')
  process.exit(1)
}
console.log(isCheck ? 'The types of the content are those of its fields.' : 'packages/cms/src/types/payload-types.ts')
