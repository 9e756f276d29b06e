import type { BlockBase } from '@vitrine/ui/core'

/** A block that no feature knows. Editors see it in preview, visitors see nothing. */
export interface UnknownBlock extends BlockBase {
  readonly blockType: 'unknown'
  readonly name: string
}
