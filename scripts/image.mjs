import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lockedPackages } from './image/locked-packages.mjs'
import { billOfMaterials, packedPackages } from './image/packages.mjs'
import { NOT_AT_RUN_TIME, runtimeFiles } from './image/runtime-files.mjs'
import { buildAdmin, buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { PACKED_FILE } from './launch/packed.mjs'
import { inRoot, root } from './launch/paths.mjs'
import { step } from './launch/step.mjs'

const HELP = `Packs the built site with what it needs to run, and nothing else: what the container image holds.

  npm run image -- --into FOLDER [--without-admin]   copies it into a folder that is empty or absent
  npm run image -- --list [--without-admin]          lists its files and their sizes`

requireNode()
try {
  const { values } = parseArgs({
    options: { into: { type: 'string' }, list: { type: 'boolean' }, 'without-admin': { type: 'boolean' } },
  })
  if (values.into === undefined && !values.list) {
    console.log(HELP)
    process.exit(1)
  }
  const admin = !values['without-admin']
  await install()
  await buildSite()
  if (admin) await buildAdmin()
  const files = await step('Finding what it needs', 'Found what it needs', () => runtimeFiles(root, { admin }))
  const sizes = files.map((file) => lstatSync(inRoot(file)).size)
  if (values.list) files.forEach((file, at) => void console.log(`${String(sizes[at]).padStart(9)}  ${file}`))
  if (values.into !== undefined) {
    const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.into)
    copyTo(folder, files)
    writeBill(folder, files, admin ? ['apps/site', 'apps/admin'] : ['apps/site'])
  }
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`    ${files.length} files, ${(total / 1_000_000).toFixed(1)} MB`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 */
function copyTo(folder, files) {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Give a folder that is empty or absent.`)
  for (const file of files) {
    const from = inRoot(file)
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else copyFileSync(from, to)
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {readonly string[]} programs Folders of their workspaces.
 */
function writeBill(folder, files, programs) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(inRoot(file), 'utf8'))
  const locked = lockedPackages(read('package-lock.json').packages, programs, process).filter(
    ({ name }) => !NOT_AT_RUN_TIME.some((left) => name === left || name.startsWith(`${left}/`)),
  )
  const { version } = read('package.json')
  const bill = billOfMaterials({ packed: packedPackages(root, files), locked, version })
  writeFileSync(join(folder, PACKED_FILE), `${JSON.stringify(bill, undefined, 1)}\n`)
}
