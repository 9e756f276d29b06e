import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = parsersOf(declarations)
export { groundSourcesOf } from './core/ground-sources.ts'
export { EFFECT_TEXTS, parseEffectTexts } from './core/texts.ts'
