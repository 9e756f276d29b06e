import type { Image } from '@vitrine/content/core'
import type { BlockBase } from './block.ts'
import type { FeatureStates } from './feature-state.ts'

/** Functions with which a block's parser reads values that belong to others. */
export interface ParseContext {
  readonly locale: string
  /** Reads a populated upload. Undefined for one that is missing or not a picture. */
  readonly image: (raw: unknown) => Image | undefined
  /** Reads a link group. Undefined for one without a target, or whose target is gone or has an unsafe scheme. */
  readonly href: (raw: unknown) => string | undefined
  /** States that features provide for this request, each read by its own {@link FeatureState}. */
  readonly features?: FeatureStates
  /** Reads nested blocks. */
  readonly blocks: (raw: unknown) => readonly BlockBase[]
}

/** Turns a stored block into what its component shows. Undefined: it is too broken to be shown. */
export type BlockParser = (raw: Readonly<Record<string, unknown>>, parse: ParseContext) => BlockBase | undefined

/** Parsers by `blockType`. */
export type BlockParsers = Readonly<Record<string, BlockParser>>
