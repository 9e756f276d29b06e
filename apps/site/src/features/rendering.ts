import { faqPage, blockParsers as pageParsers, parseBlockTexts, rawHtmlSourcesOf } from '@vitrine/blocks/core'
import { blocks as pageBlocks } from '@vitrine/blocks/ui'
import {
  type BlogTexts,
  blockParsers as blogParsers,
  blogPosting,
  type CommentTexts,
  parseBlogTexts,
  parseCommentTexts,
} from '@vitrine/blog/core'
import { blocks as blogBlocks } from '@vitrine/blog/ui'
import { record } from '@vitrine/content/core'
import { blockParsers as effectParsers, groundSourcesOf, parseEffectTexts } from '@vitrine/effects/core'
import { blocks as effectBlocks } from '@vitrine/effects/ui'
import { blockParsers as formParsers } from '@vitrine/forms/core'
import { blocks as formBlocks } from '@vitrine/forms/ui'
import type { BlockBase, BlockParsers, BlockRenderers, PageSources } from '@vitrine/kit/core'
import { type LightboxSettings, parseLightbox } from '@vitrine/lightbox/core'
import { blockParsers as navigationParsers } from '@vitrine/navigation/core'
import { blocks as navigationBlocks } from '@vitrine/navigation/ui'
import {
  creativeWork,
  type PortfolioTexts,
  parsePortfolioTexts,
  blockParsers as portfolioParsers,
} from '@vitrine/portfolio/core'
import { blocks as portfolioBlocks } from '@vitrine/portfolio/ui'
import { parseSearchTexts, type SearchTexts, blockParsers as searchParsers } from '@vitrine/search/core'
import { blocks as searchBlocks } from '@vitrine/search/ui'
import { parseSliderTexts, blockParsers as sliderParsers, sliderSourcesOf } from '@vitrine/sliders/core'
import { blocks as sliderBlocks } from '@vitrine/sliders/ui'
import { type PartsTexts, parsePartsTexts, parseStepperTexts, type StepperTexts } from '@vitrine/ui/core'
import { parseVideoTexts, videoObjects, blockParsers as videoParsers, videoSourcesOf } from '@vitrine/video/core'
import { blocks as videoBlocks } from '@vitrine/video/ui'
import type { StoredGlobals } from '../content/source.ts'

/** What each feature adds to the rendering of pages. A new feature is named here and in `server.ts`. */
export const renderers: BlockRenderers = {
  ...pageBlocks,
  ...effectBlocks,
  ...formBlocks,
  ...navigationBlocks,
  ...videoBlocks,
  ...sliderBlocks,
  ...blogBlocks,
  ...portfolioBlocks,
  ...searchBlocks,
}

export const parsers: BlockParsers = {
  ...pageParsers,
  ...effectParsers,
  ...formParsers,
  ...navigationParsers,
  ...videoParsers,
  ...sliderParsers,
  ...blogParsers,
  ...portfolioParsers,
  ...searchParsers,
}

/** What blocks tell search engines: each looks at all blocks of a page and gives objects of schema.org. */
export const structuredData: readonly ((
  blocks: readonly BlockBase[],
  site: { readonly siteUrl: string },
) => object | undefined | readonly object[])[] = [faqPage, videoObjects, blogPosting, creativeWork]

/** What blocks load from others, with their visitor's consent: each looks at all blocks of a page. */
const sources: readonly ((blocks: readonly BlockBase[]) => readonly PageSources[])[] = [
  groundSourcesOf,
  rawHtmlSourcesOf,
  sliderSourcesOf,
  videoSourcesOf,
]

/** What the blocks of a page load from others, all features together. Forms need more than blocks, and say it themselves. */
export function sourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return sources.flatMap((sourcesOfFeature) => sourcesOfFeature(blocks))
}

/** Texts of blocks that no editor of a page writes, by the name of the feature that reads them from its state. */
export interface FeatureTexts {
  readonly pages: ReturnType<typeof parseBlockTexts>
  readonly effects: ReturnType<typeof parseEffectTexts>
  readonly stepper: StepperTexts
  readonly parts: PartsTexts
  readonly video: ReturnType<typeof parseVideoTexts>
  readonly sliders: ReturnType<typeof parseSliderTexts>
  readonly blog: BlogTexts
  readonly comments: CommentTexts
  readonly portfolio: PortfolioTexts
  readonly search: SearchTexts
}

/** @param globals As they are stored; some features have texts of their own. */
export function parseFeatureTexts({
  site,
  blog,
  portfolio,
  search,
}: Pick<StoredGlobals, 'site' | 'blog' | 'portfolio' | 'search'>): FeatureTexts {
  const texts = record(record(site).blockTexts)
  return {
    pages: parseBlockTexts(texts.pages),
    effects: parseEffectTexts(texts.effects),
    stepper: parseStepperTexts(texts.stepper),
    parts: parsePartsTexts(texts.parts),
    video: parseVideoTexts(texts.video),
    sliders: parseSliderTexts(texts.sliders),
    blog: parseBlogTexts(record(blog).texts),
    comments: parseCommentTexts(record(record(blog).comments).texts),
    portfolio: parsePortfolioTexts(record(portfolio).texts),
    search: parseSearchTexts(record(search).texts),
  }
}

/** @param site The `site` global as it is stored. */
export function parseLightboxOf(site: unknown): LightboxSettings {
  return parseLightbox(record(site).lightbox)
}
