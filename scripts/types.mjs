import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { NODE_FLAGS } from './launch/program.mjs'
import { runVisibly } from './launch/run.mjs'

/** Folder of files that are made on the way. */
const FOLDER = inRoot('node_modules/.cache/vitrine-types')

/**
 * Files that Payload writes from the content model of all features, on or off, so that they are the same for every site.
 *
 * @type {readonly { what: string, file: string, command: string, config: string, output: string }[]}
 */
const GENERATED = [
  {
    what: 'file with the types of the content',
    file: 'packages/cms/src/types/payload-types.ts',
    command: 'generate:types',
    config: 'packages/cms/src/types/types-config.ts',
    output: 'PAYLOAD_TS_OUTPUT_PATH',
  },
  {
    what: 'list of the components of the admin',
    file: 'apps/admin/src/app/(payload)/admin/importMap.js',
    command: 'generate:importmap',
    config: 'packages/cms/src/types/import-map-config.ts',
    output: 'IMPORT_MAP_FILE',
  },
]

requireNode()
await install()
await mkdir(FOLDER, { recursive: true })
const isCheck = process.argv.includes('--check')
for (const { what, file, command, config, output } of GENERATED) {
  const written = isCheck ? join(FOLDER, command.replace(':', '-')) : inRoot(file)
  // The tool leaves a file as it is when nothing changed, so an old one would be taken for today's.
  if (isCheck) await rm(written, { force: true })
  const code = await runVisibly(process.execPath, [...NODE_FLAGS, inRoot('node_modules/payload/bin.js'), command], {
    cwd: inRoot(),
    env: { PAYLOAD_CONFIG_PATH: inRoot(config), [output]: written, DATA_DIR: FOLDER },
  })
  if (code !== 0 || !existsSync(written)) {
    console.error(`The ${what} could not be written.`)
    process.exit(1)
  }
  if (isCheck && readFileSync(written, 'utf8') !== readFileSync(inRoot(file), 'utf8')) {
    console.error(`The ${what} is not what the features declare. Run npm run types, and commit what it writes.`)
    process.exit(1)
  }
  console.log(isCheck ? `The ${what} follows the features.` : file)
}
