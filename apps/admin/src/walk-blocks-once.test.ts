import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import walkBlocksOnce from './walk-blocks-once.mjs'

interface Call {
  readonly fields: readonly object[]
  readonly operations: readonly string[]
  readonly blockReferencesPermissions: object
  readonly parentPermissionsObject: object
  readonly permissionsObject: object
  readonly promises: Promise<void>[]
  readonly req: object
}

type Populate = (call: Call) => void

let folder: string
let changed: Populate
let payloads: Populate

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-permissions-'))
  const payload = dirname(createRequire(import.meta.url).resolve('payload'))
  const file = join(payload, 'utilities/getEntityPermissions/populateFieldPermissions.js')
  const source = await readFile(file, 'utf8')
  const copy = join(folder, 'populate.mjs')
  const beside = (text: string) =>
    text.replace(/from '(\.[^']+)'/g, (_, path: string) => `from '${new URL(path, pathToFileURL(file))}'`)
  await writeFile(copy, beside(walkBlocksOnce(source)))
  ;({ populateFieldPermissions: payloads } = await import(pathToFileURL(file).href))
  ;({ populateFieldPermissions: changed } = await import(pathToFileURL(copy).href))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Levels of blocks in blocks; each level has two kinds that hold all of the next. */
const LEVELS = 5

/** Permissions of a document whose blocks hold blocks, and how often a field's own access was asked. */
async function permissionsBy(populate: Populate) {
  let asked = 0
  const access = {
    read: () => {
      asked += 1
      return true
    },
    update: async () => false,
  }
  const text = { name: 'text', type: 'text', access }
  const namesOf = (level: number) => ['left', 'right'].map((side) => `${side}${level}`)
  const blocks: Record<string, object> = {}
  for (let level = 0; level < LEVELS; level += 1) {
    const inside = level + 1 < LEVELS ? [{ name: 'inside', type: 'blocks', blockReferences: namesOf(level + 1) }] : []
    for (const slug of namesOf(level)) blocks[slug] = { slug, fields: [text, ...inside] }
  }
  const permissionsObject = {}
  const promises: Promise<void>[] = []
  populate({
    fields: [
      { name: 'layout', type: 'blocks', blockReferences: namesOf(0) },
      { type: 'row', fields: [{ name: 'again', type: 'blocks', blockReferences: namesOf(0) }] },
    ],
    operations: ['create', 'read', 'update', 'delete'],
    blockReferencesPermissions: {},
    parentPermissionsObject: { create: { permission: true }, read: { permission: true }, update: { permission: true } },
    permissionsObject,
    promises,
    req: { payload: { blocks } },
  })
  await Promise.all(promises)
  return { permissions: permissionsObject, asked }
}

describe('permissions of blocks that lists name', () => {
  it('are what Payload answers', async () => {
    expect((await permissionsBy(changed)).permissions).toEqual((await permissionsBy(payloads)).permissions)
  })

  it('are worked out once for each block, where Payload does so at each place', async () => {
    expect((await permissionsBy(changed)).asked).toBe(2 * LEVELS)
    expect((await permissionsBy(payloads)).asked).toBeGreaterThan(100)
  })

  it('are left to Payload no longer when its file has changed: the build says so', () => {
    expect(() => walkBlocksOnce('export const other = 1')).toThrow('036-permissions-of-blocks.md')
  })
})
