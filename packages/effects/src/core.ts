import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'
import { parseScrollSections } from './core/blocks/scroll-sections.ts'
import { parseSection } from './core/blocks/section.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  ...parsersOf(declarations),
  section: parseSection,
  scrollSections: parseScrollSections,
}
export { groundSourcesOf } from './core/ground-sources.ts'
export { EFFECT_TEXTS, parseEffectTexts } from './core/texts.ts'
