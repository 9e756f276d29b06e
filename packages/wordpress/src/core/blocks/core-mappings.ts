import type { BlockMapping } from '../convert/convert.ts'
import { DYNAMIC_MAPPINGS } from './dynamic-blocks.ts'
import { LAYOUT_MAPPINGS } from './layout-blocks.ts'
import { MEDIA_MAPPINGS } from './media-blocks.ts'
import { TEXT_MAPPINGS } from './text-blocks.ts'

/** Mappings of the blocks of WordPress itself. */
export const CORE_MAPPINGS: readonly BlockMapping[] = [
  ...TEXT_MAPPINGS,
  ...MEDIA_MAPPINGS,
  ...LAYOUT_MAPPINGS,
  ...DYNAMIC_MAPPINGS,
]
