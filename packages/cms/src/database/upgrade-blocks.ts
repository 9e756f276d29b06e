import { featureOff } from '@vitrine/content/core'
import { withOperations } from '@vitrine/content/store'
import { isLater, mapBlocks, type StoredBlock, type Upgrade, upgraded } from '@vitrine/kit/stored'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'

/** Blocks without a form of their own that are remembered, so that they are written back as they were read. */
const MAX_REMEMBERED = 10_000

/** Operations of the adapter that read or write documents and their versions. */
const OPERATIONS = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteOne',
  'find',
  'findGlobal',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateGlobal',
  'updateGlobalVersion',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies readonly (keyof BaseDatabaseAdapter)[]

interface Asked {
  readonly data?: unknown
  readonly versionData?: unknown
}

type Operation = (this: unknown, asked: Asked) => Promise<unknown>

/**
 * Brings the blocks of each document and version that leaves the database to their newest version, so that the site, a
 * form, a restored version and Payload's own merge of the other languages see the same shape. Nothing is written for it.
 *
 * A block of a later version than this program knows, which another program wrote, and one of a feature that is switched
 * off are stored as they were read, whatever was made of them on the way.
 */
export function upgradingBlocks<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, (adapter, payload) => {
    const operations: object = adapter
    const blocks = blocksOf(payload)
    return Object.fromEntries(
      OPERATIONS.map((name) => {
        const operate: Operation = Reflect.get(operations, name)
        const upgrading: Operation = async function (asked) {
          return blocks.read(await operate.call(this, blocks.written(asked)))
        }
        return [name, upgrading]
      }),
    )
  })
}

/** Upgrades of a kind of block; none where there is no such kind, or only one version of it. */
export function upgradesOf(payload: Payload, blockType: unknown): readonly Upgrade[] {
  return kindOf(payload, blockType)?.custom?.upgrades ?? []
}

function kindOf(payload: Payload, blockType: unknown) {
  const name = String(blockType)
  return Object.hasOwn(payload.blocks, name) ? payload.blocks[name] : undefined
}

function blocksOf(payload: Payload) {
  const untouched = new Map<string, StoredBlock>()

  const read = (block: StoredBlock): StoredBlock => {
    const upgrades = upgradesOf(payload, block.blockType)
    if (isLater(block, upgrades) || featureOff(kindOf(payload, block.blockType))) remember(untouched, block)
    return upgraded(block, upgrades)
  }
  const written = (block: StoredBlock): StoredBlock => {
    const known = untouched.get(String(block.id))
    return known && known.blockType === block.blockType ? structuredClone(known) : block
  }
  return {
    read: (documents: unknown): unknown => mapBlocks(documents, read),
    written: (asked: Asked): Asked => {
      if (untouched.size === 0) return asked
      const { data, versionData } = asked
      return {
        ...asked,
        ...(data !== undefined && { data: mapBlocks(data, written) }),
        ...(versionData !== undefined && { versionData: mapBlocks(versionData, written) }),
      }
    },
  }
}

/** Keeps a copy: Payload makes of what it reads the values of one language. */
function remember(untouched: Map<string, StoredBlock>, block: StoredBlock): void {
  const id = String(block.id)
  untouched.delete(id)
  untouched.set(id, structuredClone(block))
  const [oldest] = untouched.keys()
  if (untouched.size > MAX_REMEMBERED && oldest !== undefined) untouched.delete(oldest)
}
