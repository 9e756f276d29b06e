import { blockParsers as effectParsers } from '@vitrine/effects/core'
import { blocks as effectBlocks } from '@vitrine/effects/ui'
import { blockParsers as formParsers } from '@vitrine/forms/core'
import { blocks as formBlocks } from '@vitrine/forms/ui'
import { blockParsers as navigationParsers } from '@vitrine/navigation/core'
import { blocks as navigationBlocks } from '@vitrine/navigation/ui'
import { faqPage, blockParsers as pageParsers } from '@vitrine/pages/core'
import { blocks as pageBlocks } from '@vitrine/pages/ui'
import type { BlockBase, BlockParsers, BlockRenderers } from '@vitrine/ui/core'

/** What each feature adds to the rendering of pages. A new feature is named here and in `server.ts`. */
export const renderers: BlockRenderers = { ...pageBlocks, ...effectBlocks, ...formBlocks, ...navigationBlocks }

export const parsers: BlockParsers = { ...pageParsers, ...effectParsers, ...formParsers, ...navigationParsers }

/** What blocks tell search engines: each looks at all blocks of a page and may give one object of schema.org. */
export const structuredData: readonly ((blocks: readonly BlockBase[]) => object | undefined)[] = [faqPage]
