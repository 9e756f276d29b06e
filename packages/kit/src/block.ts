import * as shapes from './core/drawing.ts'

export type { AdminText } from '@vitrine/content/core'
export {
  type BlockDeclaration,
  type BlockOf,
  defineBlock,
  defineGeneratedBlock,
  isBlockOf,
  type PlacedBlock,
  parsersOf,
  placedBlocks,
} from './core/define-block.ts'
export { defineView, type NamedView, viewsOf } from './core/define-view.ts'
export { field, titled } from './core/fields/build.ts'
export { FILLED, type ValuesOf } from './core/fields/field.ts'
export { type JsonSchema, jsonSchemaOf } from './core/fields/json-schema.ts'
export { frozen, isPlain } from './core/frozen.ts'
export { perLanguage, type StoredBlock, type Upgrade } from './core/upgrade-blocks.ts'

/** Shapes of a block's drawing, on a ground of 48 by 32. */
export const draw = shapes
