import { mapBlocks, upgraded } from '@vitrine/kit/stored'
import type { CollectionConfig, GlobalConfig, Payload } from 'payload'
import { upgradesOf } from '../database/upgrade-blocks.ts'

/** Operations that bring data from outside. */
const WRITING: readonly string[] = ['create', 'update', 'updateByID']

/**
 * Brings blocks that come from outside to their newest version before defaults fill what they lack: a block that was
 * copied, exported or written down before its kind had this version. One that names no version is of version 1.
 */
export function withUpgradedBlocks(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ({ args, operation, req }) => (WRITING.includes(operation) ? upgradedArgs(args, req.payload) : args),
        ...(hooks?.beforeOperation ?? []),
      ],
    },
  }
}

/** As {@link withUpgradedBlocks}, for a global. */
export function globalWithUpgradedBlocks(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        ({ args, operation, req }) => (WRITING.includes(operation) ? upgradedArgs(args, req.payload) : args),
        ...(hooks?.beforeOperation ?? []),
      ],
    },
  }
}

function upgradedArgs<Args extends object>(args: Args, payload: Payload): Args {
  if (!('data' in args)) return args
  return { ...args, data: mapBlocks(args.data, (block) => upgraded(block, upgradesOf(payload, block.blockType))) }
}
