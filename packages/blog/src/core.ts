import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = parsersOf(declarations)

export { blogPosting } from './core/article.ts'
export { BLOG_TEXTS, type BlogTexts, parseBlogTexts } from './core/texts.ts'
